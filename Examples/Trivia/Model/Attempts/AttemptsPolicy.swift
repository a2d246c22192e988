public import Foundation

/// The rules of attempts: three in each topic, one back every ten minutes.
public enum AttemptsPolicy {
  /// Attempts per topic.
  public static let maximum = 3
  /// Seconds until one returns; while several are away they return one after the other.
  public static let refillInterval: TimeInterval = 600
  /// Seconds after which an attempt that is held for a game comes back by itself, because whoever
  /// held it must be gone. Longer than the creation of a game may ever take.
  public static let holdLimit: TimeInterval = 120
}

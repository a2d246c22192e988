public import Foundation

/// The rules of attempts: three in each topic, one returns every ten minutes.
public enum AttemptsPolicy {
  /// Attempts per topic.
  public static let maximum = 3
  /// Seconds until an attempt returns; several spent attempts return one after the other.
  public static let refillInterval: TimeInterval = 600
  /// Seconds after which an attempt that is held for a game returns automatically, because the
  /// program must have ended. Longer than the creation of a game may ever take.
  public static let holdLimit: TimeInterval = 120
}

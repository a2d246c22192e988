public import Foundation

/// The rules of attempts.
public struct AttemptsPolicy: Hashable, Sendable {
  /// Attempts per topic.
  public var maximum: Int
  /// Seconds until one returns; while several are away they return one after the other.
  public var refillInterval: TimeInterval
  /// Seconds after which an attempt that is held for a game comes back by itself, because whoever
  /// held it must be gone. Longer than the creation of a game may ever take.
  public var holdLimit: TimeInterval

  public init(
    maximum: Int = 3, refillInterval: TimeInterval = 600, holdLimit: TimeInterval = 120
  ) {
    self.maximum = maximum
    self.refillInterval = refillInterval
    self.holdLimit = holdLimit
  }

  /// Three attempts, one back every ten minutes.
  public static let standard = AttemptsPolicy()
}

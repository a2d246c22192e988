public import Foundation

/// How many games a player may still start in a topic, and when there will be more.
public struct Attempts: Hashable, Sendable {
  /// From 0 to ``maximum``.
  public let left: Int
  public let maximum: Int
  /// When the next attempt returns; nothing when all are there.
  public let nextReturn: Date?

  public init(left: Int, maximum: Int = AttemptsPolicy.maximum, nextReturn: Date? = nil) {
    self.left = left
    self.maximum = maximum
    self.nextReturn = nextReturn
  }

  /// What a player has who never played.
  public static let full = Attempts(left: AttemptsPolicy.maximum)

  public var canPlay: Bool { left > 0 }

  /// How long until the next attempt returns, in whole seconds, rounded up and never negative, so
  /// that a countdown reaches zero exactly when the attempt is there. Nothing when all are there.
  public func timeUntilNext(at now: Date) -> Duration? {
    nextReturn.map { .seconds(max(0, $0.timeIntervalSince(now).rounded(.up))) }
  }
}

public import Foundation

/// The number of games that a player may still start in a topic, and the time of the next attempt.
public struct Attempts: Hashable, Sendable {
  /// The number of attempts left, from 0 to ``maximum``.
  public let left: Int
  public let maximum: Int
  /// The time at which the next attempt returns; nil if no attempt is missing.
  public let nextReturn: Date?

  public init(left: Int, maximum: Int = AttemptsPolicy.maximum, nextReturn: Date? = nil) {
    self.left = left
    self.maximum = maximum
    self.nextReturn = nextReturn
  }

  /// The attempts of a player who has never played.
  public static let full = Attempts(left: AttemptsPolicy.maximum)

  public var canPlay: Bool { left > 0 }

  /// The time until the next attempt returns, in whole seconds, rounded up and never negative, so
  /// that a countdown reaches zero exactly when the attempt returns. Nil if no attempt is missing.
  public func timeUntilNext(at now: Date) -> Duration? {
    nextReturn.map { end in
      // A part of a millisecond is the imprecision of a date.
      let left = (end.timeIntervalSince(now) * 1000).rounded() / 1000
      return .seconds(max(0, left.rounded(.up)))
    }
  }
}

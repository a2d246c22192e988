public import struct Foundation.Date
public import struct Foundation.TimeInterval

/// The recent failed sign-in attempts of a ``SignInCounter``, which decide how long the next attempt has to wait.
///
///     if let wait = attempts.wait(at: now, after: 5) { throw QuotesRefusal.slowDown(seconds: wait) }
public struct SignInAttempts: Equatable, Sendable {
  /// The time without an attempt after which the failures no longer count.
  public static let memory: TimeInterval = 15 * 60
  public static let shortestWait = 2
  public static let longestWait = 5 * 60

  public let failures: Int
  public let last: Date

  public init(failures: Int, last: Date) {
    self.failures = failures
    self.last = last
  }

  /// Returns the seconds that the next attempt has to wait; `nil` for no wait.
  ///
  /// - Parameter freeFailures: the number of attempts that may fail without a wait.
  public func wait(at now: Date, after freeFailures: Int) -> Int? {
    guard failures >= freeFailures else { return nil }
    let doublings = min(failures - freeFailures, 20)
    let pause = min(Self.shortestWait << doublings, Self.longestWait)
    let left = (last.addingTimeInterval(TimeInterval(pause)).timeIntervalSince(now)).rounded(.up)
    // A clock that was set back must not lengthen the wait.
    return left > 0 ? min(Int(left), pause) : nil
  }

  /// Returns the attempts with one more failure.
  static func counting(_ before: SignInAttempts?, at now: Date) -> SignInAttempts {
    guard let before, now.timeIntervalSince(before.last) < memory else {
      return SignInAttempts(failures: 1, last: now)
    }
    return SignInAttempts(failures: before.failures + 1, last: now)
  }

  /// Returns the attempts without one that did not fail.
  ///
  /// - Parameter before: the attempts before that one; others may have failed since.
  static func takingBack(
    _ attempts: SignInAttempts?, to before: SignInAttempts?
  ) -> SignInAttempts? {
    guard let attempts, attempts.failures - 1 > before?.failures ?? 0 else { return before }
    return SignInAttempts(failures: attempts.failures - 1, last: attempts.last)
  }
}

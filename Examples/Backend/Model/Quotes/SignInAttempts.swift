public import struct Foundation.Date
public import struct Foundation.TimeInterval

/// The recent failed sign-in attempts for an email address, which decide how long the next attempt has
/// to wait.
///
///     if let wait = attempts.wait(at: now) { throw QuotesRefusal.slowDown(seconds: wait) }
public struct SignInAttempts: Equatable, Sendable {
  /// The number of attempts that may fail without a wait.
  public static let freeFailures = 5
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
  public func wait(at now: Date) -> Int? {
    guard failures >= Self.freeFailures else { return nil }
    let doublings = min(failures - Self.freeFailures, 20)
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
}

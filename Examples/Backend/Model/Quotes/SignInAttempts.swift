public import struct Foundation.Date
public import struct Foundation.TimeInterval

/// How often signing in with an address failed lately, which decides how long the next attempt has to
/// wait.
///
///     if let wait = attempts.wait(at: now) { throw QuotesRefusal.slowDown(seconds: wait) }
public struct SignInAttempts: Equatable, Sendable {
  /// As many may fail without any wait.
  public static let freeFailures = 5
  /// After as long without an attempt, all are forgotten.
  public static let memory: TimeInterval = 15 * 60
  public static let shortestWait = 2
  public static let longestWait = 5 * 60

  public let failures: Int
  public let last: Date

  public init(failures: Int, last: Date) {
    self.failures = failures
    self.last = last
  }

  /// How many seconds the next attempt has to wait; `nil` when it need not.
  public func wait(at now: Date) -> Int? {
    guard failures >= Self.freeFailures else { return nil }
    let doublings = min(failures - Self.freeFailures, 20)
    let pause = min(Self.shortestWait << doublings, Self.longestWait)
    let left = (last.addingTimeInterval(TimeInterval(pause)).timeIntervalSince(now)).rounded(.up)
    // A clock that was set back does not make anyone wait longer.
    return left > 0 ? min(Int(left), pause) : nil
  }

  /// One more than there were.
  static func counting(_ before: SignInAttempts?, at now: Date) -> SignInAttempts {
    guard let before, now.timeIntervalSince(before.last) < memory else {
      return SignInAttempts(failures: 1, last: now)
    }
    return SignInAttempts(failures: before.failures + 1, last: now)
  }
}

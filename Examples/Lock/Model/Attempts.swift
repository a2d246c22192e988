public import Foundation

/// The wrong attempts to open a lock since it was opened last.
///
/// Five are free. After each further one the next has to wait: a minute, then two, four and so on, up to a day. All
/// 10,000 PINs of four digits would take 27 years.
///
/// ```swift
/// func note(_ attempts: inout Attempts, at now: Date) {
///   if attempts.wait(at: now) == nil { attempts.fail(at: now) }
/// }
/// ```
public struct Attempts: Equatable, Sendable {
  /// The number of attempts without a wait.
  public static let free = 5
  private static let longestWait: TimeInterval = 86_400

  public private(set) var wrong: Int
  /// The time of the next attempt; nil for now.
  public private(set) var next: Date?

  public init(wrong: Int = 0, next: Date? = nil) {
    self.wrong = wrong
    self.next = next
  }

  /// The attempts that are left before the first wait.
  public var left: Int { max(0, Self.free - wrong) }

  /// The time until the next attempt; nil for none.
  public func wait(at now: Date) -> Duration? {
    guard let next, now < next else { return nil }
    // A clock that was set back must not make the wait longer than it was.
    return .seconds(min(Self.longestWait, next.timeIntervalSince(now)))
  }

  /// Notes a wrong attempt.
  public mutating func fail(at now: Date) {
    wrong += 1
    guard wrong >= Self.free else { return }
    let minutes = Double(1 << min(wrong - Self.free, 11))
    next = now.addingTimeInterval(min(Self.longestWait, 60 * minutes))
  }
}

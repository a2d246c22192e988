public import Foundation

/// Indicates that a value is live from its service, or was saved earlier.
///
/// ```swift
/// let freshness = Freshness.saved(at: Date(timeIntervalSinceNow: -300))
/// let age = freshness.age(at: .now)   // 300 s
/// ```
public enum Freshness: Hashable, Sendable {
  case live
  case saved(at: Date)

  /// The age of the value; zero for a live value, and for a date in the future, which occurs when a clock was set back.
  public func age(at now: Date) -> Duration {
    switch self {
    case .live: .zero
    case .saved(let date): .seconds(max(0, now.timeIntervalSince(date)))
    }
  }
}

public import Foundation

/// Whether something comes from its service now, or was saved when it last did.
///
/// ```swift
/// let freshness = Freshness.saved(at: Date(timeIntervalSinceNow: -300))
/// let age = freshness.age(at: .now)   // 300 s
/// ```
public enum Freshness: Hashable, Sendable {
  case live
  case saved(at: Date)

  /// How old the value is; zero for what is live, and for what a clock that was set back says is of the future.
  public func age(at now: Date) -> Duration {
    switch self {
    case .live: .zero
    case .saved(let date): .seconds(max(0, now.timeIntervalSince(date)))
    }
  }
}

public import Foundation

/// Whether a value comes from its service now, or was kept when it last did.
///
/// ```swift
/// let freshness = Freshness.cached(savedAt: Date(timeIntervalSinceNow: -300))
/// let age = freshness.age(at: .now)   // 300 s
/// ```
public enum Freshness: Hashable, Sendable {
  case live
  case cached(savedAt: Date)

  /// How old the value is; zero for what is live, and for what a clock that was set back says is of the future.
  public func age(at now: Date) -> Duration {
    switch self {
    case .live: .zero
    case .cached(let savedAt): .seconds(max(0, now.timeIntervalSince(savedAt)))
    }
  }
}

/// A value that was read, and how fresh it is.
///
/// ```swift
/// let reading = Reading(value: "Dune", freshness: .live)
/// ```
public struct Reading<Value: Sendable>: Sendable {
  public let value: Value
  public let freshness: Freshness
  /// Why a cached value stands in for a live one: what asking for that came to. Nil for what is live, and for
  /// what was not asked for, or not yet.
  public let failure: (any Error)?

  public init(value: Value, freshness: Freshness, failure: (any Error)? = nil) {
    self.value = value
    self.freshness = freshness
    self.failure = failure
  }
}

/// What one read gives: one reading, or, under ``ReadPolicy/both``, two. The last one counts.
///
/// It ends with an error where there is neither an answer nor anything kept. Who stops listening, or is
/// cancelled, ends the request, unless others wait for it too.
public typealias Readings<Value> = AsyncThrowingStream<Reading<Value>, any Error>

/// What was kept of a value.
///
/// ```swift
/// let kept = Saved(value: ["Dune"], at: .now)
/// ```
public struct Saved<Value: Sendable>: Sendable {
  public let value: Value
  public let at: Date

  public init(value: Value, at: Date) {
    self.value = value
    self.at = at
  }
}

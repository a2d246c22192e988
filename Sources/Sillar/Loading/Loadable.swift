public import Foundation
public import SillarModel

/// The state of a value that is loaded: the value, its freshness, and the problem that occurred.
///
/// ```swift
/// func title<Problem>(_ name: Loadable<String, Problem>) -> String {
///   name.value ?? (name.problem == nil ? "Loading" : "Not to be had")
/// }
/// ```
///
/// A value stays until a better one arrives: a failed refresh does not remove it.
public struct Loadable<Value: Equatable & Sendable, Problem: ReadingProblem>: Equatable, Sendable {
  public private(set) var value: Value?
  public private(set) var isLoading: Bool
  /// The reason why there is no value.
  public private(set) var problem: Problem?
  /// The staleness of a saved value; nil while the value is live or missing.
  public private(set) var staleness: Staleness<Problem>?

  /// - Parameter isLoading: True for a screen that loads as soon as it opens.
  public init(isLoading: Bool = true) { self.isLoading = isLoading }

  /// True if another request may improve the state.
  public var needsRefresh: Bool {
    guard !isLoading else { return false }
    return value == nil
      ? problem?.maySolveItself ?? true
      : staleness.map { $0.problem?.maySolveItself ?? true } ?? false
  }

  public mutating func begin() { isLoading = true }

  /// Removes the problem at the start of a retry, so that the user sees a response.
  public mutating func clearProblem() { problem = nil }

  /// Takes an answer; a better one may follow.
  public mutating func take(_ reading: TypedReading<Value, Problem>, at now: Date) {
    // While a live answer is awaited, a value that was live is at least as good as its saved copy.
    if value != nil, staleness == nil, reading.freshness != .live, reading.problem == nil { return }
    replace(reading, at: now)
  }

  /// Extends the value by an answer. The whole is as old as its oldest part.
  public mutating func extend(_ reading: TypedReading<Value, Problem>, at now: Date) {
    let older = staleness
    replace(reading, at: now)
    if let older, older.savedAt < staleness?.savedAt ?? .distantFuture { staleness = older }
  }

  private mutating func replace(_ reading: TypedReading<Value, Problem>, at now: Date) {
    value = reading.value
    problem = nil
    switch reading.freshness {
    case .live: staleness = nil
    case .saved(let date):
      staleness = Staleness(
        savedAt: date, problem: reading.problem ?? staleness?.problem,
        isSettled: reading.problem != nil || staleness?.isSettled ?? false, now: now)
    }
  }

  /// Records that there is no answer. Cancellation is not a failure: the user has left the screen.
  public mutating func fail(_ error: any Error) {
    if error is CancellationError { return }
    let problem = error as? Problem ?? .serviceFailed("\(error)")
    if value == nil { self.problem = problem } else { staleness?.problem = problem }
  }

  /// Ends loading: no further answer will arrive.
  public mutating func end() {
    isLoading = false
    staleness?.isSettled = true
  }

  /// The state with its current age; nil if the age has not changed.
  public func aged(at now: Date) -> Loadable? {
    guard let staleness, staleness.age != Age(of: staleness.savedAt, at: now) else { return nil }
    var older = self
    older.staleness?.age = Age(of: staleness.savedAt, at: now)
    return older
  }
}

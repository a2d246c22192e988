public import Foundation
public import SillarModel

/// Something that is loaded, as far as it has come: what is known, how fresh that is, and what went wrong.
///
/// ```swift
/// func title<Problem>(_ name: Loadable<String, Problem>) -> String {
///   name.value ?? (name.problem == nil ? "Loading" : "Not to be had")
/// }
/// ```
///
/// What is shown stays until there is something better: a refresh that fails takes nothing away.
public struct Loadable<Value: Equatable & Sendable, Problem: ReadingProblem>: Equatable, Sendable {
  public private(set) var value: Value?
  public private(set) var isLoading: Bool
  /// Why there is no value.
  public private(set) var problem: Problem?
  /// Set while the value is not live.
  public private(set) var staleness: Staleness<Problem>?

  /// - Parameter isLoading: True for what a screen loads as soon as it is there.
  public init(isLoading: Bool = true) { self.isLoading = isLoading }

  /// Whether it is worth asking again.
  public var needsRefresh: Bool {
    guard !isLoading else { return false }
    return value == nil
      ? problem?.maySolveItself ?? true
      : staleness.map { $0.problem?.maySolveItself ?? true } ?? false
  }

  public mutating func begin() { isLoading = true }

  /// The user wants to see that something is done about it.
  public mutating func clearProblem() { problem = nil }

  /// An answer has come; a better one may follow.
  public mutating func take(_ reading: Reading<Value, Problem>, at now: Date) {
    // What was live a moment ago is no worse than what was saved of it, while a live answer is awaited.
    if value != nil, staleness == nil, reading.freshness != .live, reading.problem == nil { return }
    replace(reading, at: now)
  }

  /// The value has grown by an answer: the whole is as old as its oldest part.
  public mutating func extend(_ reading: Reading<Value, Problem>, at now: Date) {
    let older = staleness
    replace(reading, at: now)
    if let older, older.savedAt < staleness?.savedAt ?? .distantFuture { staleness = older }
  }

  private mutating func replace(_ reading: Reading<Value, Problem>, at now: Date) {
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

  /// There is no reading. A cancellation says nothing: the user went elsewhere and need not hear of it.
  public mutating func fail(_ error: any Error) {
    if error is CancellationError { return }
    let problem = error as? Problem ?? .serviceFailed("\(error)")
    if value == nil { self.problem = problem } else { staleness?.problem = problem }
  }

  /// No further answer will come.
  public mutating func end() {
    isLoading = false
    staleness?.isSettled = true
  }

  /// The same some time later, or nil as long as one would say the same.
  public func aged(at now: Date) -> Loadable? {
    guard let staleness, staleness.age != Age(of: staleness.savedAt, at: now) else { return nil }
    var older = self
    older.staleness?.age = Age(of: staleness.savedAt, at: now)
    return older
  }
}

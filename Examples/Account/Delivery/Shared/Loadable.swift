import AccountModel
import Foundation

/// Something that is loaded, as far as it has come: what is known, how fresh that is, and what went wrong.
///
/// What is shown stays until there is something better: a refresh that fails takes nothing away.
struct Loadable<Value: Equatable & Sendable>: Equatable, Sendable {
  private(set) var value: Value?
  private(set) var isLoading = true
  /// Why there is no value.
  private(set) var failure: Failure?
  /// Set while the value is not live.
  private(set) var staleness: Staleness?

  /// Whether it is worth asking again.
  var needsRefresh: Bool {
    guard !isLoading else { return false }
    return value == nil
      ? failure?.canTryAgain ?? true : staleness.map { $0.problem?.canTryAgain ?? true } ?? false
  }

  mutating func begin() { isLoading = true }

  /// The customer wants to see that something is done about it.
  mutating func clearFailure() { failure = nil }

  /// An answer has come; a better one may follow.
  mutating func take(_ answer: Answer<Value>, at now: Date) {
    switch answer.freshness {
    case .live:
      staleness = nil
    case .saved(let date):
      // What was live a moment ago is no worse than what was saved of it, while a live answer is awaited.
      if value != nil, staleness == nil, answer.problem == nil { return }
      staleness = Staleness(
        savedAt: date, problem: answer.problem ?? staleness?.problem,
        isSettled: answer.problem != nil || staleness?.isSettled ?? false, now: now)
    }
    value = answer.value
    failure = nil
  }

  /// The value has grown by an answer: the whole is as old as its oldest part.
  mutating func extend(_ answer: Answer<Value>, at now: Date) {
    guard let older = staleness else { return replace(answer, at: now) }
    replace(answer, at: now)
    if older.savedAt < staleness?.savedAt ?? .distantFuture { staleness = older }
  }

  private mutating func replace(_ answer: Answer<Value>, at now: Date) {
    value = nil
    take(answer, at: now)
  }

  mutating func fail(_ error: any Error) {
    if value == nil {
      failure = Failure(error) ?? failure
    } else if let problem = error as? AccountError {
      staleness?.problem = problem
    }
  }

  /// No further answer will come.
  mutating func end() {
    isLoading = false
    staleness?.isSettled = true
  }

  /// The same some time later, or nil as long as one would say the same.
  func aged(at now: Date) -> Loadable? {
    guard let staleness, staleness.age != Age(of: staleness.savedAt, at: now) else { return nil }
    var older = self
    older.staleness?.age = Age(of: staleness.savedAt, at: now)
    return older
  }
}

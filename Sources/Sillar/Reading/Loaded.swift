public import Foundation
public import SillarModel

/// The result of a ``Loader`` so far: the value, its age, the state of loading, and the problem.
///
/// ```swift
/// struct NoteState: Equatable, Sendable {
///   var note: Loaded<String>
/// }
/// ```
///
/// The value stays until there is a better one: a refresh that fails does not remove it.
public struct Loaded<Value: Equatable & Sendable>: Equatable, Sendable {
  public internal(set) var value: Value?
  /// The time at which the value was saved; nil for a live value.
  public internal(set) var savedAt: Date?
  /// The reason why there is no live value; nil while the first attempt, or one that the user has asked for, is in
  /// progress.
  public internal(set) var problem: Problem?
  /// True while the value is being read, and before the first attempt.
  public internal(set) var isLoading = true
  /// True while the value is what the screen before knows of it, such as the row that was tapped: the rest of it is missing.
  public internal(set) var isPreview = false

  public init() {}

  /// A result that no loader has read, for a preview (``Module/previews``) or a test of a view.
  ///
  /// - Parameter problem: With no value the attempt has failed; with a saved one, nothing newer could be read.
  public init(_ value: Value?, savedAt: Date? = nil, problem: Problem? = nil) {
    self.value = value
    self.savedAt = savedAt
    self.problem = problem
    isLoading = false
  }

  /// True when the last attempt failed and another may succeed.
  var needsReading: Bool { !isLoading && problem?.mayPass == true }

  /// - Parameter afterLive: True when the same attempt has given a live reading: a saved one is newer than that.
  mutating func take(_ reading: Reading<Value>, afterLive: Bool = false) {
    let isSaved = reading.savedAt != nil
    // While a live value is awaited, the live value of before is at least as good as its saved copy.
    if isSaved, value != nil, !isPreview, savedAt == nil, !afterLive {
      problem = reading.problem ?? problem
      return
    }
    value = reading.value
    isPreview = false
    savedAt = reading.savedAt
    problem = isSaved ? reading.problem ?? problem : nil
  }

  /// Takes a value with more in it. The whole is as old as its oldest part.
  mutating func extend(_ reading: Reading<Value>) {
    value = reading.value
    guard let date = reading.savedAt, date < savedAt ?? .distantFuture else { return }
    savedAt = date
    problem = reading.problem ?? problem
  }

  mutating func fail(_ error: any Error) {
    problem = Problem(error) ?? problem
    // What is not there any more, or may not be seen, is not shown either.
    guard isPreview, let problem, !problem.mayPass else { return }
    value = nil
    isPreview = false
  }
}

public import Foundation
public import SillarModel

/// What is to be said about something that was saved earlier.
///
/// ```swift
/// func text<Problem>(_ staleness: Staleness<Problem>, _ words: Localization) -> String {
///   staleness.isSettled ? "Saved \(staleness.age.text(words))" : "Updating…"
/// }
/// ```
public struct Staleness<Problem: ReadingProblem>: Hashable, Sendable {
  public let savedAt: Date
  /// Why it is not live, where that is known.
  public internal(set) var problem: Problem?
  /// Whether it is all that there is for now; false while a live answer is still awaited.
  public internal(set) var isSettled: Bool
  public internal(set) var age: Age

  public init(savedAt: Date, problem: Problem?, isSettled: Bool, now: Date) {
    self.savedAt = savedAt
    self.problem = problem
    self.isSettled = isSettled
    age = Age(of: savedAt, at: now)
  }
}

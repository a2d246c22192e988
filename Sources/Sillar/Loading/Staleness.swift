public import Foundation
public import SillarModel

/// The time at which a value was saved, and the reason why it is not live.
///
/// ```swift
/// func text<Problem>(_ staleness: Staleness<Problem>, _ words: Localization) -> String {
///   staleness.isSettled ? "Saved \(staleness.age.text(words))" : "Updating…"
/// }
/// ```
public struct Staleness<Problem: ReadingProblem>: Hashable, Sendable {
  public let savedAt: Date
  /// The reason why the value is not live, if known.
  public internal(set) var problem: Problem?
  /// True when no further answer is expected; false while a live answer is awaited.
  public internal(set) var isSettled: Bool
  public internal(set) var age: Age

  public init(savedAt: Date, problem: Problem?, isSettled: Bool, now: Date) {
    self.savedAt = savedAt
    self.problem = problem
    self.isSettled = isSettled
    age = Age(of: savedAt, at: now)
  }
}

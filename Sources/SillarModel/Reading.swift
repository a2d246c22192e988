/// What a source knows, and how fresh it is.
///
/// ```swift
/// enum ShopError: ReadingProblem {
///   case offline
///   case serviceFailed(ServiceFailure)
///   var maySolveItself: Bool { true }
/// }
///
/// let reading = Reading<[String], ShopError>(["moka-pot"], .saved(at: .now), problem: .offline)
/// ```
///
/// A feature names its own once: `typealias Answer<Value: Sendable> = Reading<Value, ShopError>`.
public struct Reading<Value: Sendable, Problem: Error>: Sendable {
  public let value: Value
  public let freshness: Freshness
  /// Why a saved value stands in for a live one: what asking for that came to. Nil for what is live, and for what was
  /// not asked for, or not yet.
  public let problem: Problem?

  public init(_ value: Value, _ freshness: Freshness, problem: Problem? = nil) {
    self.value = value
    self.freshness = freshness
    self.problem = problem
  }

  public func map<Other: Sendable>(
    _ transform: (Value) throws -> Other
  ) rethrows -> Reading<Other, Problem> {
    Reading<Other, Problem>(try transform(value), freshness, problem: problem)
  }

  /// The same value, when it also depends on another answer: what is live is not, if the other is not.
  public func asOld<Other>(as other: Reading<Other, Problem>) -> Reading {
    freshness == .live ? Reading(value, other.freshness, problem: other.problem) : self
  }
}

extension Reading: Equatable where Value: Equatable, Problem: Equatable {}

/// A value from a source, and its freshness.
///
/// ```swift
/// enum ShopError: ReadingProblem {
///   case offline
///   case serviceFailed(ServiceFailure)
///   var maySolveItself: Bool { true }
/// }
///
/// let reading = TypedReading<[String], ShopError>(
///   ["moka-pot"], .saved(at: .now), problem: .offline)
/// ```
///
/// A feature declares an alias for its own type: `typealias Answer<Value: Sendable> = TypedReading<Value, ShopError>`.
public struct TypedReading<Value: Sendable, Problem: Error>: Sendable {
  public let value: Value
  public let freshness: Freshness
  /// The reason why a saved value replaces a live one: the error of the live request. Nil for a live value, and when no
  /// live value was requested or the request is still pending.
  public let problem: Problem?

  public init(_ value: Value, _ freshness: Freshness, problem: Problem? = nil) {
    self.value = value
    self.freshness = freshness
    self.problem = problem
  }

  public func map<Other: Sendable>(
    _ transform: (Value) throws -> Other
  ) rethrows -> TypedReading<Other, Problem> {
    TypedReading<Other, Problem>(try transform(value), freshness, problem: problem)
  }

  /// The same value when it also depends on another answer: it is only live if the other answer is live.
  public func asOld<Other>(as other: TypedReading<Other, Problem>) -> TypedReading {
    freshness == .live ? TypedReading(value, other.freshness, problem: other.problem) : self
  }
}

extension TypedReading: Equatable where Value: Equatable, Problem: Equatable {}

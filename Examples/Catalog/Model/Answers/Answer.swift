public import Foundation

/// What a source knows, and how fresh it is.
///
/// ```swift
/// let answer = Answer(["moka-pot"], .saved(at: .now), problem: .offline)
/// ```
public struct Answer<Value: Sendable>: Sendable {
  public let value: Value
  public let freshness: Freshness
  /// Why the answer is not live, where that is known: the shop was asked and did not help.
  public let problem: CatalogError?

  public init(_ value: Value, _ freshness: Freshness, problem: CatalogError? = nil) {
    self.value = value
    self.freshness = freshness
    self.problem = problem
  }

  public func map<Other: Sendable>(
    _ transform: (Value) throws -> Other
  ) rethrows -> Answer<Other> {
    Answer<Other>(try transform(value), freshness, problem: problem)
  }
}

extension Answer: Equatable where Value: Equatable {}

/// Whether something comes from the shop now, or was saved when it last did.
///
/// ```swift
/// let yesterday = Freshness.saved(at: .now - 86_400)
/// ```
public enum Freshness: Hashable, Sendable {
  case live
  case saved(at: Date)
}

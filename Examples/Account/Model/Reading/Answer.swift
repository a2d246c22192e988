public import Foundation

/// What a source knows, and how fresh it is.
///
/// ```swift
/// let answer = Answer(account, .saved(at: .now), problem: .offline)
/// ```
public struct Answer<Value: Sendable>: Sendable {
  public let value: Value
  public let freshness: Freshness
  /// Why the answer is not live, where that is known: the service was asked and did not help.
  public let problem: AccountError?

  public init(_ value: Value, _ freshness: Freshness, problem: AccountError? = nil) {
    self.value = value
    self.freshness = freshness
    self.problem = problem
  }

  public func map<Other: Sendable>(
    _ transform: (Value) throws -> Other
  ) rethrows -> Answer<Other> {
    Answer<Other>(try transform(value), freshness, problem: problem)
  }

  /// The same value, when it also depends on another answer: what is live is not, if the other is not.
  func asOld<Other>(as other: Answer<Other>) -> Answer {
    freshness == .live ? Answer(value, other.freshness, problem: other.problem) : self
  }
}

extension Answer: Equatable where Value: Equatable {}

/// Whether something comes from the service now, or was saved when it last did.
public enum Freshness: Hashable, Sendable {
  case live
  case saved(at: Date)
}

/// What a source answers to one question: mostly once; twice where something is saved, first that and then what
/// is live. The last answer counts. Ends with an error when there is no answer at all.
///
/// ```swift
/// func balances(from source: any AccountSource) async throws {
///   for try await answer in source.account() { print(answer.value.balance) }
/// }
/// ```
///
/// Whoever stops listening, or is cancelled, ends the request.
public typealias Answers<Value> = AsyncThrowingStream<Answer<Value>, any Error>

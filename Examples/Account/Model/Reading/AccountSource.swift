/// What the service knows about a customer, now or when it was last asked.
///
/// Errors are ``AccountError``s, or `CancellationError`.
///
/// ```swift
/// func balance(_ source: any AccountSource) async throws -> Money {
///   try await source.account().last().value.balance
/// }
/// ```
public protocol AccountSource: Sendable {
  func account() -> Answers<Account>
  /// A page of what came in and went out, the newest first.
  ///
  /// - Parameter cursor: Where the page before ended; nil for the first one.
  func activity(after cursor: String?, limit: Int) -> Answers<ActivityPage>
  /// The requests of others, and one's own.
  func requests() -> Answers<[PaymentRequest]>
  /// At most twenty people. Each word of the text begins a word of their name or handle; accents do not matter.
  func people(_ text: String) async throws -> [Person]
}

/// The cards that the backend knows of one customer.
public protocol CardsRepository: Sendable {
  /// - Parameter key: The same for the same card typed once, however often it is sent.
  /// - Throws: ``PaymentsError``, or `CancellationError`.
  func register(_ card: NewCard, key: IdempotencyKey) async throws -> PaymentCard
}

/// Makes a card known to the backend, so that its number is needed no more.
public protocol RegisterCard: Sendable {
  /// - Parameter key: The same for the same card typed once, however often it is tried.
  /// - Throws: ``PaymentsError/cardRefused``, another ``PaymentsError``, or `CancellationError`.
  func execute(_ card: NewCard, key: IdempotencyKey) async throws -> PaymentCard
}

public struct DefaultRegisterCard: RegisterCard {
  private let cards: any CardsRepository

  public init(cards: any CardsRepository) { self.cards = cards }

  public func execute(_ card: NewCard, key: IdempotencyKey) async throws -> PaymentCard {
    try await cards.register(card, key: key)
  }
}

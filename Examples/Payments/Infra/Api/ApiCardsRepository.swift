import PaymentsModel
import SillarData
import SillarModel

/// Cards in the backend: `POST v1/cards`, which the key makes safe to repeat.
struct ApiCardsRepository: CardsRepository {
  let client: CustomerClient

  func register(_ card: NewCard, key: IdempotencyKey) async throws -> PaymentCard {
    let endpoint = Endpoint<CardDTO>.post(
      "v1/cards", json: NewCardDTO(card: card), idempotencyKey: key.rawValue)
    let answer: CardDTO
    do {
      answer = try await client.send(endpoint)
    } catch let error as APIError where error.kind == "invalid-card" {
      throw PaymentsError.cardRefused
    } catch let error as APIError {
      throw error.forCustomers
    }
    do throws(Flaw) {
      return try answer.card()
    } catch {
      throw PaymentsError.serverFailed("the card: \(error)")
    }
  }
}

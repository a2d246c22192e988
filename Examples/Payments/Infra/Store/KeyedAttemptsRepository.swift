import PaymentsModel
import SillarData

/// The attempts of an account, as keyed writes.
struct KeyedAttemptsRepository: AttemptsRepository {
  /// The writes of the account that the visitor is signed in to now.
  let writes: @Sendable () throws -> KeyedWrites

  func attempt(for payable: Payable.ID) async throws -> PaymentAttempt? {
    let write: KeyedWrite<AttemptRecord>? = try await writes().pending(payable.rawValue)
    return write.map { PaymentAttempt($0) }
  }

  func begin(
    _ payable: Payable.ID, with method: PaymentMethod
  ) async throws -> (attempt: PaymentAttempt, isNew: Bool) {
    let write = try await writes().begin(AttemptRecord(method), subject: payable.rawValue)
    return (PaymentAttempt(write), write.isNew)
  }

  func end(_ attempt: PaymentAttempt) async throws {
    try await writes().end(key: attempt.key.rawValue)
  }
}

/// The stored content of an attempt. Of a card, it has only the backend's identifier.
struct AttemptRecord: Codable, Sendable {
  /// Nil for the balance and the app's own methods.
  let card: String?
  let instalments: Int
  let own: String?

  init(_ method: PaymentMethod) {
    switch method {
    case .balance: (card, instalments, own) = (nil, 1, nil)
    case .card(let id, let count): (card, instalments, own) = (id.rawValue, count, nil)
    case .own(let name): (card, instalments, own) = (nil, 1, name)
    }
  }

  var method: PaymentMethod {
    card.map { .card(PaymentCard.ID($0), instalments: instalments) } ?? own.map { .own($0) }
      ?? .balance
  }
}

extension PaymentAttempt {
  fileprivate init(_ write: KeyedWrite<AttemptRecord>) {
    self.init(
      payable: Payable.ID(write.subject), key: IdempotencyKey(write.key),
      method: write.content.method, started: write.begun)
  }
}

import Foundation
import Kit
import Money
import PaymentsInfra
import PaymentsModel
import PaymentsTesting
import SillarData

/// Payments of a customer who has a payable of 60.00, and a sufficient balance.
struct PaymentsPlace: Sendable {
  let payables: any PayablesRepository
  let cards: any CardsRepository
  let payments: any PaymentsRepository
  let attempts: any AttemptsRepository
  let payable: Payable.ID
  let kind: Payable.Kind
  /// Cancels the payable at its service.
  let close: @Sendable () async throws -> Void
  /// Returns a payment method that is declined.
  let declined: @Sendable () async throws -> PaymentMethod

  func attempt(_ method: PaymentMethod = .balance, key: IdempotencyKey? = nil) -> PaymentAttempt {
    PaymentAttempt(
      payable: payable, key: key ?? IdempotencyKey(), method: method, started: today)
  }
}

extension Implementation {
  func payments(_ test: (PaymentsPlace) async throws -> Void) async throws {
    switch self {
    case .memory:
      let memory = FakePayments.shop()
      try await test(
        PaymentsPlace(
          payables: memory, cards: memory, payments: memory, attempts: memory, payable: "ord_1",
          kind: "order", close: { memory.close() }, declined: { memory.declineNext() }))
    case .fakeServer:
      let fake = FakePayments()
      try await Place.with(fake.server) { place in
        try await test(
          place.payments(
            by: place.factory(.visitors), "ord_1", "order", close: { fake.memory.close() },
            declined: { fake.memory.declineNext() }))
      }
    case .backend:
      try await SharedBackend.with { place in
        let ada = try await place.guest()
        let transfer: Made = try await place.post("wallet/v1/transfers", NewTransfer(), as: ada)
        let infra = try place.factory(.of(["ada": ada]))
        try await test(
          place.payments(
            by: infra, Payable.ID(transfer.id), "transfer",
            close: {
              let _: Made = try await place.post(
                "wallet/v1/transfers/\(transfer.id)/cancel", Nothing(), as: ada)
            },
            declined: {
              let card = try await infra.actions(for: "ada").cards.register(
                .typed("4000000000000002", keeps: true), key: IdempotencyKey())
              return .card(card.id)
            }))
      }
    }
  }
}

private struct NewTransfer: Encodable, Sendable {
  struct Amount: Encodable, Sendable {
    let amount = 60_00
    let currency = "EUR"
  }
  let to = "lucia"
  let amount = Amount()
  let note = "Dinner"
}

extension MemoryPayments {
  fileprivate func declineNext() -> PaymentMethod {
    decline(.cardDeclined)
    return .card("card_1")
  }
}

extension Place {
  fileprivate func factory(_ access: AccountAccess) throws -> PaymentsInfraFactory {
    try PaymentsInfraFactory(service: service("payments", now: { today }), access: access)
  }

  fileprivate func payments(
    by infra: PaymentsInfraFactory, _ payable: Payable.ID, _ kind: Payable.Kind,
    close: @escaping @Sendable () async throws -> Void,
    declined: @escaping @Sendable () async throws -> PaymentMethod
  ) -> PaymentsPlace {
    let actions = infra.actions(for: "ada")
    return PaymentsPlace(
      payables: actions.payables, cards: actions.cards, payments: actions.payments,
      attempts: actions.attempts,
      payable: payable, kind: kind, close: close, declined: declined)
  }
}

import BackendModel
import Foundation
import SillarData
import SillarModel
import Synchronization
import TestServers
import Testing

@testable import BackendInfra

/// What is paid, as the company counts it: each payable once, in whatever way it comes to be paid.
@Suite(.eachEngine, .timeLimit(.minutes(2))) struct DomainEventTests {
  private struct Silence: Error {}

  /// Returns the recorded events of a store, as "name key".
  private func recorded(in database: any SQLDatabase) async throws -> [String] {
    try await database.read { database in
      try database.values("SELECT name || ' ' || key FROM domainEvent ORDER BY name, key")
    }
  }

  @Test func `each order that is paid is one event, also one that is paid again and again`()
    async throws
  {
    try await withCommerce { commerce in
      let ada = try await commerce.caller()
      let once = try await ada.order("pen")
      _ = try await ada.pay(once.id)
      // The answer was lost: the payment is asked for again under its key.
      let repeated = try await ada.order("pen")
      let key = String.newID
      for _ in 0..<3 { _ = try await ada.pay(repeated.id, key: key) }
      let again = try await ada.post("\(Caller.payments)/payments", .payment(repeated.id))
      try again.expect(409, "already-paid")
      // The first card is declined, and the payment given back in the end.
      let second = try await ada.order("pen")
      let declined = try await ada.addCard("4000000000000002")
      #expect(try await ada.pay(second.id, .byCard(declined.id)).state == "declined")
      let payment = try await ada.pay(second.id)
      _ = try await ada.post("\(Caller.payments)/payments/\(payment.id)/refunds")
      // Two windows pay at once.
      let contested = try await ada.order("pen")
      await withTaskGroup { group in
        for _ in 0..<4 {
          group.addTask {
            _ = try? await ada.post("\(Caller.payments)/payments", .payment(contested.id))
          }
        }
      }
      _ = try await ada.order("pen")
      let cancelled = try await ada.order("pen")
      _ = try await ada.post("\(Caller.market)/orders/\(cancelled.id)/cancel")

      let paid = try await commerce.store.database.read { database in
        try database.values(
          "SELECT id FROM purchase WHERE state IN ('paid', 'refunded') ORDER BY id", as: String.self
        )
      }
      #expect(Set(paid) == [once.id, repeated.id, second.id, contested.id])
      #expect(try await recorded(in: commerce.store.database) == paid.map { "order-paid \($0)" })
    }
  }

  @Test func `an order on delivery, a transfer and a request are counted, and name nobody`()
    async throws
  {
    let events = Seen<DomainEvent>()
    let count: DomainEvents.Sink = { event, _ in events.add(event) }
    try await withTemporaryFolder { folder in
      try await withCommerce(in: folder, sink: count) { commerce in
        let (ada, bob) = try await (commerce.caller("ada"), commerce.caller("bob"))
        let order = try await ada.order("pot")
        _ = try await ada.pay(order.id, .onDelivery)
        let transfer = try await ada.transfer(to: "lucia", 10_00)
        let transferred = try await ada.pay(transfer.id)
        let asked = try await bob.request(of: ada.account().handle, 7_00)
        _ = try await ada.pay(asked.id)
        #expect(
          try await recorded(in: commerce.store.database) == [
            "order-confirmed \(order.id)", "request-paid \(asked.id)",
            "transfer-made \(transfer.id)",
          ])
        let running = Task { await commerce.work.run() }
        await events.waitForMore(than: 2, within: .seconds(60))
        running.cancel()
        await running.value
        #expect(events.all.map(\.key) == [order.id, transfer.id, asked.id])
        #expect(
          events.all.dropFirst().first?.facts == [
            "payment": transferred.id, "method": "balance", "amount": "1000", "currency": "EUR",
          ])
        for name in ["ada", "bob", "lucia"] {
          #expect(!"\(events.all)".localizedCaseInsensitiveContains(name))
        }
      }
    }
  }

  @Test func `a payment that is not stored is no event`() async throws {
    try await withCommerce { commerce in
      let ada = try await commerce.caller()
      let order = try await ada.order("pot")
      let transfer = try await ada.transfer(to: "lucia", 10_00)
      let request = KeyedRequest(
        owner: try await customer(in: commerce), key: try #require(IdempotencyKey(.newID)),
        method: "POST", path: "/", body: [])
      for payable in [order.id, transfer.id] {
        await #expect(throws: Silence.self) {
          _ = try await commerce.store.write(
            request,
            { records in
              _ = try Pay(payable, with: .balance, customer: request.owner, key: request.key)
                .execute(in: records)
              throw Silence()
            }, refused: { _ in KeptAnswer(status: 500, body: []) })
        }
      }
      #expect(try await recorded(in: commerce.store.database).isEmpty)
      #expect(try await ada.order(id: order.id).state == "awaiting-payment")
      _ = try await ada.pay(order.id)
      #expect(try await recorded(in: commerce.store.database) == ["order-paid \(order.id)"])
    }
  }

  /// Returns the number of events that wait for the sink.
  private func waiting(in database: any SQLDatabase) async throws -> Int {
    try await database.read { try $0.value("SELECT count(*) FROM outbox") ?? 0 }
  }

  private func customer(in commerce: CommerceServer) async throws -> CustomerID {
    try #require(
      try await commerce.store.database.read { database in
        try database.value("SELECT customer FROM purchase", as: CustomerID.self)
      })
  }

  @Test func `what a backend has not given away that ended, the next one gives to the sink, once`()
    async throws
  {
    try await withTemporaryFolder { folder in
      var order = ""
      try await withCommerce(in: folder) { commerce in
        let ada = try await commerce.caller()
        order = try await ada.order("pot").id
        _ = try await ada.pay(order)
      }
      let events = Seen<String>()
      let count: DomainEvents.Sink = { event, _ in events.add(event.key) }
      for _ in 0..<2 {
        try await withCommerce(in: folder, sink: count) {
          let (store, work) = ($0.store, $0.work)
          let running = Task { await work.run() }
          while try await waiting(in: store.database) > 0 { await Task.yield() }
          running.cancel()
          await running.value
        }
      }
      #expect(events.all == [order])
    }
  }

  @Test func `an offer that is made and accepted is two events, if it is stored`() async throws {
    try await withQuotes { quotes in
      let (ana, carla) = (try await quotes.caller("ana"), try await quotes.caller("carla"))
      let request = try await ana.create()
      _ = try await carla.apply(to: request.id)
      let offer = try await carla.offer(for: request.id)
      let id = try #require(Quote.ID(offer.id))
      let owner = try #require(Member.ID("ana"))
      await #expect(throws: Silence.self) {
        try await quotes.store.change { records in
          _ = try AnswerQuote(id, with: .accepted, by: owner).execute(in: records)
          throw Silence()
        }
      }
      #expect(try await recorded(in: quotes.store.database) == ["offer-made \(offer.id)"])
      let key = String.newID
      for _ in 0..<2 {
        #expect(try await ana.post("/quotes/\(offer.id)/accept", key: key).status == 200)
      }
      #expect(
        try await recorded(in: quotes.store.database) == [
          "offer-accepted \(offer.id)", "offer-made \(offer.id)",
        ])
    }
  }
}

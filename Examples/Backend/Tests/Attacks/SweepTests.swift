import Foundation
import SillarData
import Testing

@testable import BackendInfra

/// The end of the orders, wallets and photos that strangers leave behind.
@Suite(.eachEngine) struct SweepTests {
  private func count(_ table: String, _ commerce: CommerceServer) async throws -> Int {
    try await commerce.store.database.read {
      try $0.value("SELECT count(*) FROM \(identifier: table)") ?? 0
    }
  }

  @Test func `an answer under a key is kept for 30 days, in both stores`() async throws {
    try await withCommerce { commerce in
      let ada = try await commerce.caller()
      let path = "\(Caller.wallet)/transfers"
      let first = try await ada.post(path, .transfer(to: "lucia", 1), key: "k")
      commerce.time.advance(minutes: 30 * 24 * 60 - 1)
      let later = try await commerce.caller()
      #expect(try await later.post(path, .transfer(to: "lucia", 1), key: "k").body == first.body)
      commerce.time.advance(minutes: 1)
      #expect(try await later.post(path, .transfer(to: "lucia", 1), key: "k").body != first.body)
      #expect(try await count("keptAnswer", commerce) == 1)
    }
    try await withQuotes { quotes in
      let id = String.newID
      let first = try await quotes.caller("ana").post("/requests", .request(id), key: "k")
      #expect(first.status == 201)
      // The key is free again; the request is there still.
      quotes.time.advance(minutes: 30 * 24 * 60)
      let again = try await quotes.caller("ana").post(
        "/requests", .request(id, title: "Another"), key: "k")
      try again.expect(409, "id-taken")
    }
  }

  @Test func `100 orders, transfers and requests that came to nothing are gone after 30 days`()
    async throws
  {
    try await withCommerce { commerce in
      let asked = try await commerce.caller().account()
      for number in 0..<25 {
        let stranger = try await commerce.caller("stranger-\(number)")
        let order = try await stranger.order("pot")
        #expect(try await stranger.post("\(Caller.market)/orders/\(order.id)/cancel").status == 200)
        _ = try await stranger.order("pen")
        _ = try await stranger.transfer(to: "lucia", 1)
        _ = try await stranger.request(of: asked.handle, 1)
      }
      // Each account has two more from its beginning.
      #expect(try await commerce.caller().account().pendingRequests == 27)
      let paid = try await commerce.caller().buy("pot")
      commerce.time.advance(minutes: 30 * 24 * 60 - 1)
      _ = try await commerce.caller().order("pen")
      #expect(try await count("purchase", commerce) == 52)
      #expect(try await count("transfer", commerce) == 25)
      #expect(try await commerce.caller().account().pendingRequests == 25)
      commerce.time.advance(minutes: 1)
      _ = try await commerce.caller().order("pen")
      // The paid order and the two new ones.
      #expect(try await count("purchase", commerce) == 3)
      #expect(try await count("purchaseLine", commerce) == 3)
      #expect(try await count("transfer", commerce) == 0)
      #expect(try await count("request", commerce) == 0)
      #expect(try await commerce.caller().account().pendingRequests == 0)
      let payment = try await commerce.caller().get("\(Caller.payments)/payments/\(paid.id)")
      #expect(payment.status == 200)
      _ = try await Books(auditing: commerce.store)
    }
  }

  @Test func `50 declined payments, and cards that are not to be kept, are gone after 30 days`()
    async throws
  {
    try await withCommerce { commerce in
      let eve = try await commerce.caller("eve")
      let kept = try await eve.addCard()
      let order = try await eve.order("pen")
      for _ in 0..<50 {
        let card = try await eve.addCard("4000000000000002", keep: false)
        #expect(try await eve.pay(order.id, .byCard(card.id)).state == "declined")
      }
      let paid = try await eve.buy("pen")
      commerce.time.advance(minutes: 30 * 24 * 60 - 1)
      _ = try await commerce.caller("eve").order("pen")
      #expect(try await count("payment", commerce) == 51)
      #expect(try await count("card", commerce) == 51)
      commerce.time.advance(minutes: 1)
      let later = try await commerce.caller("eve")
      let again = try await later.order("pen")
      #expect(try await count("payment", commerce) == 1)
      #expect(try await count("card", commerce) == 1)
      #expect(try await later.get("\(Caller.payments)/payments/\(paid.id)").status == 200)
      #expect(try await later.pay(again.id, .byCard(kept.id)).state == "succeeded")
    }
  }
}

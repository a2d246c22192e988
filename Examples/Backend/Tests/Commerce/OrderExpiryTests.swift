import Foundation
import Testing

/// Orders that are not paid in time.
@Suite(.eachEngine) struct OrderExpiryTests {
  @Test func `an order that is not paid in fifteen minutes expires, and took no stock`()
    async throws
  {
    try await withCommerce { commerce in
      let ada = try await commerce.caller()
      let order = try await ada.order("pot", 4)
      #expect(order.placed == "2026-11-21T10:00:00Z")
      #expect(order.payBefore == "2026-11-21T10:15:00Z")
      commerce.time.advance(minutes: 14.99)
      #expect(try await commerce.stock(of: "pot") == 10)
      #expect(try await ada.order(id: order.id).state == "awaiting-payment")
      commerce.time.advance(minutes: 0.01)
      #expect(try await commerce.stock(of: "pot") == 10)
      #expect(try await ada.order(id: order.id).state == "expired")
      let late = try await ada.post("\(Caller.payments)/payments", .payment(order.id))
      try late.expect(409, "payable-closed")
      let cancel = try await ada.post("\(Caller.market)/orders/\(order.id)/cancel")
      try cancel.expect(409, "order-not-cancellable")
      #expect(try await commerce.stock(of: "pot") == 10)
    }
  }

  @Test func `whoever pays first gets the last items`() async throws {
    try await withCommerce { commerce in
      let (ada, bob) = try await (commerce.caller("ada"), commerce.caller("bob"))
      let first = try await ada.order("pen", 10)
      _ = try await bob.buy("pen", 4)
      let late = try await ada.post("\(Caller.payments)/payments", .payment(first.id))
      try late.expect(409, "out-of-stock")
      #expect(try late.decoded(ProblemMembersAnswer.self).available == ["pen": 6])
      #expect(try await ada.balance() == 250_00)
      #expect(try await ada.order(id: first.id).state == "awaiting-payment")
      #expect(try await commerce.stock(of: "pen") == 6)
    }
  }

  @Test func `a payment in the last second counts, one second later it is too late`() async throws {
    try await withCommerce { commerce in
      let ada = try await commerce.caller()
      let (first, second) = (try await ada.order("pen"), try await ada.order("pen"))
      commerce.time.advance(minutes: 15 - 1.0 / 60)
      #expect(try await ada.pay(first.id).state == "succeeded")
      commerce.time.advance(minutes: 1.0 / 60)
      let late = try await ada.post("\(Caller.payments)/payments", .payment(second.id))
      #expect(late.status == 409)
    }
  }

  @Test func `an order that was paid never expires`() async throws {
    try await withCommerce { commerce in
      let ada = try await commerce.caller()
      let order = try await ada.order("pot", 4)
      _ = try await ada.pay(order.id)
      commerce.time.advance(minutes: 60 * 24 * 400)
      #expect(try await commerce.caller().order(id: order.id).state == "paid")
      #expect(try await commerce.stock(of: "pot") == 6)
    }
  }
}

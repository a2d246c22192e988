import Foundation
import Testing

/// Repeated requests, from clients that did not get the response.
@Suite(.eachEngine) struct IdempotencyTests {
  private let orders = "\(Caller.market)/orders"

  @Test func `the same key and body get the same answer, and it happens once`() async throws {
    try await withCommerce { commerce in
      let ada = try await commerce.caller()
      let first = try await ada.post(orders, .order("pot", 2), key: "k")
      // The order of members and the white space make no difference.
      let other = #"{ "lines" : [ { "quantity":2, "product":"pot" } ] }"#
      for body in [String.order("pot", 2), other] {
        let again = try await ada.post(orders, body, key: "k")
        #expect(again.status == 201)
        #expect(again.body == first.body)
        #expect(again.headers["content-type"] == first.headers["content-type"])
      }
      #expect(first.headers["cache-control"] == "no-store")
      #expect(try await ada.orderCount() == 1)
      // A request without members needs no body.
      let order = try first.decoded(OrderAnswer.self)
      let cancel = try await commerce.server.send(
        "POST", "\(orders)/\(order.id)/cancel", contentType: nil,
        headers: ada.headers + [("Idempotency-Key", "cancel")])
      #expect(cancel.status == 200)
    }
  }

  @Test func `the same key for something else is refused`() async throws {
    try await withCommerce { commerce in
      let ada = try await commerce.caller()
      _ = try await ada.post(orders, .order("pot", 2), key: "k")
      let others = [
        (orders, String.order("pot", 3)), (orders, "{}"), (orders, "{"),
        ("\(Caller.wallet)/transfers", .transfer(to: "lucia", 100)),
      ]
      for (path, body) in others {
        let answer = try await ada.post(path, body, key: "k")
        try answer.expect(422, "idempotency-key-reused")
      }
      #expect(try await ada.orderCount() == 1)
    }
  }

  @Test func `the same key of someone else is another key`() async throws {
    try await withCommerce { commerce in
      let mine = try await commerce.caller("ada").post(orders, .order("pot"), key: "k")
      let theirs = try await commerce.caller("bob").post(orders, .order("pot"), key: "k")
      #expect(mine.status == 201 && theirs.status == 201)
      #expect(mine.body != theirs.body)
      for customer in ["ada", "bob"] {
        #expect(try await commerce.caller(customer).orderCount() == 1)
      }
    }
  }

  @Test func `twenty at once under one key happen once and are all answered the same`() async throws
  {
    try await withCommerce { commerce in
      let ada = try await commerce.caller()
      let answers = try await withThrowingTaskGroup(of: Answer.self) { group in
        for _ in 0..<20 {
          group.addTask { try await ada.post(orders, .order("pot"), key: "k") }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(Set(answers.map(\.status)) == [201])
      #expect(Set(answers.map(\.body)).count == 1)
      #expect(try await ada.orderCount() == 1)
    }
  }

  @Test func `a refusal is remembered even when it would work by now`() async throws {
    try await withCommerce(.small(stock: 1)) { commerce in
      let taken = try await commerce.caller("bob").buy("pot")
      let ada = try await commerce.caller()
      let refused = try await ada.post(orders, .order("pot"), key: "k")
      #expect(refused.status == 409)
      let refund = "\(Caller.payments)/payments/\(taken.id)/refunds"
      #expect(try await commerce.caller("bob").post(refund).status == 201)
      let again = try await ada.post(orders, .order("pot"), key: "k")
      #expect(again.status == 409)
      #expect(again.body == refused.body)
      #expect(again.headers["content-type"] == "application/problem+json")
      #expect(try await ada.post(orders, .order("pot"), key: "new").status == 201)
    }
  }

  @Test func `a payment is found by its key, by who made it`() async throws {
    try await withCommerce { commerce in
      let ada = try await commerce.caller()
      let order = try await ada.order()
      let payment = try await ada.pay(order.id, key: "a/b+c")
      let path = "\(Caller.payments)/payments?key="
      #expect(try await ada.get(path + "a/b%2Bc").decoded(PaymentAnswer.self) == payment)
      let bob = try await commerce.caller("bob")
      for (caller, key) in [(ada, "other"), (ada, ""), (bob, "a/b%2Bc")] {
        let answer = try await caller.get(path + key)
        try answer.expect(404, "unknown-payment")
      }
    }
  }
}

extension Caller {
  fileprivate func orderCount() async throws -> Int {
    try await all("\(Self.market)/orders", limit: 100, of: OrderAnswer.self).count
  }
}

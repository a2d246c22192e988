import Foundation
import Testing

/// Who may see and do what.
@Suite struct CustomerAccessTests {
  /// Every call that is for a customer.
  private static let calls: [(method: String, path: String, body: String)] = [
    ("GET", "\(Caller.market)/orders", ""),
    ("GET", "\(Caller.market)/orders/ord_0000", ""),
    ("POST", "\(Caller.market)/orders", .order("pot")),
    ("POST", "\(Caller.market)/orders/ord_0000/cancel", "{}"),
    ("GET", "\(Caller.payments)/payables/ord_0000", ""),
    ("GET", "\(Caller.payments)/payables/ord_0000/methods", ""),
    ("POST", "\(Caller.payments)/cards", .card()),
    ("POST", "\(Caller.payments)/payments", .payment("ord_0000")),
    ("GET", "\(Caller.payments)/payments/pay_0000", ""),
    ("GET", "\(Caller.payments)/payments?key=k", ""),
    ("POST", "\(Caller.payments)/payments/pay_0000/refunds", "{}"),
    ("GET", "\(Caller.wallet)/account", ""),
    ("GET", "\(Caller.wallet)/activity", ""),
    ("GET", "\(Caller.wallet)/people", ""),
    ("POST", "\(Caller.wallet)/transfers", .transfer(to: "lucia", 1)),
    ("GET", "\(Caller.wallet)/transfers/trf_0000", ""),
    ("POST", "\(Caller.wallet)/transfers/trf_0000/cancel", "{}"),
    ("GET", "\(Caller.wallet)/requests", ""),
    ("POST", "\(Caller.wallet)/requests", .request(of: "lucia", 1)),
    ("POST", "\(Caller.wallet)/requests/req_0000/decline", "{}"),
    ("POST", "\(Caller.wallet)/requests/req_0000/cancel", "{}"),
  ]

  @Test(arguments: [nil, "", "a b", "a/b", String(repeating: "x", count: 129)])
  func `every call has to say for which customer it is`(customer: String?) async throws {
    try await withCommerce { commerce in
      let caller = commerce.caller(customer)
      for call in Self.calls {
        let answer =
          call.method == "GET"
          ? try await caller.get(call.path) : try await caller.post(call.path, call.body)
        #expect(answer.status == 401, "\(call.method) \(call.path)")
        #expect(
          try answer.problem().type == "tag:sillar.example,2026:customer-required", "\(call.path)")
      }
    }
  }

  @Test(arguments: [nil, "", "a b", String(repeating: "x", count: 129)])
  func `every write has to have a key`(key: String?) async throws {
    try await withCommerce { commerce in
      for call in Self.calls where call.method == "POST" {
        let answer = try await commerce.caller().post(call.path, call.body, key: key)
        #expect(answer.status == 400, "\(call.path)")
        #expect(
          try answer.problem().type == "tag:sillar.example,2026:idempotency-key-required",
          "\(call.path)")
      }
      #expect(try await commerce.stock(of: "pot") == 10)
    }
  }

  @Test func `what is someone else's is not there`() async throws {
    try await withCommerce { commerce in
      let (ada, eve) = (commerce.caller("ada"), commerce.caller("eve"))
      let order = try await ada.order()
      let paid = try await ada.order("pen")
      let payment = try await ada.pay(paid.id)
      let transfer = try await ada.transfer(to: "lucia", 5_00)
      let request = try await ada.request(of: "tom", 5_00)
      let card = try await ada.addCard()
      for (path, kind) in [
        ("\(Caller.market)/orders/\(order.id)", "order"),
        ("\(Caller.payments)/payables/\(order.id)", "payable"),
        ("\(Caller.payments)/payables/\(transfer.id)", "payable"),
        ("\(Caller.payments)/payables/\(request.id)", "payable"),
        ("\(Caller.payments)/payables/\(order.id)/methods", "payable"),
        ("\(Caller.payments)/payments/\(payment.id)", "payment"),
        ("\(Caller.wallet)/transfers/\(transfer.id)", "transfer"),
      ] {
        let answer = try await eve.get(path)
        #expect(answer.status == 404, "\(path)")
        #expect(try answer.problem().type == "tag:sillar.example,2026:unknown-\(kind)", "\(path)")
      }
      for (path, body, kind) in [
        ("\(Caller.market)/orders/\(order.id)/cancel", "{}", "order"),
        ("\(Caller.payments)/payments", .payment(order.id), "payable"),
        ("\(Caller.payments)/payments", .payment(transfer.id), "payable"),
        ("\(Caller.payments)/payments/\(payment.id)/refunds", "{}", "payment"),
        ("\(Caller.wallet)/transfers/\(transfer.id)/cancel", "{}", "transfer"),
        ("\(Caller.wallet)/requests/\(request.id)/decline", "{}", "request"),
        ("\(Caller.wallet)/requests/\(request.id)/cancel", "{}", "request"),
      ] {
        let answer = try await eve.post(path, body)
        #expect(answer.status == 404, "\(path)")
        #expect(try answer.problem().type == "tag:sillar.example,2026:unknown-\(kind)", "\(path)")
      }
      let own = try await eve.order("pen")
      let stolen = try await eve.post(
        "\(Caller.payments)/payments", .payment(own.id, .byCard(card.id)))
      #expect(try stolen.problem().type == "tag:sillar.example,2026:unknown-card")
      let list = try await eve.get("\(Caller.market)/orders")
        .decoded(ListAnswer<OrderAnswer>.self)
      #expect(list.items.map(\.id) == [own.id])
      #expect(try await ada.order(id: order.id).state == "awaiting-payment")
    }
  }

  @Test func `answers for a customer are kept by nobody on the way`() async throws {
    try await withCommerce { commerce in
      let answer = try await commerce.caller().get("\(Caller.wallet)/account")
      #expect(answer.headers["cache-control"] == "no-store")
    }
  }
}

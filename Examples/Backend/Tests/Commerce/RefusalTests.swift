import Foundation
import Testing

/// Each refusal of the shop, payments and wallets, with its status, type and place in the body.
@Suite(.eachEngine) struct RefusalTests {
  private static let orders = "\(Caller.market)/orders"
  private static let transfers = "\(Caller.wallet)/transfers"
  private static let requests = "\(Caller.wallet)/requests"
  private static let cards = "\(Caller.payments)/cards"
  private static let payments = "\(Caller.payments)/payments"

  private static let many = (0..<51).map { #"{"product":"p\#($0)","quantity":1}"# }

  private static let bodies: [(path: String, body: String, kind: String, pointer: String)] = [
    (orders, #"{"lines":[]}"#, "invalid-body", "#/lines"),
    (orders, #"{}"#, "invalid-body", "#/lines"),
    (orders, "{\"lines\":[\(many.joined(separator: ","))]}", "invalid-body", "#/lines"),
    (orders, .order("pot", 0), "invalid-body", "#/lines/0/quantity"),
    (orders, .order("pot", 100), "invalid-body", "#/lines/0/quantity"),
    (orders, .order("nothing"), "invalid-body", "#/lines/0/product"),
    (orders, .order("../pot"), "invalid-body", "#/lines/0/product"),
    (
      orders,
      #"{"lines":[{"product":"pot","quantity":1},{"product":"pot","quantity":1}]}"#,
      "invalid-body", "#/lines/1/product"
    ),
    (
      orders, #"{"lines":[{"product":"pot","quantity":"1"}]}"#, "invalid-body", "#/lines/0/quantity"
    ),
    (cards, .card("4242424242424243"), "invalid-card", "#/number"),
    (cards, .card("42424242424"), "invalid-card", "#/number"),
    (cards, .card(expiry: "2026-10"), "invalid-card", "#/expiry"),
    (cards, .card(expiry: "10/28"), "invalid-card", "#/expiry"),
    (cards, .card().replacing("737", with: "73"), "invalid-card", "#/security_code"),
    (cards, .card().replacing("Ada L", with: " "), "invalid-card", "#/holder"),
    (transfers, .transfer(to: "nobody", 1), "unknown-person", "#/to"),
    (transfers, .transfer(to: "lucia", 0), "invalid-body", "#/amount/amount"),
    (transfers, .transfer(to: "lucia", -5), "invalid-body", "#/amount/amount"),
    (transfers, .transfer(to: "lucia", 10_000_01), "invalid-body", "#/amount/amount"),
    (transfers, .transfer(to: "lucia", 1, currency: "USD"), "invalid-body", "#/amount/currency"),
    (transfers, .transfer(to: "lucia", 1, currency: "euro"), "invalid-body", "#/amount/currency"),
    (
      transfers, .transfer(to: "lucia", 1, note: String(repeating: "é", count: 141)),
      "invalid-body", "#/note"
    ),
    (
      transfers, #"{"to":"lucia","amount":{"amount":1.5,"currency":"EUR"}}"#, "invalid-body",
      "#"
    ),
    (requests, .request(of: "nobody", 1), "unknown-person", "#/of"),
    (requests, .request(of: "lucia", 1, currency: "JPY"), "invalid-body", "#/amount/currency"),
  ]

  @Test func `a body that says what cannot be is a 422 that names the place`() async throws {
    try await withCommerce { commerce in
      for (path, body, kind, pointer) in Self.bodies {
        let answer = try await commerce.caller().post(path, body)
        try answer.expect(422, kind, "\(body)")
        #expect(try answer.problem().errors?.map(\.pointer) == [pointer], "\(body)")
      }
    }
  }

  @Test func `nobody sends money to themselves or asks themselves for it`() async throws {
    try await withCommerce { commerce in
      let ada = try await commerce.caller()
      let me = try await ada.account().handle
      let answers = [
        try await ada.post(Self.transfers, .transfer(to: me, 1)),
        try await ada.post(Self.requests, .request(of: me, 1)),
      ]
      for answer in answers {
        try answer.expect(422, "invalid-body")
      }
    }
  }

  @Test func `a payment by what there is not is a 422`() async throws {
    try await withCommerce { commerce in
      let ada = try await commerce.caller()
      let (cheap, dear) = (try await ada.order("pot"), try await ada.order("lamp"))
      let card = try await ada.addCard()
      for (payable, method, kind, pointer) in [
        (cheap.id, #"{"type":"gold"}"#, "invalid-body", "#/method/type"),
        (cheap.id, #"{"type":"card"}"#, "invalid-body", "#/method/card"),
        (cheap.id, .byCard("card_0000"), "unknown-card", "#/method/card"),
        (cheap.id, .byCard("nonsense"), "unknown-card", "#/method/card"),
        (cheap.id, .byCard(card.id, instalments: 3), "invalid-body", "#/method/instalments"),
        (dear.id, .byCard(card.id, instalments: 4), "invalid-body", "#/method/instalments"),
        (dear.id, .byCard(card.id, instalments: 0), "invalid-body", "#/method/instalments"),
      ] {
        let answer = try await ada.post(Self.payments, .payment(payable, method))
        try answer.expect(422, kind, "\(method)")
        #expect(try answer.problem().errors?.map(\.pointer) == [pointer], "\(method)")
      }
    }
  }

  @Test func `what is done cannot be done again or otherwise`() async throws {
    try await withCommerce { commerce in
      let ada = try await commerce.caller()
      let order = try await ada.order("pen")
      let payment = try await ada.pay(order.id)
      let transfer = try await ada.transfer(to: "lucia", 1_00)
      let sent = try await ada.pay(transfer.id)
      let given = try await ada.transfer(to: "lucia", 1_00)
      #expect(try await ada.post("\(Self.transfers)/\(given.id)/cancel").status == 200)
      let declined = try await ada.pay(ada.order("lamp", 5).id)
      let mine = try await ada.request(of: "tom", 1_00)
      let theirs = try await ada.get(Self.requests).decoded(ListAnswer<RequestAnswer>.self).items
      let incoming = try #require(theirs.first { $0.direction == "incoming" })
      for (path, body, kind) in [
        ("\(Self.orders)/\(order.id)/cancel", "{}", "order-not-cancellable"),
        (Self.payments, .payment(order.id), "already-paid"),
        (Self.payments, .payment(transfer.id), "already-paid"),
        (Self.payments, .payment(given.id), "payable-closed"),
        ("\(Self.payments)/\(sent.id)/refunds", "{}", "not-refundable"),
        ("\(Self.payments)/\(declined.id)/refunds", "{}", "not-refundable"),
        ("\(Self.transfers)/\(transfer.id)/cancel", "{}", "transfer-not-cancellable"),
        ("\(Self.transfers)/\(given.id)/cancel", "{}", "transfer-not-cancellable"),
        ("\(Self.requests)/\(mine.id)/decline", "{}", "request-not-open"),
        ("\(Self.requests)/\(incoming.id)/cancel", "{}", "request-not-open"),
      ] {
        let answer = try await ada.post(path, body)
        try answer.expect(409, "\(kind)", "\(path)")
      }
      #expect(payment.state == "succeeded")
    }
  }
}

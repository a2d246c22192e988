import Foundation
import SillarData
import Testing

@testable import BackendInfra

/// Paying orders, transfers and requests for money.
@Suite(.eachEngine) struct PaymentTests {
  @Test func `an order paid from the balance moves the money once`() async throws {
    try await withCommerce { commerce in
      let ada = try await commerce.caller()
      let order = try await ada.order("pot", 2)
      #expect(order.state == "awaiting-payment")
      #expect(order.total == MoneyAnswer(amount: 59_80, currency: "EUR"))
      let payable = try await ada.get("\(Caller.payments)/payables/\(order.id)")
        .decoded(PayableAnswer.self)
      #expect(payable.kind == "order" && payable.state == "open" && payable.payment == nil)
      #expect(payable.payee == "Sillar Market" && payable.detail == "2 items")
      #expect(payable.reference == String(order.id.dropFirst(4).prefix(4)))

      let payment = try await ada.pay(order.id)
      #expect(payment.state == "succeeded" && payment.reason == nil)
      #expect(payment.amount.amount == 59_80 && payment.total.amount == 59_80)
      #expect(payment.method.type == "balance" && payment.method.last4 == nil)
      #expect(payment.payee == "Sillar Market" && payment.reference == payable.reference)
      #expect(
        try await ada.get("\(Caller.payments)/payments/\(payment.id)")
          .decoded(PaymentAnswer.self) == payment)
      let paid = try await ada.order(id: order.id)
      #expect(paid.state == "paid" && paid.payment == payment.id)
      #expect(try await ada.balance() == 250_00 - 59_80)
      let books = try await Books(auditing: commerce.store)
      #expect(books.balances["merchant:market"] == 59_80)
    }
  }

  @Test func `an order pays the shop that it names, and no other than there are`() async throws {
    try await withCommerce { commerce in
      let ada = try await commerce.caller()
      func body(_ shop: String) -> String {
        #"{"shop":"\#(shop)","lines":[{"product":"pot","quantity":1}]}"#
      }
      let order = try await ada.done(
        ada.post("\(Caller.market)/orders", body("corner-shop")), as: OrderAnswer.self)
      let payment = try await ada.pay(order.id)
      #expect(payment.payee == "Corner Shop")
      #expect(payment.title == "Order \(payment.reference)")
      let activity = try await ada.get("\(Caller.wallet)/activity")
        .decoded(ListAnswer<MovementAnswer>.self)
      #expect(activity.items.first?.title == "Corner Shop")
      let refused = try await ada.post("\(Caller.market)/orders", body("nowhere"))
      try refused.expect(422, "invalid-body")
    }
  }

  @Test func `a shop in another country has prices, payments and accounts in its own currency`()
    async throws
  {
    try await withCommerce { commerce in
      let ada = try await commerce.caller()
      func price(_ path: String) async throws -> MoneyAnswer {
        let path = "\(Caller.market)/products\(path)shop=market-argentina"
        return try await ada.get(path).decoded(ProductAnswer.self).price
      }
      let pesos = MoneyAnswer(amount: 44_900_00, currency: "ARS")
      #expect(try await price("/pot?") == pesos)
      #expect(try await price("/pen?") == MoneyAnswer(amount: 1_500_00, currency: "ARS"))
      let list = try await ada.get("\(Caller.market)/products?q=moka&shop=market-argentina")
        .decoded(ListAnswer<ProductAnswer>.self)
      #expect(list.items.map(\.price) == [pesos])

      let order = try await ada.done(
        ada.post(
          "\(Caller.market)/orders",
          #"{"shop":"market-argentina","lines":[{"product":"pot","quantity":3}]}"#),
        as: OrderAnswer.self)
      #expect(order.total == MoneyAnswer(amount: 134_700_00, currency: "ARS"))
      let methods = try await ada.methods(for: order.id)
      #expect(methods.balance == nil && methods.instalmentPlans.map(\.count) == [3, 6, 12])
      #expect(try await ada.pay(order.id).reason == "insufficient-funds")
      let card = try await ada.addCard()
      let payment = try await ada.pay(order.id, .byCard(card.id, instalments: 12))
      #expect(payment.payee == "Market Argentina" && payment.amount == order.total)
      #expect(payment.total == MoneyAnswer(amount: 152_076_30, currency: "ARS"))
      #expect(payment.method.instalments?.amounts.first?.currency == "ARS")
      let books = try await Books(auditing: commerce.store)
      #expect(books.balances["merchant:market:ARS"] == 134_700_00)
      #expect(books.balances["clearing:cards:ARS"] == -152_076_30)
      #expect(books.balances["house:interest:ARS"] == 17_376_30)
      #expect(books.balances["clearing:cards"] == nil)
      let path = "\(Caller.payments)/payments/\(payment.id)"
      #expect(try await ada.get(path).decoded(PaymentAnswer.self) == payment)
      #expect(try await ada.post(path + "/refunds").status == 201)
      let left = try await Books(auditing: commerce.store).balances["clearing:cards:ARS"]
      #expect(left == 0)
    }
  }

  @Test func `an order for cash on delivery is kept, and no money moves before it comes`()
    async throws
  {
    try await withCommerce { commerce in
      let ada = try await commerce.caller()
      let order = try await ada.order("pot", 2)
      let payment = try await ada.pay(order.id, .onDelivery)
      #expect(payment.state == "promised" && payment.method.type == "on-delivery")
      let again = try await ada.post(
        "\(Caller.payments)/payments", .payment(order.id, .onDelivery))
      try again.expect(409, "already-paid")
      commerce.time.advance(minutes: 60)
      let kept = try await ada.order(id: order.id)
      #expect(kept.state == "confirmed" && kept.payment == payment.id)
      #expect(try await commerce.stock(of: "pot") == 8)
      #expect(try await ada.balance() == 250_00)
      #expect(
        try await ada.get("\(Caller.payments)/payments/\(payment.id)")
          .decoded(PaymentAnswer.self) == payment)
      let refund = try await ada.post("\(Caller.payments)/payments/\(payment.id)/refunds")
      #expect(refund.status == 409)
      let books = try await Books(auditing: commerce.store)
      #expect(books.balances["merchant:market", default: 0] == 0)
    }
  }

  @Test func `only an order can be paid on delivery`() async throws {
    try await withCommerce { commerce in
      let ada = try await commerce.caller()
      let transfer = try await ada.transfer(to: "lucia", 10_00)
      let refused = try await ada.post(
        "\(Caller.payments)/payments", .payment(transfer.id, .onDelivery))
      try refused.expect(422, "invalid-body")
    }
  }

  @Test func `the cards of one account pay 2,000 euros in a day and no more`() async throws {
    try await withCommerce(.small(stock: 40)) { commerce in
      let (ada, eve) = try await (commerce.caller("ada"), commerce.caller("eve"))
      func pay(_ caller: Caller) async throws -> PaymentAnswer {
        let order = try await caller.order("lamp", 8)
        // Each time another card: the limit is of the account.
        let card = try await caller.addCard()
        let payment = try await caller.pay(order.id, .byCard(card.id))
        let isPaid = try await caller.order(id: order.id).payment != nil
        #expect(isPaid == (payment.state == "succeeded"))
        return payment
      }
      for _ in 0..<2 { #expect(try await pay(ada).state == "succeeded") }
      let refused = try await pay(ada)
      #expect(refused.state == "declined" && refused.reason == "card-limit")
      #expect(try await pay(eve).state == "succeeded")
      // Giving the money back does not make room for more.
      let pen = try await ada.pay(ada.order("pen").id, .byCard(ada.addCard().id))
      #expect(try await ada.post("\(Caller.payments)/payments/\(pen.id)/refunds").status == 201)
      commerce.time.advance(minutes: 24 * 60)
      #expect(try await pay(ada).state == "succeeded")
      _ = try await Books(auditing: commerce.store)
    }
  }

  @Test func `two who pay one order at once under two keys pay it once`() async throws {
    try await withCommerce { commerce in
      let ada = try await commerce.caller()
      for _ in 0..<8 {
        let order = try await ada.order("pen")
        let before = try await ada.balance()
        let answers = try await withThrowingTaskGroup(of: Answer.self) { group in
          for _ in 0..<2 {
            group.addTask {
              try await ada.post("\(Caller.payments)/payments", .payment(order.id))
            }
          }
          return try await group.reduce(into: []) { $0.append($1) }
        }
        let paid = try #require(answers.first { $0.status == 201 })
        let refused = try #require(answers.first { $0.status == 409 })
        try refused.expect(409, "already-paid")
        let payment = try paid.decoded(PaymentAnswer.self)
        #expect(try refused.decoded(ProblemMembersAnswer.self).payment == payment)
        #expect(try await ada.balance() == before - 99)
      }
      _ = try await Books(auditing: commerce.store)
    }
  }

  @Test func `too small a balance declines, moves nothing and leaves the order open`() async throws
  {
    try await withCommerce { commerce in
      let ada = try await commerce.caller()
      let order = try await ada.order("lamp", 3)
      let methods = try await ada.methods(for: order.id)
      #expect(methods.balance?.isSufficient == false)
      #expect(methods.balance?.available.amount == 250_00)
      let payment = try await ada.pay(order.id, key: "k")
      #expect(payment.state == "declined" && payment.reason == "insufficient-funds")
      #expect(try await ada.balance() == 250_00)
      #expect(try await ada.order(id: order.id).state == "awaiting-payment")
      // A repetition under the same key stays declined; a new key is a new attempt.
      #expect(try await ada.pay(order.id, key: "k") == payment)
      let card = try await ada.addCard()
      #expect(try await ada.pay(order.id, .byCard(card.id)).state == "succeeded")
    }
  }

  @Test func `a card pays in instalments, and what they cost goes to the house`() async throws {
    try await withCommerce { commerce in
      let ada = try await commerce.caller()
      let order = try await ada.order("lamp")
      let card = try await ada.addCard()
      let methods = try await ada.methods(for: order.id)
      #expect(methods.cards == [card] && card.brand == "visa" && card.last4 == "4242")
      #expect(methods.instalmentPlans.map(\.count) == [3, 6, 12])
      #expect(methods.instalmentPlans.map(\.yearlyRate) == ["0.00", "7.90", "12.90"])
      #expect(methods.instalmentPlans.map(\.total.amount) == [120_00, 124_74, 135_48])

      let payment = try await ada.pay(order.id, .byCard(card.id, instalments: 12))
      #expect(payment.state == "succeeded")
      #expect(payment.amount.amount == 120_00 && payment.total.amount == 135_48)
      let plan = try #require(payment.method.instalments)
      #expect(plan.count == 12 && plan.yearlyRate == "12.90")
      #expect(plan.amounts.map(\.amount) == Array(repeating: 11_29, count: 12))
      #expect(try await ada.balance() == 250_00)
      var books = try await Books(auditing: commerce.store)
      #expect(books.balances["clearing:cards"] == -135_48)
      #expect(books.balances["merchant:market"] == 120_00)
      #expect(books.balances["house:interest"] == 15_48)

      let refund = try await ada.post("\(Caller.payments)/payments/\(payment.id)/refunds")
      #expect(refund.status == 201)
      #expect(try refund.decoded(PaymentAnswer.self).state == "refunded")
      books = try await Books(auditing: commerce.store)
      let left = ["clearing:cards", "merchant:market", "house:interest"].map { books.balances[$0] }
      #expect(left == [0, 0, 0])
    }
  }

  @Test func `a refund gives the money and the stock back`() async throws {
    try await withCommerce { commerce in
      let ada = try await commerce.caller()
      let order = try await ada.order("pot", 3)
      let payment = try await ada.pay(order.id)
      #expect(try await commerce.stock(of: "pot") == 7)
      let path = "\(Caller.payments)/payments/\(payment.id)/refunds"
      #expect(try await ada.post(path).status == 201)
      #expect(try await commerce.stock(of: "pot") == 10)
      #expect(try await ada.balance() == 250_00)
      #expect(try await ada.order(id: order.id).state == "refunded")
      let again = try await ada.post(path)
      try again.expect(409, "already-refunded")
      #expect(try await ada.balance() == 250_00)
      let retry = try await ada.post("\(Caller.payments)/payments", .payment(order.id))
      try retry.expect(409, "payable-closed")
    }
  }

  @Test func `a card that is not kept is not offered, and pays once`() async throws {
    try await withCommerce { commerce in
      let ada = try await commerce.caller()
      let (first, second) = (try await ada.order("pen"), try await ada.order("pen"))
      let card = try await ada.addCard(keep: false)
      let methods = try await ada.methods(for: first.id)
      #expect(methods.cards == [])
      #expect(try await ada.pay(first.id, .byCard(card.id)).state == "succeeded")
      let again = try await ada.post(
        "\(Caller.payments)/payments", .payment(second.id, .byCard(card.id)))
      try again.expect(422, "unknown-card")
    }
  }

  @Test func `a card that has expired since is not offered and declined`() async throws {
    try await withCommerce { commerce in
      var ada = try await commerce.caller()
      let added = try await ada.post(
        "\(Caller.payments)/cards", .card(expiry: "2026-11"), key: "k")
      let card = try added.decoded(CardAnswer.self)
      commerce.time.advance(minutes: 60 * 24 * 11)
      ada = try await commerce.caller()
      let order = try await ada.order()
      let methods = try await ada.methods(for: order.id)
      #expect(methods.cards == [])
      #expect(try await ada.pay(order.id, .byCard(card.id)).reason == "card-declined")
      // A repeated request gets the same response, though a new one would be refused.
      #expect(
        try await ada.post("\(Caller.payments)/cards", .card(expiry: "2026-11"), key: "k").body
          == added.body)
    }
  }

  @Test func `the database itself refuses what must never be`() async throws {
    try await withCommerce { commerce in
      _ = try await commerce.caller().pay(commerce.caller().order().id)
      for sql in [
        "UPDATE product SET stock = stock - 11",
        "UPDATE balance SET amount = -1 WHERE kind = 'customer'",
        "UPDATE balance SET amount = -1 WHERE kind = 'merchant'",
        "UPDATE balance SET amount = -1 WHERE kind = 'person'",
        "UPDATE posting SET amount = 0",
        "INSERT INTO payment SELECT number + 1, 'x', customer, 'x', payable, state, reason, amount, "
          + "total, brand, last4, instalments, rate, date, payee, title, entry, currency FROM payment",
      ] {
        await #expect(throws: (any Error).self, "\(sql)") {
          try await commerce.store.database.write { try $0.script(sql) }
        }
      }
    }
  }
}

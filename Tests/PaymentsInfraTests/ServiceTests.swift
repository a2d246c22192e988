import Foundation
import Money
import PaymentsInfra
import PaymentsModel
import SillarData
import TestServers
import Testing

/// What the service says, in the model's words.
struct ServiceTests {
  @Test func `something to pay comes with its methods, without what makes no sense`() async throws {
    try await World.with { world in
      guard
        case .open(let payable, let methods) = try await world.restarted().openPayable.execute(
          "ord_1")
      else {
        Issue.record("It is open.")
        return
      }
      #expect(payable.payee == "Sillar Market")
      #expect(payable.amount == Money(minorUnits: 60_00, .eur))
      #expect(methods.balance.available == Money(minorUnits: 250_00, .eur))
      #expect(methods.cards.map(\.id) == ["card_1", "card_2"])
      #expect(methods.cards.map(\.brand) == [.visa, .other])
      // The plan that is a cent off is not offered, and the log says so.
      #expect(methods.plans.map(\.count) == [3])
      #expect(world.log.all.contains { $0.contains("A plan of 2 instalments is not offered") })
    }
  }

  @Test func `each request says for whom it is`() async throws {
    try await World.with { world in
      let actions = try world.restarted(customer: "visitor-7")
      _ = try await actions.openPayable.execute("ord_1")
      let begun = try await actions.beginPayment.execute("ord_1", with: .balance)
      _ = try await actions.checkPayment.execute(begun.attempt)
      #expect(world.fake.calls.count == 4)
      #expect(world.fake.calls.allSatisfy { $0.customer == "visitor-7" })
    }
  }

  @Test func `the body of a payment has the method and nothing else`() async throws {
    try await World.with { world in
      let actions = try world.restarted()
      let begun = try await actions.beginPayment.execute(
        "ord_1", with: .card("card_1", instalments: 3))
      _ = try await actions.sendPayment.execute(begun.attempt)
      let body = try #require(world.fake.payCalls.first?.body)
      let object = try JSONSerialization.jsonObject(with: Data(body.utf8)) as? NSDictionary
      #expect(
        object == [
          "payable": "ord_1", "method": ["type": "card", "card": "card_1", "instalments": 3],
        ])
    }
  }

  @Test func `what is unknown or closed is said to be so`() async throws {
    try await World.with { world in
      let actions = try world.restarted()
      for id in ["ord_2", "../payments", ""] as [Payable.ID] {
        await #expect(throws: PaymentsError.unknownPayable(id)) {
          try await actions.openPayable.execute(id)
        }
      }
      await #expect(throws: PaymentsError.unknownPayment("pay_2")) {
        try await actions.getReceipt.execute("pay_2")
      }
      let begun = try await actions.beginPayment.execute("ord_1", with: .balance)
      world.fake.close()
      let settlement = try await actions.sendPayment.execute(begun.attempt)
      #expect(settlement == .refused(.payableClosed("ord_1")))
    }
  }

  @Test func `what was paid from another device shows that payment`() async throws {
    try await World.with { world in
      let here = try world.restarted()
      let begun = try await here.beginPayment.execute("ord_1", with: .balance)
      let other = try world.restarted(customer: "the-same-on-another-device")
      let elsewhere = try await other.beginPayment.execute("ord_1", with: .balance)
      guard case .paid(let payment) = try await other.sendPayment.execute(elsewhere.attempt) else {
        Issue.record("It was not paid.")
        return
      }
      #expect(try await here.sendPayment.execute(begun.attempt) == .paid(payment))
      #expect(world.fake.applied == 1)
    }
  }

  @Test func `a service that cannot say what became of it is asked again, and sent nothing`()
    async throws
  {
    try await World.with { world in
      world.fake.fail(.lostAfter)
      let begun = try await world.restarted().beginPayment.execute("ord_1", with: .balance)
      _ = try await world.restarted().sendPayment.execute(begun.attempt)
      // A lookup is repeated by itself: the first and two more fail.
      world.fake.failLookups(3)
      let actions = try world.restarted()
      #expect(try await actions.checkPayment.execute(begun.attempt) == .unclear)
      #expect(world.fake.calls.count == 4)
      #expect(world.fake.payCalls.count == 1)
    }
  }

  @Test func `a receipt has what was paid, how, and when`() async throws {
    try await World.with { world in
      let actions = try world.restarted()
      let begun = try await actions.beginPayment.execute(
        "ord_1", with: .card("card_1", instalments: 3))
      _ = try await actions.sendPayment.execute(begun.attempt)
      let payment = try await actions.getReceipt.execute("pay_1")
      #expect(payment.date == Date(timeIntervalSince1970: 1_795_255_200))
      #expect(payment.reference == "7Q2K")
      guard case .card(.visa, "4242", let plan?) = payment.method else {
        Issue.record("\(payment.method)")
        return
      }
      #expect(plan.instalments.map(\.minorUnits) == [20_00, 20_00, 20_00])
    }
  }

  @Test func `whether the service can be reached is there for an app to show`() async throws {
    let nobody = try await refusingURL().appending(path: "payments")
    try await World.with { world in
      let away = try world.factory(at: nobody, clock: world.clock)
      #expect(away.connectivity.isOnline)
      await #expect(throws: PaymentsError.unknownPayable("..")) {
        try await away.actions(for: "ada").openPayable.execute("..")
      }
      #expect(away.connectivity.isOnline)
      let begun = try await away.actions(for: "ada").beginPayment.execute(
        "ord_1", with: .balance)
      _ = try await away.actions(for: "ada").sendPayment.execute(begun.attempt)
      #expect(!away.connectivity.isOnline)
    }
  }
}

import Foundation
import HTTPTypes
import Kit
import PaymentsInfra
import PaymentsModel
import PaymentsTesting
import SillarData
import SillarModel
import TestServers
import Testing

/// The service's answers as values of the model.
struct ServiceTests {
  @Test func `a card or a plan that makes no sense is left out, and the log says so`() async throws
  {
    let methods = """
      {"balance":{"available":{"amount":25000,"currency":"EUR"},"is_sufficient":true},
       "cards":[{"id":"card_2","brand":"martian","last4":"1111","expiry":"2029-12"},
                {"id":"card_3","brand":"visa","last4":"1111","expiry":"soon"}],
       "instalment_plans":[
         {"count":2,"yearly_rate":"0.00","total":{"amount":6000,"currency":"EUR"},
          "instalments":[{"amount":3000,"currency":"EUR"},{"amount":3001,"currency":"EUR"}]}]}
      """
    let server = FakeServer(
      at: "/api/payments/v1",
      [.get("payables/*/methods") { _ in .text(methods) }])
    try await Place.with(server) { place in
      let factory = try PaymentsInfraFactory(
        service: place.service("payments"), access: .visitors)
      let methods = try await factory.actions(for: "ada").payables.methods(for: "ord_1")
      #expect(methods.cards.map(\.id) == ["card_2"])
      #expect(methods.cards.map(\.brand) == [.other])
      // The plan whose sum is wrong by a cent is not offered.
      #expect(methods.plans == [])
      #expect(place.log.contains { $0.contains("A plan of 2 instalments is not offered") })
    }
  }

  @Test func `each request says for whom it is`() async throws {
    try await World.with(FakePayments(account: "visitor-7")) { world in
      let actions = try world.restarted(visitor: "visitor-7")
      _ = try await actions.openPayable.execute("ord_1")
      let begun = try await actions.attempts.begin("ord_1", with: .balance)
      _ = try await actions.paymentService.check(begun.attempt)
      #expect(world.fake.server.calls.count == 4)
      #expect(world.fake.server.calls.allSatisfy { $0.account == "visitor-7" })
    }
  }

  @Test func `nobody pays without an account, and the service is not asked`() async throws {
    try await World.with { world in
      let accounts = ScriptedAccess()
      let actions = try world.factory(access: accounts.access).actions(for: "browser")
      await #expect(throws: Problem.signedOut) {
        _ = try await actions.openPayable.execute("ord_1")
      }
      await #expect(throws: PaymentsError.failed(.signedOut)) {
        _ = try await actions.payables.payable("ord_1")
      }
      await #expect(throws: Problem.signedOut) {
        _ = try await actions.attempts.begin("ord_1", with: .balance)
      }
      #expect(world.fake.server.calls.isEmpty)
      // Signing in while the screen stays is enough.
      accounts.signIn("browser", as: "ada")
      _ = try await actions.openPayable.execute("ord_1")
      #expect(world.fake.server.calls.last?.account == "ada")
    }
  }

  @Test func `another account at the same browser finds no attempt of the first`() async throws {
    try await World.with { world in
      let accounts = ScriptedAccess()
      let actions = try world.factory(access: accounts.access).actions(for: "browser")
      accounts.signIn("browser", as: "ada")
      let ada = try await actions.attempts.begin("ord_1", with: .balance)
      accounts.signIn("browser", as: "bob")
      #expect(try await actions.attempts.attempt(for: "ord_1") == nil)
      accounts.signIn("browser", as: "ada")
      #expect(try await actions.attempts.attempt(for: "ord_1")?.key == ada.attempt.key)
    }
  }

  @Test func `a token that the service does not know is reported, and the user is signed out`()
    async throws
  {
    let server = FakeServer(
      at: "/api/payments/v1", rules: .signedIn, [.get("payables/*") { _ in .text("{}") }],
      isSignedIn: { _ in false })
    try await World.with(server) { world in
      let accounts = ScriptedAccess()
      accounts.signIn("browser", as: "ada")
      let actions = try world.factory(access: accounts.access).actions(for: "browser")
      await #expect(throws: PaymentsError.failed(.signedOut)) {
        _ = try await actions.openPayable.execute("ord_1")
      }
      #expect(accounts.refused == ["ada.1"])
    }
  }

  @Test func `the body of a payment has the method and nothing else`() async throws {
    try await World.with { world in
      let actions = try world.restarted()
      let begun = try await actions.attempts.begin(
        "ord_1", with: .card("card_1", instalments: 3))
      _ = try await actions.paymentService.send(begun.attempt)
      #expect(
        world.fake.payCalls.first?.object == [
          "payable": "ord_1", "method": ["type": "card", "card": "card_1", "instalments": 3],
        ])
    }
  }

  @Test func `a name that is no name in a path is not asked for`() async throws {
    try await World.with { world in
      let actions = try world.restarted()
      for id in ["../payments", ""] as [Payable.ID] {
        await #expect(throws: PaymentsError.unknownPayable(id)) {
          try await actions.openPayable.execute(id)
        }
      }
      #expect(world.fake.server.calls == [])
    }
  }

  @Test func `a service that cannot say what became of it is asked again, and sent nothing`()
    async throws
  {
    try await World.with { world in
      world.fake.server.lose(.lostAfter)
      let begun = try await world.restarted().attempts.begin("ord_1", with: .balance)
      _ = try await world.restarted().paymentService.send(begun.attempt)
      // A lookup is repeated automatically: the first attempt and two more fail.
      world.fake.server.loseReads(.failedBefore, .failedBefore, .failedBefore)
      let actions = try world.restarted()
      #expect(try await actions.paymentService.check(begun.attempt) == .unclear)
      #expect(world.fake.server.calls.count == 4)
      #expect(world.fake.payCalls.count == 1)
    }
  }

  @Test func `whether the service can be reached is there for an app to show`() async throws {
    let nobody = try await refusingURL().appending(path: "payments")
    try await World.with { world in
      let away = try world.factory(at: nobody, clock: world.place.clock)
      #expect(away.service.connectivity.isOnline)
      await #expect(throws: PaymentsError.unknownPayable("..")) {
        try await away.actions(for: "ada").openPayable.execute("..")
      }
      #expect(away.service.connectivity.isOnline)
      let begun = try await away.actions(for: "ada").attempts.begin(
        "ord_1", with: .balance)
      _ = try await away.actions(for: "ada").paymentService.send(begun.attempt)
      #expect(!away.service.connectivity.isOnline)
    }
  }
}

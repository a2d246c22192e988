import AccountInfra
import AccountModel
import AccountTesting
import Foundation
import Kit
import Money
import SillarData
import SillarModel
import SillarTesting
import TestServers
import Testing

struct ReadingTests {
  private let fake = FakeWallet()

  private func all<Value>(_ readings: Readings<Value>) async throws -> [Reading<Value>] {
    try await readings.reduce(into: []) { $0.append($1) }
  }

  /// Runs a test with the actions of one customer.
  private func withActions(
    _ server: FakeServer? = nil, _ body: (AccountActions, Place) async throws -> Void
  ) async throws {
    try await Place.with(server ?? fake.server) { place in
      try await body(try place.account().actions(for: me), place)
    }
  }

  @Test func `what was seen is there without the service, with its age, also after a restart`()
    async throws
  {
    try await withActions { actions, place in
      let then = place.clock.date
      _ = try await actions.getOverview.execute(movements: 20).last()
      _ = try await actions.source.requests().last()
      let first = try await actions.source.activity(after: nil, limit: 20).last().value
      _ = try await actions.source.activity(after: first.next, limit: 20).last()

      place.clock.jump(by: .seconds(300))
      let factory = try await place.account(at: refusingURL())
      let later = factory.actions(for: me)
      let overview = try await later.getOverview.execute(movements: 20).last()
      #expect(overview.savedAt == then)
      #expect(overview.problem == .offline)
      #expect(overview.value.account.balance == Money(minorUnits: 250_00, .eur))
      #expect(!factory.service.connectivity.isOnline)
      let saved = try await later.source.activity(after: nil, limit: 20).last().value
      let second = try await later.source.activity(after: saved.next, limit: 20).last()
      #expect(second.savedAt == then)
      #expect(saved.items + second.value.items == Array(movements(45)[..<40]))
      #expect(
        try await later.source.requests().last().value == fake.memory.with { $0.requests })
      await #expect(throws: Problem.offline) {
        try await later.source.activity(after: second.value.next, limit: 20).last()
      }
      await #expect(throws: Problem.offline) { try await later.source.people(PeopleQuery("luc")) }
    }
  }

  @Test func `one customer never sees what another has seen`() async throws {
    let other = "me-2"
    try await withActions { actions, place in
      _ = try await actions.getOverview.execute(movements: 5).last()
      let factory = try await place.account(at: refusingURL())
      await #expect(throws: Problem.offline) {
        try await factory.actions(for: other).getOverview.execute(movements: 5).last()
      }
      _ = try await factory.actions(for: me).getOverview.execute(movements: 5).last()
    }
  }

  @Test func `a wallet is that of the account, not of the browser`() async throws {
    try await Place.with(fake.server) { place in
      let accounts = ScriptedAccess()
      let actions = try place.account(access: accounts.access).actions(for: "browser")
      await #expect(throws: Problem.signedOut) { try await actions.source.account().last() }
      await #expect(throws: Problem.signedOut) {
        try await actions.source.people(PeopleQuery("luc"))
      }
      #expect(fake.server.calls.isEmpty)
      accounts.signIn("browser", as: "ada")
      _ = try await actions.source.account().last()
      #expect(fake.server.calls.last?.account == "ada")
      // Whoever signs in next sees nothing that was saved for the one before, nor does who is signed out.
      let offline = try await place.account(at: refusingURL(), access: accounts.access)
        .actions(for: "browser")
      _ = try await offline.source.account().last()
      accounts.signIn("browser", as: "bob")
      await #expect(throws: Problem.offline) { try await offline.source.account().last() }
      accounts.signOut("browser")
      await #expect(throws: Problem.signedOut) { try await offline.source.account().last() }
    }
  }

  @Test func `nothing is left of an account that has signed out`() async throws {
    try await Place.with(fake.server) { place in
      let factory = try place.account()
      for visitor in ["ada", "bob"] {
        _ = try await factory.actions(for: visitor).source.account().last()
      }
      try await factory.forgetAccounts(except: ["bob"])
      let offline = try await place.account(at: refusingURL())
      await #expect(throws: Problem.offline) {
        try await offline.actions(for: "ada").source.account().last()
      }
      _ = try await offline.actions(for: "bob").source.account().last()
    }
  }

  @Test func `a token that the service does not know is reported, and the user is signed out`()
    async throws
  {
    let server = FakeServer(
      at: "/api/wallet/v1", rules: .signedIn, [.get("account") { _ in .text("{}") }],
      isSignedIn: { _ in false })
    try await Place.with(server) { place in
      let accounts = ScriptedAccess()
      accounts.signIn("browser", as: "ada")
      let actions = try place.account(access: accounts.access).actions(for: "browser")
      await #expect(throws: Problem.signedOut) { try await actions.source.account().last() }
      #expect(accounts.refused == ["ada.1"])
    }
  }

  @Test func `what is saved comes at once, then what is live`() async throws {
    try await withActions { actions, place in
      let first = try await all(actions.source.account())
      #expect(first.map(\.savedAt) == [nil])
      fake.memory.with { $0.balance = 1 }
      let later = try await all(actions.source.account())
      #expect(later.map(\.savedAt) == [place.clock.date, nil])
      #expect(later.map(\.value.balance.minorUnits) == [250_00, 1])
    }
  }

  @Test func `a service that is reached but fails is stood in for`() async throws {
    try await withActions { actions, place in
      _ = try await actions.source.account().last()
      fake.memory.fail(.broken("tired"))
      let answer = try await actions.source.account().last()
      #expect(answer.savedAt == place.clock.date)
      guard case .broken = answer.problem else {
        Issue.record("\(String(describing: answer.problem))")
        return
      }
    }
  }

  @Test func `an item that makes no sense is left out, and the rest is there`() async throws {
    let server = FakeServer(
      at: "/api/wallet/v1",
      [
        .get("requests") { _ in
          .text(
            """
            {"items":[{"id":"req_1","state":"frozen"},
             {"id":"req_2","from":{"handle":"a","name":"A"},"to":{"handle":"b","name":"B"},
              "direction":"incoming","amount":{"amount":1,"currency":"EUR"},"note":"","state":"open",
              "created":"2026-11-21T10:00:00.250Z"}],"next":null}
            """)
        },
        .get("activity") { _ in
          .text(
            """
            {"items":[{"id":"m","date":"2026-11-21T10:00:00Z","kind":"something-new","title":"T",
              "note":"","amount":{"amount":5,"currency":"EUR"},
              "balance":{"amount":5,"currency":"EUR"}},
             {"id":"n","date":"2026-11-21T10:00:00Z","kind":"payment","title":"T","note":"",
              "amount":{"amount":5,"currency":"euros"},"balance":{"amount":5,"currency":"EUR"}}],
             "next":null}
            """)
        },
      ])
    try await withActions(server) { actions, _ in
      let requests = try await actions.source.requests().last().value
      #expect(requests.map(\.id.rawValue) == ["req_2"])
      #expect(requests.first?.created == Date(timeIntervalSince1970: 1_795_255_200.25))
      let activity = try await actions.source.activity(after: nil, limit: 20).last().value
      #expect(activity.items.map(\.id.rawValue) == ["m"])
      #expect(activity.items.first?.kind == .other)
    }
  }

  @Test(arguments: ["", "[]", "{}", "null", #"{"items": 1}"#, "<html>"])
  func `an answer that makes no sense is a failure, not an empty account`(
    _ garbage: String
  ) async throws {
    let routes = ["account", "requests", "people"].map { path in
      FakeServer.Route.get(path) { _ in .text(garbage) }
    }
    try await withActions(FakeServer(at: "/api/wallet/v1", routes)) { actions, _ in
      for read in [
        { _ = try await actions.source.account().last() },
        { _ = try await actions.source.requests().last() },
        { _ = try await actions.source.people(PeopleQuery("")) },
      ] as [() async throws -> Void] {
        await #expect {
          try await read()
        } throws: {
          if case .broken = Problem($0) { true } else { false }
        }
      }
    }
  }

  @Test func `what changes at the service is told to those who listen`() async throws {
    try await withActions { actions, _ in
      var isChanged = false
      for await _ in actions.source.changes() {
        let balance = try await actions.source.account().last().value.balance
        if balance.minorUnits == 1 { break }
        #expect(!isChanged || balance.minorUnits == 250_00)
        isChanged = true
        fake.memory.change { $0.balance = 1 }
      }
    }
  }

  @Test func `what is done in another window is told without the service's word`() async throws {
    let account = FakeServer(
      at: "/api/wallet/v1", [.post("requests/*/decline") { _ in try .json([:]) }])
    try await withActions(account) { actions, _ in
      var changes = actions.source.changes().makeAsyncIterator()
      try await actions.requests.decline(PaymentRequest.ID(rawValue: "req_1"))
      await changes.next()
    }
  }

  @Test func `a customer has one connection for changes, and none while nobody listens`()
    async throws
  {
    func connections() -> Int { fake.server.calls.count { $0.path == "events" } }
    try await withActions { actions, _ in
      var windows = (1...5).map { _ in actions.source.changes().makeAsyncIterator() }
      while connections() == 0 { await Task.yield() }
      _ = try await actions.source.account().last()
      #expect(connections() == 1)
      windows = []
      let later = actions.source.changes().makeAsyncIterator()
      while connections() == 1 { await Task.yield() }
      _ = try await actions.source.account().last()
      #expect(connections() == 2)
      _ = (windows, later)
    }
  }
}

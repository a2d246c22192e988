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

  private func answers<Value>(_ answers: Answers<Value>) async throws -> [Answer<Value>] {
    try await answers.reduce(into: []) { $0.append($1) }
  }

  /// Runs a test with what one customer can do.
  private func withActions(
    _ server: FakeServer? = nil, _ body: (AccountActions, Place) async throws -> Void
  ) async throws {
    let me = try #require(me)
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
      _ = try await actions.getRequests.execute().last()
      let first = try await actions.browseActivity.start(limit: 20).last().value
      _ = try await actions.browseActivity.readOn(after: first, limit: 20)

      place.clock.jump(by: .seconds(300))
      let factory = try await place.account(at: refusingURL())
      let later = factory.actions(for: try #require(me))
      let overview = try await later.getOverview.execute(movements: 20).last()
      #expect(overview.freshness == .saved(at: then))
      #expect(overview.problem == .offline)
      #expect(overview.value.account.balance == Money(minorUnits: 250_00, .eur))
      #expect(!factory.connectivity.isOnline)
      let saved = try await later.browseActivity.start(limit: 20).last().value
      let second = try await later.browseActivity.readOn(after: saved, limit: 20)
      #expect(second.freshness == .saved(at: then))
      #expect(second.value.movements == Array(movements(45)[..<40]))
      #expect(
        try await later.getRequests.execute().last().value == fake.memory.with { $0.requests })
      await #expect(throws: AccountError.offline) {
        try await later.browseActivity.readOn(after: second.value, limit: 20)
      }
      await #expect(throws: AccountError.offline) { try await later.findPeople.execute("luc") }
    }
  }

  @Test func `one customer never sees what another has seen`() async throws {
    let other = try #require(CustomerID("me-2"))
    try await withActions { actions, place in
      _ = try await actions.getOverview.execute(movements: 5).last()
      let factory = try await place.account(at: refusingURL())
      await #expect(throws: AccountError.offline) {
        try await factory.actions(for: other).getOverview.execute(movements: 5).last()
      }
      _ = try await factory.actions(for: try #require(me)).getOverview.execute(movements: 5).last()
    }
  }

  @Test func `what is saved comes at once, then what is live`() async throws {
    try await withActions { actions, place in
      let first = try await answers(actions.getAccount.execute())
      #expect(first.map(\.freshness) == [.live])
      fake.memory.with { $0.balance = 1 }
      let later = try await answers(actions.getAccount.execute())
      #expect(later.map(\.freshness) == [.saved(at: place.clock.date), .live])
      #expect(later.map(\.value.balance.minorUnits) == [250_00, 1])
    }
  }

  @Test func `a service that is reached but fails is stood in for`() async throws {
    try await withActions { actions, place in
      _ = try await actions.getAccount.execute().last()
      fake.memory.fail(.serviceFailed("tired"))
      let answer = try await actions.getAccount.execute().last()
      #expect(answer.freshness == .saved(at: place.clock.date))
      guard case .serviceFailed = answer.problem else {
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
      let requests = try await actions.getRequests.execute().last().value
      #expect(requests.map(\.id.rawValue) == ["req_2"])
      #expect(requests.first?.created == Date(timeIntervalSince1970: 1_795_255_200.25))
      let activity = try await actions.browseActivity.start(limit: 20).last().value
      #expect(activity.movements.map(\.id) == ["m"])
      #expect(activity.movements.first?.kind == .other)
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
        { _ = try await actions.getAccount.execute().last() },
        { _ = try await actions.getRequests.execute().last() },
        { _ = try await actions.findPeople.execute("") },
      ] as [() async throws -> Void] {
        await #expect {
          try await read()
        } throws: {
          if case .serviceFailed = $0 as? AccountError { true } else { false }
        }
      }
    }
  }
}

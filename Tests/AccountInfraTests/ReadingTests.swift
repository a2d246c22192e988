import AccountInfra
import AccountModel
import Foundation
import Money
import SillarData
import SillarModel
import SillarTesting
import Synchronization
import TestServers
import Testing

struct ReadingTests {
  private let wallet = FakeWallet()
  private let clock = TestClock()

  private func answers<Value>(_ answers: Answers<Value>) async throws -> [Answer<Value>] {
    try await answers.reduce(into: []) { $0.append($1) }
  }

  /// Runs a test with what one customer can do.
  private func withActions(_ body: (AccountActions, URL, URL) async throws -> Void) async throws {
    let me = try #require(me)
    try await withFolder { folder in
      try await withServer(wallet.respond) { url in
        try await body(try makeFactory(url, in: folder, clock: clock).actions(for: me), url, folder)
      }
    }
  }

  @Test func `the overview has the balance, the open requests and the latest movements`()
    async throws
  {
    try await withActions { actions, _, _ in
      let answer = try await actions.getOverview.execute(movements: 3).last()
      #expect(answer.freshness == .live)
      let overview = answer.value
      #expect(overview.account.name == "Sunny Otter")
      #expect(overview.account.balance == Money(minorUnits: 250_00, .eur))
      #expect(overview.account.pendingRequests == 1)
      #expect(overview.openRequests.map(\.id.rawValue) == ["req_1"])
      #expect(overview.openRequests.first?.other == lucia)
      #expect(overview.latest.map(\.id) == ["m-45", "m-44", "m-43"])
      #expect(overview.latest.map(\.kind) == [.other, .payment, .payment])
      #expect(overview.latest.first?.date == Date(timeIntervalSince1970: 1_795_255_200))
    }
  }

  @Test func `the activity is read page by page to its end, each balance following from the last`()
    async throws
  {
    try await withActions { actions, _, _ in
      var activity = try await actions.browseActivity.start(limit: 20).last().value
      #expect(activity.movements.count == 20)
      while activity.hasMore {
        activity = try await actions.browseActivity.readOn(after: activity, limit: 20).value
      }
      #expect(activity.movements.map(\.id) == (1...45).reversed().map { "m-\($0)" })
      #expect(activity.isUnbroken)
    }
  }

  @Test func `people are found by the service`() async throws {
    try await withActions { actions, _, _ in
      let found = try await actions.findPeople.execute("luc")
      #expect(found == [lucia])
      let none = try await actions.findPeople.execute("x&y=1 ñ")
      #expect(none == [])
    }
  }

  @Test func `what was seen is there without the service, with its age, also after a restart`()
    async throws
  {
    let me = try #require(me)
    try await withFolder { folder in
      let url = try await withServer(wallet.respond) { url in
        let actions = try makeFactory(url, in: folder, clock: clock).actions(for: me)
        _ = try await actions.getOverview.execute(movements: 20).last()
        _ = try await actions.getRequests.execute().last()
        let first = try await actions.browseActivity.start(limit: 20).last().value
        _ = try await actions.browseActivity.readOn(after: first, limit: 20)
        return url
      }
      let then = clock.date
      clock.jump(by: .seconds(300))
      let factory = try makeFactory(url, in: folder, clock: clock)
      let actions = factory.actions(for: me)
      let overview = try await actions.getOverview.execute(movements: 20).last()
      #expect(overview.freshness == .saved(at: then))
      #expect(overview.problem == .offline)
      #expect(overview.value.account.balance == Money(minorUnits: 250_00, .eur))
      #expect(!factory.connectivity.isOnline)
      let first = try await actions.browseActivity.start(limit: 20).last().value
      let second = try await actions.browseActivity.readOn(after: first, limit: 20)
      #expect(second.freshness == .saved(at: then))
      #expect(second.value.movements.count == 40)
      let requests = try await actions.getRequests.execute().last()
      #expect(requests.value.count == 3)
      // To a fraction of a second as it came.
      #expect(
        requests.value.first?.created == Date(timeIntervalSince1970: 1_795_255_200.25))
      await #expect(throws: AccountError.offline) {
        try await actions.browseActivity.readOn(after: second.value, limit: 20)
      }
      await #expect(throws: AccountError.offline) { try await actions.findPeople.execute("luc") }
    }
  }

  @Test func `one customer never sees what another has seen`() async throws {
    let me = try #require(me)
    let other = try #require(CustomerID("me-2"))
    try await withFolder { folder in
      let url = try await withServer(wallet.respond) { url in
        let factory = try makeFactory(url, in: folder, clock: clock)
        _ = try await factory.actions(for: me).getOverview.execute(movements: 5).last()
        return url
      }
      let factory = try makeFactory(url, in: folder, clock: clock)
      await #expect(throws: AccountError.offline) {
        try await factory.actions(for: other).getOverview.execute(movements: 5).last()
      }
      _ = try await factory.actions(for: me).getOverview.execute(movements: 5).last()
    }
  }

  @Test func `what is saved comes at once, then what is live`() async throws {
    try await withActions { actions, _, _ in
      let first = try await answers(actions.getAccount.execute())
      #expect(first.map(\.freshness) == [.live])
      wallet.state.withLock { $0.balance = 1 }
      let later = try await answers(actions.getAccount.execute())
      #expect(later.map(\.freshness) == [.saved(at: clock.date), .live])
      #expect(later.map(\.value.balance.minorUnits) == [250_00, 1])
    }
  }

  @Test func `a service that is reached but fails is stood in for`() async throws {
    try await withActions { actions, _, _ in
      _ = try await actions.getAccount.execute().last()
      wallet.fail()
      let answer = try await actions.getAccount.execute().last()
      #expect(answer.freshness == .saved(at: clock.date))
      guard case .serviceFailed = answer.problem else {
        Issue.record("\(String(describing: answer.problem))")
        return
      }
    }
  }

  @Test func `an item that makes no sense is left out, and the rest is there`() async throws {
    wallet.state.withLock { state in
      state.requests[0]["state"] = "frozen"
      state.movements[0]["amount"] = ["amount": 5, "currency": "euros"] as [String: any Sendable]
    }
    try await withActions { actions, _, _ in
      let requests = try await actions.getRequests.execute().last().value
      #expect(Set(requests.map(\.id.rawValue)) == ["req_2", "req_3"])
      let activity = try await actions.browseActivity.start(limit: 20).last().value
      #expect(activity.movements.count == 19)
    }
  }

  @Test(arguments: ["", "[]", "{}", "null", #"{"items": 1}"#, "<html>"])
  func `an answer that makes no sense is a failure, not an empty account`(
    _ garbage: String
  ) async throws {
    wallet.say(garbage)
    try await withActions { actions, _, _ in
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

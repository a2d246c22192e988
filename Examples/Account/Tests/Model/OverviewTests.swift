import AccountModel
import AccountTesting
import Foundation
import Money
import SillarModel
import Testing

/// A source with fixed answers, which the test sets.
private struct FixedSource: AccountSource {
  var accounts: [Reading<Account>] = []
  var lists: [Reading<[PaymentRequest]>] = []
  var pages: [Reading<Activity>] = []
  var problem: Problem?

  private func answers<Value: Sendable>(_ list: [Reading<Value>]) -> Readings<Value> {
    Readings { give in
      for answer in list { give(answer) }
      if list.isEmpty { throw problem ?? Problem.offline }
    }
  }

  func account() -> Readings<Account> { answers(accounts) }
  func activity(after cursor: String?, limit: Int) -> Readings<Activity> { answers(pages) }
  func requests() -> Readings<[PaymentRequest]> { answers(lists) }
  func movement(_ id: Movement.ID) async throws -> Movement { throw Problem.notFound }
  func people(_ query: PeopleQuery) async throws -> FoundPeople { FoundPeople([]) }
  func changes() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}

struct OverviewTests {
  private let account = Account(
    handle: "otter", name: "Sunny Otter", balance: Money(minorUnits: 5_00, .eur),
    pendingRequests: 1)
  private let page = Activity(movements(30), next: "30")

  private func request(
    _ id: String, _ direction: PaymentRequest.Direction, _ state: PaymentRequest.State
  ) -> PaymentRequest {
    PaymentRequest(
      id: PaymentRequest.ID(rawValue: id), from: lucia, to: tom, direction: direction,
      amount: Money(minorUnits: 1, .eur), state: state, created: .now)
  }

  @Test
  func
    `an overview has the requests that wait for the customer, and as many movements as are wanted`()
    async throws
  {
    let requests = [
      request("1", .incoming, .open), request("2", .incoming, .paid),
      request("3", .outgoing, .open),
    ]
    let source = FixedSource(
      accounts: [Reading(account)], lists: [Reading(requests)],
      pages: [Reading(page)])
    let answer = try await GetOverview(source: source).execute(movements: 5).last()
    #expect(answer.savedAt == nil)
    #expect(answer.value.account == account)
    #expect(answer.value.openRequests.map(\.id.rawValue) == ["1"])
    #expect(answer.value.latest == Array(page.items[..<5]))
  }

  @Test func `an overview is as old as its oldest part, and has that part's problem`() async throws
  {
    let date = Date(timeIntervalSince1970: 0)
    let source = FixedSource(
      accounts: [Reading(account)],
      lists: [Reading([], savedAt: date, problem: .timedOut)], pages: [Reading(page)])
    let answer = try await GetOverview(source: source).execute(movements: 5).last()
    #expect(answer.savedAt == date)
    #expect(answer.problem == .timedOut)
  }

  @Test func `where a part is missing it says why`() async throws {
    let source = FixedSource(
      accounts: [Reading(account)], lists: [Reading([])], problem: .timedOut)
    await #expect(throws: Problem.timedOut) {
      try await GetOverview(source: source).execute(movements: 5).last()
    }
  }
}

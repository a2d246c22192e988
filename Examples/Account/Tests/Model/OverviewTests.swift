import AccountModel
import AccountTesting
import Foundation
import Money
import SillarModel
import Testing

/// Answers what the test says, to each question.
private struct FixedSource: AccountSource {
  var accounts: [Answer<Account>] = []
  var lists: [Answer<[PaymentRequest]>] = []
  var pages: [Answer<ActivityPage>] = []
  var problem: AccountError?

  private func answers<Value: Sendable>(_ list: [Answer<Value>]) -> Answers<Value> {
    Answers { give in
      for answer in list { give(answer) }
      if list.isEmpty { throw problem ?? AccountError.offline }
    }
  }

  func account() -> Answers<Account> { answers(accounts) }
  func activity(after cursor: String?, limit: Int) -> Answers<ActivityPage> { answers(pages) }
  func requests() -> Answers<[PaymentRequest]> { answers(lists) }
  func people(_ text: String) async throws -> [Person] { [] }
}

struct OverviewTests {
  private let account = Account(
    handle: "otter", name: "Sunny Otter", balance: Money(minorUnits: 5_00, .eur),
    pendingRequests: 1)
  private let page = ActivityPage(movements: movements(30), next: "30")

  private func request(
    _ id: String, _ direction: PaymentRequest.Direction, _ state: PaymentRequest.State
  ) -> PaymentRequest {
    PaymentRequest(
      id: PaymentRequest.ID(rawValue: id), from: lucia, to: tom, direction: direction,
      amount: Money(minorUnits: 1, .eur), state: state, created: .now)
  }

  @Test func `it has the requests that wait for the customer, and as many movements as are wanted`()
    async throws
  {
    let requests = [
      request("1", .incoming, .open), request("2", .incoming, .paid),
      request("3", .outgoing, .open),
    ]
    let source = FixedSource(
      accounts: [Answer(account, .live)], lists: [Answer(requests, .live)],
      pages: [Answer(page, .live)])
    let answer = try await DefaultGetOverview(source: source).execute(movements: 5).last()
    #expect(answer.freshness == .live)
    #expect(answer.value.account == account)
    #expect(answer.value.openRequests.map(\.id.rawValue) == ["1"])
    #expect(answer.value.latest == Array(page.movements[..<5]))
  }

  @Test func `it is as old as its oldest part, and has that part's problem`() async throws {
    let date = Date(timeIntervalSince1970: 0)
    let source = FixedSource(
      accounts: [Answer(account, .live)],
      lists: [Answer([], .saved(at: date), problem: .timedOut)], pages: [Answer(page, .live)])
    let answer = try await DefaultGetOverview(source: source).execute(movements: 5).last()
    #expect(answer.freshness == .saved(at: date))
    #expect(answer.problem == .timedOut)
  }

  @Test func `where a part is missing it says why`() async throws {
    let source = FixedSource(
      accounts: [Answer(account, .live)], lists: [Answer([], .live)], problem: .timedOut)
    await #expect(throws: AccountError.timedOut) {
      try await DefaultGetOverview(source: source).execute(movements: 5).last()
    }
  }
}

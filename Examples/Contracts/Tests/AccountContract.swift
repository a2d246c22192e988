import AccountModel
import AccountTesting
import Kit
import Money
import SillarModel
import Testing

/// The contract of Account's source and repositories, tested through its actions.
struct AccountContract {
  private func request(
    _ direction: PaymentRequest.Direction, in actions: AccountActions
  ) async throws -> PaymentRequest {
    let all = try await actions.source.requests().last().value
    return try #require(all.first { $0.direction == direction && $0.state == .open })
  }

  private func state(
    of id: PaymentRequest.ID, in actions: AccountActions
  ) async throws -> PaymentRequest.State? {
    try await actions.source.requests().last().value.first { $0.id == id }?.state
  }

  private let five = Remittance(person: lucia, amount: Money(minorUnits: 5_00, .eur))

  // MARK: AccountSource

  @Test(arguments: Implementation.allCases)
  func `the account counts the requests that wait for the customer`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.account { actions in
      let account = try await actions.source.account().last().value
      #expect(!account.handle.isEmpty && !account.name.isEmpty)
      #expect(account.balance.isPositive)
      let requests = try await actions.source.requests().last().value
      #expect(account.pendingRequests == requests.count { $0.waitsForMe })
      #expect(account.pendingRequests > 0)
      let overview = try await actions.getOverview.execute(movements: 2).last().value
      #expect(overview.openRequests == requests.filter(\.waitsForMe))
    }
  }

  @Test(arguments: Implementation.allCases)
  func `the activity is read page by page, each movement once, each balance from the last`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.account { actions in
      var activity = Activity()
      while activity.hasMore {
        let page = try await actions.source.activity(after: activity.next, limit: 2).last().value
        #expect(page.items.count == 2 || !page.hasMore)
        activity = activity.adding(page)
      }
      let movements = activity.items
      #expect(movements.count > 2)
      #expect(Set(movements.map(\.id)).count == movements.count)
      #expect(movements.isUnbroken)
      #expect(movements.map(\.date) == movements.map(\.date).sorted(by: >))
      #expect(try await actions.source.movement(movements[1].id) == movements[1])
      await #expect(throws: Problem.notFound) {
        try await actions.source.movement(Movement.ID(rawValue: "mov_0"))
      }
    }
  }

  @Test(arguments: Implementation.allCases)
  func `people are found by how the words of their name or handle begin`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.account { actions in
      for text in ["luc", "LUC", "Lucia R", "romero l"] {
        let found = try await actions.source.people(PeopleQuery(text)).items
        #expect(found.contains(lucia), "\(text)")
      }
      for text in ["x&y=1 ñ", "ucía", "lucia baker"] {
        let found = try await actions.source.people(PeopleQuery(text)).items
        #expect(!found.contains(lucia), "\(text)")
      }
    }
  }

  @Test(arguments: Implementation.allCases)
  func `who listens is told of a request that is declined`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.account { actions in
      var changes = actions.source.changes().makeAsyncIterator()
      try await actions.requests.decline(try await request(.incoming, in: actions).id)
      await changes.next()
    }
  }

  // MARK: TransfersRepository

  @Test(arguments: Implementation.allCases)
  func `a transfer has what was said, and waits to be paid`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.account { actions in
      let transfer = try await actions.transferService.make(lunch())
      #expect(transfer.to == lucia)
      #expect(transfer.amount == Money(minorUnits: 12_50, .eur))
      #expect(transfer.note == "Cena ñ")
      #expect(transfer.state == .open)
      let again = try await actions.transferService.make(lunch())
      #expect(again == transfer)
      let other = try await actions.transferService.make(lunch(1))
      #expect(other.id != transfer.id)
    }
  }

  @Test(arguments: Implementation.allCases)
  func `a transfer to nobody is refused, and nothing stays begun`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.account { actions in
      let stranger = Remittance(
        person: Person(handle: "nobody", name: "?"), amount: Money(minorUnits: 1, .eur))
      await #expect(throws: AccountError.unknownPerson) {
        try await actions.transferService.make(stranger)
      }
      let unfinished = try await actions.transferService.unfinished()
      #expect(unfinished == nil)
    }
  }

  @Test(arguments: Implementation.allCases)
  func `a transfer that is given up is not gone on with`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.account { actions in
      let transfer = try await actions.transferService.make(lunch())
      let unfinished = try await actions.transferService.unfinished()
      #expect(unfinished?.transfer == transfer.id)
      try await actions.transferService.cancel(try #require(unfinished))
      let none = try await actions.transferService.unfinished()
      #expect(none == nil)
      let next = try await actions.transferService.make(lunch())
      #expect(next.id != transfer.id)
    }
  }

  // MARK: RequestsRepository

  @Test(arguments: Implementation.allCases)
  func `to ask twice makes two open requests`(_ implementation: Implementation) async throws {
    try await implementation.account { actions in
      let first = try await actions.requests.ask(five)
      let second = try await actions.requests.ask(five)
      #expect(first.id != second.id)
      #expect(first.direction == .outgoing)
      #expect(first.state == .open)
      #expect(first.other == lucia)
      #expect(first.amount == five.amount)
      let all = try await actions.source.requests().last().value
      #expect(all.contains(first) && all.contains(second))
    }
  }

  @Test(arguments: Implementation.allCases)
  func `nobody can be asked who is not there`(_ implementation: Implementation) async throws {
    try await implementation.account { actions in
      let nobody = Remittance(person: Person(handle: "nobody", name: "?"), amount: five.amount)
      await #expect(throws: AccountError.unknownPerson) {
        try await actions.requests.ask(nobody)
      }
      let all = try await actions.source.requests().last().value
      #expect(all.allSatisfy { $0.other.handle != "nobody" })
    }
  }

  @Test(arguments: Implementation.allCases)
  func `what others ask for can be declined once, and not taken back`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.account { actions in
      let request = try await request(.incoming, in: actions)
      await #expect(throws: AccountError.notOpen) {
        try await actions.requests.cancel(request.id)
      }
      try await actions.requests.decline(request.id)
      let declined = try await state(of: request.id, in: actions)
      #expect(declined == .declined)
      await #expect(throws: AccountError.notOpen) {
        try await actions.requests.cancel(request.id)
      }
    }
  }

  @Test(arguments: Implementation.allCases)
  func `what one has asked for can be taken back, and not declined`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.account { actions in
      let request = try await actions.requests.ask(five)
      await #expect(throws: AccountError.notOpen) {
        try await actions.requests.decline(request.id)
      }
      try await actions.requests.cancel(request.id)
      let cancelled = try await state(of: request.id, in: actions)
      #expect(cancelled == .cancelled)
    }
  }

  @Test(arguments: Implementation.allCases)
  func `a request that is not there is unknown`(_ implementation: Implementation) async throws {
    try await implementation.account { actions in
      let id = PaymentRequest.ID(rawValue: "req_0000000000000000")
      await #expect(throws: Problem.notFound) {
        try await actions.requests.decline(id)
      }
      await #expect(throws: Problem.notFound) {
        try await actions.requests.cancel(id)
      }
      _ = try await actions.source.account().last()
    }
  }
}

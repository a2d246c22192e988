import AccountInfra
import AccountModel
import AccountTesting
import Foundation
import Kit
import Money
import SillarModel
import SillarTesting
import TestServers
import Testing

struct WritingTests {
  private let fake = FakeWallet()
  private var wallet: FakeServer { fake.server }

  private func withService(_ body: (Place) async throws -> Void) async throws {
    try await Place.with(wallet, body)
  }

  private func actions(_ place: Place) throws -> AccountActions {
    try place.account().actions(for: me)
  }

  private var keys: Set<String?> { Set(wallet.writes.map(\.key)) }

  @Test(arguments: [FakeServer.Loss.lostAfter, .failedAfter])
  func `when the answer is lost, the same again makes no second transfer, also after a restart`(
    _ fate: FakeServer.Loss
  ) async throws {
    try await withService { place in
      wallet.lose(fate, fate)
      for _ in 0..<2 {
        await #expect(throws: Problem.self) {
          try await actions(place).transferService.make(lunch())
        }
      }
      let transfer = try await actions(place).transferService.make(lunch())
      #expect(transfer.id.rawValue == "trf_1")
      #expect(fake.memory.transfers.count == 1)
      #expect(wallet.writes.count == 3)
      #expect(keys.count == 1)
    }
  }

  @Test func `when no answer comes in time, the same again makes no second transfer`() async throws
  {
    try await withService { place in
      wallet.lose(.silentAfter)
      let impatient = try place.account(clock: place.clock)
        .actions(for: me)
      let attempt = Task { try await impatient.transferService.make(lunch()) }
      while wallet.writes.isEmpty { await Task.yield() }
      try await place.clock.untilAsleep()
      await place.clock.advance(by: .seconds(60))
      await #expect(throws: Problem.timedOut) { try await attempt.value }
      _ = try await actions(place).transferService.make(lunch())
      #expect(fake.memory.transfers.count == 1)
      #expect(keys.count == 1)
    }
  }

  @Test func `a client that repeats by itself repeats the key`() async throws {
    try await withService { place in
      wallet.lose(.lostAfter)
      let factory = try AccountInfraFactory(
        service: place.service("wallet", now: { Date() }, clock: ContinuousClock()),
        access: .visitors)
      _ = try await factory.actions(for: me).transferService.make(lunch())
      #expect(fake.memory.transfers.count == 1)
      #expect(wallet.writes.count == 2)
      #expect(keys.count == 1)
    }
  }

  @Test func `what was begun before a restart is there after it`() async throws {
    try await withService { place in
      wallet.lose(.lostAfter)
      await #expect(throws: Problem.self) {
        try await actions(place).transferService.make(lunch())
      }
      let restarted = try actions(place)
      #expect(try await restarted.transferService.unfinished()?.content == lunch())
      let transfer = try await restarted.transferService.make(lunch())
      let again = try actions(place)
      #expect(try await again.transferService.unfinished()?.transfer == transfer.id)
      fake.memory.pay("trf_1")
      #expect(try await again.transferService.unfinished() == nil)
      // The same content once more is a new transfer.
      _ = try await again.transferService.make(lunch())
      #expect(fake.memory.transfers.count == 2)
      #expect(keys.count == 2)
    }
  }

  @Test func `ten who want the same transfer at the same time get one`() async throws {
    try await withService { place in
      let actions = try actions(place)
      let ids = try await withThrowingTaskGroup { group in
        for _ in 0..<10 {
          group.addTask { try await actions.transferService.make(lunch()).id.rawValue }
        }
        return try await group.reduce(into: Set<String>()) { $0.insert($1) }
      }
      #expect(ids == ["trf_1"])
      #expect(fake.memory.transfers.count == 1)
    }
  }

  @Test func `customers do not share transfers`() async throws {
    try await withService { place in
      let factory = try place.account()
      let other = "me-2"
      _ = try await factory.actions(for: me).transferService.make(lunch())
      #expect(try await factory.actions(for: other).transferService.unfinished() == nil)
      _ = try await factory.actions(for: other).transferService.make(lunch())
      #expect(fake.memory.transfers.count == 2)
      #expect(keys.count == 2)
    }
  }

  @Test func `somebody who is not there is told, and nothing stays begun`() async throws {
    try await withService { place in
      let actions = try actions(place)
      let stranger = Remittance(
        person: Person(handle: "nobody", name: "?"), amount: Money(minorUnits: 1, .eur))
      await #expect(throws: AccountError.unknownPerson) {
        try await actions.transferService.make(stranger)
      }
      #expect(try await actions.transferService.unfinished() == nil)
    }
  }

  @Test func `a transfer that is given up is so at the service, once`() async throws {
    try await withService { place in
      let actions = try actions(place)
      _ = try await actions.transferService.make(lunch())
      let draft = try #require(try await actions.transferService.unfinished())
      wallet.lose(.lostAfter)
      await #expect(throws: Problem.self) { try await actions.transferService.cancel(draft) }
      try await actions.transferService.cancel(draft)
      #expect(fake.memory.transfers.first?.state == .cancelled)
      #expect(try await actions.transferService.unfinished() == nil)
      #expect(Set(wallet.writes.filter { $0.path.hasSuffix("cancel") }.map(\.key)).count == 1)
    }
  }

  @Test(arguments: [FakeServer.Loss.lostAfter, .failedAfter])
  func `to ask, decline and cancel is done once, whatever becomes of the answers`(
    _ fate: FakeServer.Loss
  ) async throws {
    let request = Remittance(person: lucia, amount: Money(minorUnits: 5_00, .eur))
    try await withService { place in
      let writes: [(AccountActions) async throws -> Void] = [
        { _ = try await $0.requests.ask(request) },
        { try await $0.requests.decline(PaymentRequest.ID(rawValue: "req_1")) },
        { try await $0.requests.cancel(PaymentRequest.ID(rawValue: "req_2")) },
      ]
      for write in writes {
        wallet.lose(fate)
        await #expect(throws: Problem.self) { try await write(try actions(place)) }
        try await write(try actions(place))
      }
      #expect(wallet.writes.count == 6)
      #expect(keys.count == 3)
      #expect(fake.memory.requestStates == [.declined, .cancelled, .paid, .open])
    }
  }

  @Test func `to ask for the same a second time asks a second time`() async throws {
    let request = Remittance(person: lucia, amount: Money(minorUnits: 5_00, .eur))
    try await withService { place in
      let actions = try actions(place)
      let first = try await actions.requests.ask(request)
      let second = try await actions.requests.ask(request)
      #expect(first.id != second.id)
      #expect(keys.count == 2)
    }
  }

  @Test(arguments: [(minutes: 59, asked: 1), (minutes: 61, asked: 2)])
  func `to ask for the same much later asks anew, even where the first answer was lost`(
    minutes: Int, asked: Int
  ) async throws {
    let request = Remittance(person: lucia, amount: Money(minorUnits: 5_00, .eur))
    try await withService { place in
      wallet.lose(.lostAfter)
      await #expect(throws: Problem.self) {
        _ = try await actions(place).requests.ask(request)
      }
      place.clock.jump(by: .seconds(minutes * 60))
      _ = try await actions(place).requests.ask(request)
      #expect(keys.count == asked)
    }
  }

  @Test func `without a service nothing is done, and all of it says so`() async throws {
    try await withService { place in
      let actions = try await place.account(at: refusingURL()).actions(for: me)
      await #expect(throws: Problem.offline) {
        try await actions.transferService.make(lunch())
      }
      await #expect(throws: Problem.offline) {
        try await actions.requests.decline(PaymentRequest.ID(rawValue: "req_1"))
      }
      let draft = try #require(try await actions.transferService.unfinished())
      #expect(draft.content == lunch())
      // A transfer without an answer can be canceled without the service: it will never be paid.
      try await actions.transferService.cancel(draft)
      #expect(try await actions.transferService.unfinished() == nil)
    }
  }
}

import AccountInfra
import AccountModel
import Foundation
import Money
import SillarTesting
import Synchronization
import TestServers
import Testing

struct WritingTests {
  private let wallet = FakeWallet()
  private let clock = TestClock()

  private func withService(_ body: (URL, URL) async throws -> Void) async throws {
    try await withFolder { folder in
      try await withServer(wallet.respond) { url in try await body(url, folder) }
    }
  }

  private func actions(_ url: URL, _ folder: URL) throws -> AccountActions {
    try makeFactory(url, in: folder, clock: clock).actions(for: try #require(me))
  }

  private var keys: Set<String> { Set(wallet.writes.map(\.key)) }

  @Test func `a transfer is made with all that was said`() async throws {
    try await withService { url, folder in
      let transfer = try await actions(url, folder).makeTransfer.execute(lunch())
      #expect(transfer.to == lucia)
      #expect(transfer.amount == Money(minorUnits: 12_50, .eur))
      #expect(transfer.note == "Cena ñ")
      #expect(transfer.state == .open)
      #expect(wallet.writes.map(\.path) == ["transfers"])
      #expect(wallet.writes.map(\.customer) == ["me-1"])
    }
  }

  @Test(arguments: [FakeWallet.Fate.brokenOff, .failed])
  func `when the answer is lost, the same again makes no second transfer, also after a restart`(
    _ fate: FakeWallet.Fate
  ) async throws {
    try await withService { url, folder in
      wallet.lose(fate, fate)
      for _ in 0..<2 {
        await #expect(throws: AccountError.self) {
          try await actions(url, folder).makeTransfer.execute(lunch())
        }
      }
      let transfer = try await actions(url, folder).makeTransfer.execute(lunch())
      #expect(transfer.id.rawValue == "trf_1")
      #expect(wallet.transferCount == 1)
      #expect(wallet.writes.count == 3)
      #expect(keys.count == 1)
    }
  }

  @Test func `when no answer comes in time, the same again makes no second transfer`() async throws
  {
    try await withService { url, folder in
      wallet.lose(.silence)
      let impatient = try makeFactory(url, in: folder, clock: clock, isPatient: false)
        .actions(for: try #require(me))
      let attempt = Task { try await impatient.makeTransfer.execute(lunch()) }
      while wallet.writes.isEmpty { await Task.yield() }
      try await clock.untilAsleep()
      await clock.advance(by: .seconds(60))
      await #expect(throws: AccountError.timedOut) { try await attempt.value }
      _ = try await actions(url, folder).makeTransfer.execute(lunch())
      #expect(wallet.transferCount == 1)
      #expect(keys.count == 1)
    }
  }

  @Test func `a client that repeats by itself repeats the key`() async throws {
    try await withService { url, folder in
      wallet.lose(.brokenOff)
      let factory = try AccountInfraFactory(
        apiURL: url.appending(path: "wallet"), dataDirectory: folder, logger: quiet)
      _ = try await factory.actions(for: try #require(me)).makeTransfer.execute(lunch())
      #expect(wallet.transferCount == 1)
      #expect(wallet.writes.count == 2)
      #expect(keys.count == 1)
    }
  }

  @Test func `what was begun before a restart is there after it`() async throws {
    try await withService { url, folder in
      wallet.lose(.brokenOff)
      await #expect(throws: AccountError.self) {
        try await actions(url, folder).makeTransfer.execute(lunch())
      }
      let restarted = try actions(url, folder)
      #expect(
        try await restarted.getUnfinishedTransfer.execute()
          == UnfinishedTransfer(content: lunch(), transfer: nil))
      let transfer = try await restarted.makeTransfer.execute(lunch())
      let again = try actions(url, folder)
      #expect(
        try await again.getUnfinishedTransfer.execute()
          == UnfinishedTransfer(content: lunch(), transfer: transfer))
      wallet.state.withLock { $0.transfers["trf_1"]?["state"] = "paid" }
      #expect(try await again.getUnfinishedTransfer.execute() == nil)
      // The same once more is another one.
      _ = try await again.makeTransfer.execute(lunch())
      #expect(wallet.transferCount == 2)
      #expect(keys.count == 2)
    }
  }

  @Test func `ten who want the same transfer at the same time get one`() async throws {
    try await withService { url, folder in
      let actions = try actions(url, folder)
      let ids = try await withThrowingTaskGroup { group in
        for _ in 0..<10 {
          group.addTask { try await actions.makeTransfer.execute(lunch()).id.rawValue }
        }
        return try await group.reduce(into: Set<String>()) { $0.insert($1) }
      }
      #expect(ids == ["trf_1"])
      #expect(wallet.transferCount == 1)
    }
  }

  @Test func `customers do not share transfers`() async throws {
    try await withService { url, folder in
      let factory = try makeFactory(url, in: folder, clock: clock)
      let other = try #require(CustomerID("me-2"))
      _ = try await factory.actions(for: try #require(me)).makeTransfer.execute(lunch())
      #expect(try await factory.actions(for: other).getUnfinishedTransfer.execute() == nil)
      _ = try await factory.actions(for: other).makeTransfer.execute(lunch())
      #expect(wallet.transferCount == 2)
      #expect(keys.count == 2)
    }
  }

  @Test func `somebody who is not there is told, and nothing stays begun`() async throws {
    try await withService { url, folder in
      let actions = try actions(url, folder)
      let stranger = NewTransfer(
        to: Person(handle: "nobody", name: "?"), amount: Money(minorUnits: 1, .eur))
      await #expect(throws: AccountError.unknownPerson) {
        try await actions.makeTransfer.execute(stranger)
      }
      #expect(try await actions.getUnfinishedTransfer.execute() == nil)
    }
  }

  @Test func `a transfer that is given up is so at the service, once`() async throws {
    try await withService { url, folder in
      let actions = try actions(url, folder)
      _ = try await actions.makeTransfer.execute(lunch())
      wallet.lose(.brokenOff)
      await #expect(throws: AccountError.self) { try await actions.cancelTransfer.execute(lunch()) }
      try await actions.cancelTransfer.execute(lunch())
      #expect(wallet.state.withLock { $0.transfers["trf_1"]?["state"] as? String } == "cancelled")
      #expect(try await actions.getUnfinishedTransfer.execute() == nil)
      #expect(Set(wallet.writes.filter { $0.path.hasSuffix("cancel") }.map(\.key)).count == 1)
    }
  }

  @Test(arguments: [FakeWallet.Fate.brokenOff, .failed])
  func `to ask, decline and cancel is done once, whatever becomes of the answers`(
    _ fate: FakeWallet.Fate
  ) async throws {
    let request = NewRequest(of: lucia, amount: Money(minorUnits: 5_00, .eur))
    try await withService { url, folder in
      let writes: [(AccountActions) async throws -> Void] = [
        { _ = try await $0.askForMoney.execute(request) },
        { try await $0.declineRequest.execute(PaymentRequest.ID(rawValue: "req_1")) },
        { try await $0.cancelRequest.execute(PaymentRequest.ID(rawValue: "req_2")) },
      ]
      for write in writes {
        wallet.lose(fate)
        await #expect(throws: AccountError.self) { try await write(try actions(url, folder)) }
        try await write(try actions(url, folder))
      }
      #expect(wallet.writes.count == 6)
      #expect(keys.count == 3)
      let states = wallet.state.withLock { $0.requests.map { $0["state"] as? String } }
      #expect(states == ["declined", "cancelled", "paid", "open"])
    }
  }

  @Test func `to ask for the same a second time asks a second time`() async throws {
    let request = NewRequest(of: lucia, amount: Money(minorUnits: 5_00, .eur))
    try await withService { url, folder in
      let actions = try actions(url, folder)
      let first = try await actions.askForMoney.execute(request)
      let second = try await actions.askForMoney.execute(request)
      #expect(first.id != second.id)
      #expect(keys.count == 2)
    }
  }

  @Test(arguments: [(minutes: 59, asked: 1), (minutes: 61, asked: 2)])
  func `to ask for the same much later asks anew, even where the first answer was lost`(
    minutes: Int, asked: Int
  ) async throws {
    let request = NewRequest(of: lucia, amount: Money(minorUnits: 5_00, .eur))
    try await withService { url, folder in
      wallet.lose(.brokenOff)
      await #expect(throws: AccountError.self) {
        _ = try await self.actions(url, folder).askForMoney.execute(request)
      }
      clock.jump(by: .seconds(minutes * 60))
      _ = try await actions(url, folder).askForMoney.execute(request)
      #expect(keys.count == asked)
    }
  }

  @Test func `what is no longer open says so`() async throws {
    try await withService { url, folder in
      let actions = try actions(url, folder)
      await #expect(throws: AccountError.notOpen) {
        try await actions.declineRequest.execute(PaymentRequest.ID(rawValue: "req_3"))
      }
    }
  }

  @Test func `without a service nothing is done, and all of it says so`() async throws {
    let url = try await refusingURL()
    try await withFolder { folder in
      let actions = try actions(url, folder)
      await #expect(throws: AccountError.offline) {
        try await actions.makeTransfer.execute(lunch())
      }
      await #expect(throws: AccountError.offline) {
        try await actions.declineRequest.execute(PaymentRequest.ID(rawValue: "req_1"))
      }
      #expect(
        try await actions.getUnfinishedTransfer.execute()
          == UnfinishedTransfer(content: lunch(), transfer: nil))
      // What nobody has answered can be given up without a service: nobody could ever pay it.
      try await actions.cancelTransfer.execute(lunch())
      #expect(try await actions.getUnfinishedTransfer.execute() == nil)
    }
  }
}

import AccountInfra
import AccountModel
import AccountTesting
import Foundation
import GRDB
import Kit
import Money
import SillarData
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
    try place.account().actions(for: try #require(me))
  }

  private var keys: Set<String?> { Set(wallet.writes.map(\.key)) }

  @Test(arguments: [FakeServer.Loss.lostAfter, .failedAfter])
  func `when the answer is lost, the same again makes no second transfer, also after a restart`(
    _ fate: FakeServer.Loss
  ) async throws {
    try await withService { place in
      wallet.lose(fate, fate)
      for _ in 0..<2 {
        await #expect(throws: AccountError.self) {
          try await actions(place).makeTransfer.execute(lunch())
        }
      }
      let transfer = try await actions(place).makeTransfer.execute(lunch())
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
        .actions(for: try #require(me))
      let attempt = Task { try await impatient.makeTransfer.execute(lunch()) }
      while wallet.writes.isEmpty { await Task.yield() }
      try await place.clock.untilAsleep()
      await place.clock.advance(by: .seconds(60))
      await #expect(throws: AccountError.timedOut) { try await attempt.value }
      _ = try await actions(place).makeTransfer.execute(lunch())
      #expect(fake.memory.transfers.count == 1)
      #expect(keys.count == 1)
    }
  }

  @Test func `a client that repeats by itself repeats the key`() async throws {
    try await withService { place in
      wallet.lose(.lostAfter)
      let factory = try AccountInfraFactory(
        apiURL: place.url.appending(path: "wallet"), dataDirectory: place.folder,
        logger: place.logger)
      _ = try await factory.actions(for: try #require(me)).makeTransfer.execute(lunch())
      #expect(fake.memory.transfers.count == 1)
      #expect(wallet.writes.count == 2)
      #expect(keys.count == 1)
    }
  }

  @Test func `what was begun before a restart is there after it`() async throws {
    try await withService { place in
      wallet.lose(.lostAfter)
      await #expect(throws: AccountError.self) {
        try await actions(place).makeTransfer.execute(lunch())
      }
      let restarted = try actions(place)
      #expect(
        try await restarted.getUnfinishedTransfer.execute()
          == UnfinishedTransfer(content: lunch(), transfer: nil))
      let transfer = try await restarted.makeTransfer.execute(lunch())
      let again = try actions(place)
      #expect(
        try await again.getUnfinishedTransfer.execute()
          == UnfinishedTransfer(content: lunch(), transfer: transfer))
      fake.memory.pay("trf_1")
      #expect(try await again.getUnfinishedTransfer.execute() == nil)
      // The same once more is another one.
      _ = try await again.makeTransfer.execute(lunch())
      #expect(fake.memory.transfers.count == 2)
      #expect(keys.count == 2)
    }
  }

  @Test func `ten who want the same transfer at the same time get one`() async throws {
    try await withService { place in
      let actions = try actions(place)
      let ids = try await withThrowingTaskGroup { group in
        for _ in 0..<10 {
          group.addTask { try await actions.makeTransfer.execute(lunch()).id.rawValue }
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
      let other = try #require(CustomerID("me-2"))
      _ = try await factory.actions(for: try #require(me)).makeTransfer.execute(lunch())
      #expect(try await factory.actions(for: other).getUnfinishedTransfer.execute() == nil)
      _ = try await factory.actions(for: other).makeTransfer.execute(lunch())
      #expect(fake.memory.transfers.count == 2)
      #expect(keys.count == 2)
    }
  }

  @Test func `somebody who is not there is told, and nothing stays begun`() async throws {
    try await withService { place in
      let actions = try actions(place)
      let stranger = NewTransfer(
        to: Person(handle: "nobody", name: "?"), amount: Money(minorUnits: 1, .eur))
      await #expect(throws: AccountError.unknownPerson) {
        try await actions.makeTransfer.execute(stranger)
      }
      #expect(try await actions.getUnfinishedTransfer.execute() == nil)
    }
  }

  @Test func `a transfer that is given up is so at the service, once`() async throws {
    try await withService { place in
      let actions = try actions(place)
      _ = try await actions.makeTransfer.execute(lunch())
      wallet.lose(.lostAfter)
      await #expect(throws: AccountError.self) { try await actions.cancelTransfer.execute(lunch()) }
      try await actions.cancelTransfer.execute(lunch())
      #expect(fake.memory.transfers.first?.state == .cancelled)
      #expect(try await actions.getUnfinishedTransfer.execute() == nil)
      #expect(Set(wallet.writes.filter { $0.path.hasSuffix("cancel") }.map(\.key)).count == 1)
    }
  }

  @Test(arguments: [FakeServer.Loss.lostAfter, .failedAfter])
  func `to ask, decline and cancel is done once, whatever becomes of the answers`(
    _ fate: FakeServer.Loss
  ) async throws {
    let request = NewRequest(of: lucia, amount: Money(minorUnits: 5_00, .eur))
    try await withService { place in
      let writes: [(AccountActions) async throws -> Void] = [
        { _ = try await $0.askForMoney.execute(request) },
        { try await $0.declineRequest.execute(PaymentRequest.ID(rawValue: "req_1")) },
        { try await $0.cancelRequest.execute(PaymentRequest.ID(rawValue: "req_2")) },
      ]
      for write in writes {
        wallet.lose(fate)
        await #expect(throws: AccountError.self) { try await write(try actions(place)) }
        try await write(try actions(place))
      }
      #expect(wallet.writes.count == 6)
      #expect(keys.count == 3)
      #expect(fake.memory.requestStates == [.declined, .cancelled, .paid, .open])
    }
  }

  @Test func `to ask for the same a second time asks a second time`() async throws {
    let request = NewRequest(of: lucia, amount: Money(minorUnits: 5_00, .eur))
    try await withService { place in
      let actions = try actions(place)
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
    try await withService { place in
      wallet.lose(.lostAfter)
      await #expect(throws: AccountError.self) {
        _ = try await actions(place).askForMoney.execute(request)
      }
      place.clock.jump(by: .seconds(minutes * 60))
      _ = try await actions(place).askForMoney.execute(request)
      #expect(keys.count == asked)
    }
  }

  @Test func `a write that version 0.1 has begun is gone on with, under its key`() async throws {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("drafts of transfers, and keys of writes") { database in
      try database.execute(
        sql: """
          CREATE TABLE writeKey (
            customer TEXT NOT NULL, operation TEXT NOT NULL, key TEXT NOT NULL,
            begunAt DOUBLE NOT NULL, PRIMARY KEY (customer, operation)) WITHOUT ROWID
          """)
    }
    try await withService { [migrator] place in
      let customer = try #require(me)
      let begun = place.clock.date.timeIntervalSinceReferenceDate
      let old = try LocalDatabase("account-writes", in: place.folder, migrations: migrator) { _ in
        AccountError.storageFailed("")
      }
      let request = NewRequest(of: lucia, amount: Money(minorUnits: 5_00, .eur))
      try await old.write { database in
        for (operation, key) in [("ask lucia 5.00 EUR ", "k1"), ("decline req_1", "k2")] {
          try database.execute(
            sql: "INSERT INTO writeKey VALUES (?, ?, ?, ?)",
            arguments: [customer.rawValue, operation, key, begun])
        }
      }
      let actions = try actions(place)
      _ = try await actions.askForMoney.execute(request)
      try await actions.declineRequest.execute(PaymentRequest.ID(rawValue: "req_1"))
      #expect(wallet.writes.map(\.key) == ["k1", "k2"])
    }
  }

  @Test func `without a service nothing is done, and all of it says so`() async throws {
    try await withService { place in
      let actions = try await place.account(at: refusingURL()).actions(for: try #require(me))
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

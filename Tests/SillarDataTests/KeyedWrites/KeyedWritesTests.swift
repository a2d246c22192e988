import Foundation
import SillarData
import SillarTesting
import Synchronization
import TestServers
import Testing

/// Writes whose caller waits for the answer.
@Suite(.eachEngine) struct KeyedWritesTests {
  /// A shop that makes one order per idempotency key, and repeats its answer.
  private final class Shop: Sendable {
    private let orders = Mutex<[String: Int]>([:])
    var count: Int { orders.withLock { $0.count } }
    var keys: Set<String> { orders.withLock { Set($0.keys) } }

    func order(_ key: String) -> Int {
      orders.withLock { orders in
        let order = orders[key] ?? orders.count + 1
        orders[key] = order
        return order
      }
    }
  }

  private struct Order: Codable, Sendable, Equatable {
    var product: String
    var amount = 1
  }

  private struct Failure: Error { let reason: String }
  private struct OutOfStock: Error {}

  private var migrations: Migrations {
    var migrations = Migrations()
    KeyedWrites.registerMigration(in: &migrations)
    return migrations
  }

  private func open(
    _ folder: URL, owner: String = "ada", _ killSwitch: KillSwitch = KillSwitch(),
    lifetime: Duration? = nil, now: @escaping @Sendable () -> Date = { Date() }
  ) throws -> KeyedWrites {
    let database = try SQLEngine.open(
      "writes", in: folder, migrations: migrations,
      onStep: { try killSwitch.step($0.rawValue) }, failure: { Failure(reason: $0) })
    return KeyedWrites(
      database: database, owner: owner, lifetime: lifetime, isFinal: { $0 is OutOfStock }, now: now)
  }

  @Test(
    arguments: [nil, .requestLost, .answerLost, .doubled] as [NetworkFault?])
  func `killed at any step, with the network failing, it is done once`(
    _ fault: NetworkFault?
  ) async throws {
    try await KillSwitch.atEachStep { killSwitch in
      let shop = Shop()
      let network = FaultyNetwork()
      network.plan(fault)
      try await withFolder { folder in
        let lamp = Order(product: "lamp")
        _ = try? await open(folder, killSwitch).send(lamp, as: "order") { key in
          try killSwitch.step("send")
          return try await network.send { shop.order(key) }
        }
        // The program restarts, and the user tries again, unless the write had ended.
        let hasEnded = killSwitch.steps.count { $0 == "commit" } == 2
        if !hasEnded {
          let answer = try await open(folder).send(lamp, as: "order") { shop.order($0) }
          #expect(answer == 1)
        }
        #expect(shop.count == 1)
      }
    }
  }

  @Test func `an answer that was lost is found by the next program, under the same key`()
    async throws
  {
    let shop = Shop()
    let network = FaultyNetwork()
    network.plan(.answerLost, .requestLost)
    try await withFolder { folder in
      for _ in 0..<2 {
        await #expect(throws: NoAnswer.self) {
          try await open(folder).send(Order(product: "lamp"), as: "order") { key in
            try await network.send { shop.order(key) }
          }
        }
      }
      let answer = try await open(folder).send(Order(product: "lamp"), as: "order") {
        shop.order($0)
      }
      #expect(answer == 1)
      #expect(shop.count == 1)
    }
  }

  @Test func `what has been answered or refused may be wanted once more`() async throws {
    let shop = Shop()
    try await withFolder { folder in
      let writes = try open(folder)
      let lamp = Order(product: "lamp")
      for expected in 1...2 {
        #expect(try await writes.send(lamp, as: "order") { shop.order($0) } == expected)
      }
      let refused = Mutex("")
      await #expect(throws: OutOfStock.self) {
        try await writes.send(lamp, as: "order") { key in
          refused.withLock { $0 = key }
          throw OutOfStock()
        }
      }
      #expect(try await writes.send(lamp, as: "order") { shop.order($0) } == 3)
      #expect(!shop.keys.contains(refused.withLock { $0 }))
    }
  }

  @Test func `another content, operation or owner has another key`() async throws {
    try await withFolder { folder in
      let keys = Mutex<[String]>([])
      func lose(_ order: Order, as name: String, owner: String = "ada") async throws {
        await #expect(throws: Failure.self) {
          try await open(folder, owner: owner).send(order, as: name) { key in
            keys.withLock { $0.append(key) }
            throw Failure(reason: "lost")
          }
        }
      }
      for _ in 0..<2 {
        try await lose(Order(product: "lamp"), as: "order")
        try await lose(Order(product: "lamp", amount: 2), as: "order")
        try await lose(Order(product: "lamp"), as: "reserve")
        try await lose(Order(product: "lamp"), as: "order", owner: "ben")
      }
      let all = keys.withLock { $0 }
      #expect(Set(all).count == 4)
      #expect(all.prefix(4) == all.suffix(4))
    }
  }

  @Test func `after its lifetime the same wish is a new one`() async throws {
    let now = Mutex(Date(timeIntervalSince1970: 0))
    try await withFolder { folder in
      let writes = try open(folder, lifetime: .seconds(60), now: { now.withLock { $0 } })
      let first = try await writes.begin("rent", subject: "ask")
      now.withLock { $0 += 60 }
      #expect(try await writes.begin("rent", subject: "ask").key == first.key)
      now.withLock { $0 += 1 }
      let next = try await writes.begin("rent", subject: "ask")
      #expect(next.key != first.key)
      #expect(next.isNew)
      #expect(next.begun == now.withLock { $0 })
    }
  }

  @Test func `of eight windows that begin at once, one begins and all have its write`()
    async throws
  {
    try await withFolder { folder in
      let programs = try (0..<8).map { _ in try open(folder) }
      let begun = try await withThrowingTaskGroup(of: KeyedWrite<Int>.self) { group in
        for (number, writes) in programs.enumerated() {
          group.addTask { try await writes.begin(number, subject: "ord_1") }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(Set(begun.map(\.key)).count == 1)
      #expect(Set(begun.map(\.content)).count == 1)
      #expect(begun.count { $0.isNew } == 1)
    }
  }

  @Test func `a write that has begun is there after a restart, and ends once`() async throws {
    try await withFolder { folder in
      let begun = try await open(folder).begin(Order(product: "lamp"), subject: "ord_1")
      let writes = try open(folder)
      let found = try #require(try await writes.pending("ord_1", of: Order.self))
      #expect(found.key == begun.key)
      #expect(found.content == Order(product: "lamp"))
      #expect(!found.isNew)
      #expect(try await writes.pending("ord_2", of: Order.self) == nil)
      try await writes.end(key: found.key)
      #expect(try await writes.pending("ord_1", of: Order.self) == nil)
      // Ending a write late does not end its successor.
      let next = try await writes.begin(Order(product: "pot"), subject: "ord_1")
      try await writes.end(key: found.key)
      #expect(try await writes.pending("ord_1", of: Order.self)?.key == next.key)
    }
  }

  @Test func `a write and its local effect are stored together, or neither is`() async throws {
    struct Stop: Error {}
    try await withFolder { folder in
      let writes = try open(folder)
      let database = try SQLEngine.open("writes", in: folder, migrations: migrations) {
        Failure(reason: $0)
      }
      await #expect(throws: Stop.self) {
        try await database.write { database in
          _ = try writes.begin(Order(product: "lamp"), subject: "basket", in: database)
          throw Stop()
        }
      }
      #expect(try await writes.pending("basket", of: Order.self) == nil)
      let begun = try await writes.begin(Order(product: "lamp"), subject: "basket")
      try await database.write { database in
        try writes.update(key: begun.key, to: Order(product: "lamp", amount: 2), in: database)
      }
      let noted = try await writes.pending("basket", of: Order.self)
      #expect(noted?.content.amount == 2)
      #expect(noted?.key == begun.key)
    }
  }

  @Test func `a write ends although its task has been cancelled`() async throws {
    try await withFolder { folder in
      let writes = try open(folder)
      let begun = try await writes.begin("lamp", subject: "ord_1")
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        try await writes.end(key: begun.key)
      }
      try await task.value
      #expect(try await writes.pending("ord_1", of: String.self) == nil)
    }
  }

  @Test func `a write of another version of the program is not replaced`() async throws {
    try await withFolder { folder in
      let writes = try open(folder)
      let begun = try await writes.begin("lamp", subject: "ord_1")
      await #expect(throws: DecodingError.self) {
        try await writes.begin(Order(product: "lamp"), subject: "ord_1")
      }
      #expect(try await writes.pending("ord_1", of: String.self)?.key == begun.key)
    }
  }

  @Test func `nothing is sent when the key cannot be stored`() async throws {
    struct Full: Error {}
    try await withFolder { folder in
      let writes = try open(folder, KillSwitch(after: 0))
      await #expect(throws: KillSwitch.Killed.self) {
        try await writes.send("lamp", as: "order") { _ in Issue.record("It was sent.") }
      }
    }
  }
}

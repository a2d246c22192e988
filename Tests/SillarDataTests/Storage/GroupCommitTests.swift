import Foundation
import GRDB
import SillarData
import Synchronization
import TestServers
import Testing

@testable import SillarSQL

/// Transactions that wait for a database at the same time.
@Suite(.timeLimit(.minutes(1)))
struct GroupCommitTests {
  struct Failure: Error { let reason: String }
  struct Unwanted: Error, Hashable { let number: Int }

  @Test func `100 transactions that wait at the same time share one commit, in their order`()
    async throws
  {
    try await Ledger.with { ledger in
      let results = try await ledger.whileBusy { group in
        for number in 1...100 { try await ledger.queue(number, in: &group) }
      }
      #expect(results.storedCount == 100)
      #expect(try await ledger.numbers() == Array(1...100))
      // That of the transaction they waited for, and theirs.
      #expect(ledger.commits.count == 2)
    }
  }

  @Test func `one that fails is rolled back alone, and only it gets its error`() async throws {
    try await Ledger.with { ledger in
      let results = try await ledger.whileBusy { group in
        for number in 1...9 {
          try await ledger.queue(number, in: &group) { _ in
            if number.isMultiple(of: 3) { throw Unwanted(number: number) }
          }
        }
      }
      let errors = results.compactMap { result -> Unwanted? in
        if case .failure(let error) = result { error as? Unwanted } else { nil }
      }
      #expect(Set(errors) == Set([3, 6, 9].map(Unwanted.init)))
      #expect(try await ledger.numbers() == [1, 2, 4, 5, 7, 8])
      #expect(ledger.stored.numbers == [1, 2, 4, 5, 7, 8])
    }
  }

  @Test func `one that cannot be committed does not hold up the others`() async throws {
    try await Ledger.with { ledger in
      let results = try await ledger.whileBusy { group in
        for number in 1...4 {
          try await ledger.queue(number, in: &group) { database in
            guard number == 2 else { return }
            // Checked when the transaction is committed.
            try database.execute("INSERT INTO note (entry) VALUES (1000)")
          }
        }
      }
      #expect(results.storedCount == 3)
      #expect(try await ledger.numbers() == [1, 3, 4])
      #expect(ledger.stored.numbers == [1, 3, 4])
    }
  }

  @Test func `one that is cancelled while it waits stores nothing`() async throws {
    try await Ledger.with { ledger in
      let cancelled = Mutexed<Task<Void, any Error>?>(nil)
      let results = try await ledger.whileBusy { group in
        try await ledger.queue(1, in: &group)
        let waiting = Task { try await ledger.add(2) }
        try await ledger.waitForQueue(of: 2)
        cancelled.value = waiting
        try await ledger.queue(3, in: &group)
        waiting.cancel()
      }
      #expect(results.count == 2)
      await #expect(throws: CancellationError.self) { try await cancelled.value?.value }
      #expect(try await ledger.numbers() == [1, 3])
    }
  }

  /// Its closure mostly holds the database, which would hold the transaction, and so its files, for good.
  @Test func `one that is cancelled before it waits is not kept`() async throws {
    try await Ledger.with { ledger in
      weak var kept: Mutexed<Int>?
      do {
        let held = Mutexed(2)
        kept = held
        let writing = Task {
          withUnsafeCurrentTask { $0?.cancel() }
          try await ledger.add(1) { _ in held.value = 3 }
        }
        await #expect(throws: CancellationError.self) { try await writing.value }
      }
      #expect(kept == nil)
      let numbers = try await ledger.numbers()
      #expect(numbers.isEmpty)
    }
  }

  @Test func `one that is cancelled after it has begun is stored, and says so`() async throws {
    try await Ledger.with { ledger in
      let isCancelled = Mutexed(false)
      let (begun, begins) = AsyncStream.makeStream(of: Void.self)
      let writing = Task {
        try await ledger.add(1) { _ in
          begins.yield()
          while !isCancelled.value {}
        }
      }
      for await _ in begun { break }
      writing.cancel()
      isCancelled.value = true
      try await writing.value
      #expect(try await ledger.numbers() == [1])
    }
  }

  @Test func `a program that ends at a step of one transaction has stored none of its group`()
    async throws
  {
    let steps = Mutexed<[LocalDatabase.Step]>([])
    let onStep: @Sendable (LocalDatabase.Step) throws -> Void = { step in
      let ends = steps.change { steps in
        steps.append(step)
        // The first of the group is written, and the second is not.
        return step != .proceed && steps.count { $0 == .write } >= 3
      }
      if ends { throw Unwanted(number: 0) }
    }
    try await Ledger.with(onStep: onStep) { ledger in
      let results = try await ledger.whileBusy { group in
        for number in 1...2 { try await ledger.queue(number, in: &group) }
      }
      #expect(results.storedCount == 0)
      #expect(try await ledger.numbers() == [])
      // Those of the transaction that they waited for, those of both together, and those of each alone.
      #expect(
        steps.value.filter { $0 != .proceed }
          == [.write, .commit] + [.write, .commit, .write] + [.write, .write])
    }
  }
}

extension [Result<Void, any Error>] {
  fileprivate var storedCount: Int { count { if case .success = $0 { true } else { false } } }
}

/// A value that several tasks change.
private final class Mutexed<Value: Sendable>: Sendable {
  private let state: Mutex<Value>

  init(_ value: Value) { state = Mutex(value) }

  var value: Value {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  func change<Answer: Sendable>(_ change: (inout Value) -> Answer) -> Answer {
    state.withLock { change(&$0) }
  }
}

/// A database of numbers, and what it has told.
private struct Ledger: Sendable {
  /// The numbers whose hooks were called after their commit.
  final class Stored: Sendable {
    private let state = Mutex<[Int]>([])
    var numbers: [Int] { state.withLock { $0 } }
    func add(_ number: Int) { state.withLock { $0.append(number) } }
  }

  /// Counts commits.
  final class Commits: TransactionObserver, Sendable {
    private let state = Mutex(0)
    var count: Int { state.withLock { $0 } }
    func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { false }
    func databaseDidChange(with event: DatabaseEvent) {}
    func databaseDidCommit(_ database: Database) { state.withLock { $0 += 1 } }
    func databaseDidRollback(_ database: Database) {}
  }

  typealias Group = ThrowingTaskGroup<Result<Void, any Error>, any Error>

  let database: LocalDatabase
  let stored = Stored()
  let commits = Commits()

  static func with(
    onStep: (@Sendable (LocalDatabase.Step) throws -> Void)? = nil,
    test: (Ledger) async throws -> Void
  ) async throws {
    try await withFolder { folder in
      var migrations = Migrations()
      migrations.add("entries") { database in
        try database.script(
          """
          CREATE TABLE entry (place INTEGER PRIMARY KEY, number INTEGER NOT NULL UNIQUE);
          CREATE TABLE note (
            entry INTEGER NOT NULL REFERENCES entry (number) DEFERRABLE INITIALLY DEFERRED);
          """)
      }
      let database = try LocalDatabase(
        "ledger", in: folder, isDurable: true, migrations: migrations, onStep: onStep
      ) { GroupCommitTests.Failure(reason: $0) }
      try await test(Ledger(database: database))
    }
  }

  func add(
    _ number: Int, _ body: @escaping @Sendable (SQLTransaction) throws -> Void = { _ in }
  ) async throws {
    try await database.write { database in
      try database.execute("INSERT INTO entry (number) VALUES (\(number))")
      database.afterTransaction { stored.add(number) }
      try body(database)
    }
  }

  /// The stored numbers, in the order of their transactions.
  func numbers() async throws -> [Int] {
    try await database.read {
      try $0.values("SELECT number FROM entry ORDER BY place", as: Int.self)
    }
  }

  /// Runs the body while a transaction keeps the others waiting.
  ///
  /// - Returns: The results of the group.
  func whileBusy(
    _ body: (inout Group) async throws -> Void
  ) async throws -> [Result<Void, any Error>] {
    let isFree = Mutexed(false)
    let (begun, begins) = AsyncStream.makeStream(of: Void.self)
    let busy = Task {
      try await database.write { [commits] database in
        try database.sqlite.add(transactionObserver: commits, extent: .databaseLifetime)
        begins.yield()
        while !isFree.value {}
      }
    }
    for await _ in begun { break }
    let results = try await withThrowingTaskGroup(of: Result<Void, any Error>.self) { group in
      defer { isFree.value = true }
      try await body(&group)
      isFree.value = true
      return try await group.reduce(into: []) { $0.append($1) }
    }
    try await busy.value
    return results
  }

  /// Adds a number, and returns when its transaction waits behind those before it.
  func queue(
    _ number: Int, in group: inout Group,
    _ body: @escaping @Sendable (SQLTransaction) throws -> Void = { _ in }
  ) async throws {
    let before = database.writer.waitingCount
    group.addTask {
      do {
        try await add(number, body)
        return .success(())
      } catch {
        return .failure(error)
      }
    }
    try await waitForQueue(of: before + 1)
  }

  func waitForQueue(of count: Int) async throws {
    while database.writer.waitingCount < count {
      try Task.checkCancellation()
      await Task.yield()
    }
  }
}

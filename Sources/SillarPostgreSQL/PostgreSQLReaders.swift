import SillarSQL
import Synchronization

/// The connections of a database that read, each on a thread of its own. Readers beyond their number wait in their order.
final class PostgreSQLReaders: Sendable {
  private struct State {
    var free: [PostgreSQLReader] = []
    var count = 0
    var waiting: [CheckedContinuation<PostgreSQLReader, Never>] = []
  }

  private let link: PostgreSQLLink
  private let most: Int
  private let counted: QueryCount
  private let state = Mutex(State())

  init(_ link: PostgreSQLLink, most: Int, _ counted: QueryCount) {
    self.link = link
    self.most = max(1, most)
    self.counted = counted
  }

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (SQLTransaction) throws -> Value
  ) async throws -> Value {
    let reader = await take()
    defer { giveBack(reader) }
    try Task.checkCancellation()
    return try await reader.read(body)
  }

  /// Reads over a connection of its own. It blocks the thread.
  func readAtStart<Value>(_ body: (SQLTransaction) throws -> Value) throws -> Value {
    try PostgreSQLReader.attempt(link.connect(until: link.patienceEnd), counted, body)
  }

  private func take() async -> PostgreSQLReader {
    let reader = state.withLock { state -> PostgreSQLReader? in
      // The one that was used last, whose pages and statements are still at hand.
      if let free = state.free.popLast() { return free }
      guard state.count < most else { return nil }
      state.count += 1
      return PostgreSQLReader(link, counted)
    }
    if let reader { return reader }
    return await withCheckedContinuation { continuation in
      let reader = state.withLock { state -> PostgreSQLReader? in
        if let free = state.free.popLast() { return free }
        state.waiting.append(continuation)
        return nil
      }
      if let reader { continuation.resume(returning: reader) }
    }
  }

  private func giveBack(_ reader: PostgreSQLReader) {
    let next = state.withLock { state -> CheckedContinuation<PostgreSQLReader, Never>? in
      if !state.waiting.isEmpty { return state.waiting.removeFirst() }
      state.free.append(reader)
      return nil
    }
    next?.resume(returning: reader)
  }
}

/// A connection that reads, on a thread of its own.
actor PostgreSQLReader {
  private let executor = FileExecutor()
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  private let line: PostgreSQLLine
  private let counted: QueryCount

  init(_ link: PostgreSQLLink, _ counted: QueryCount) {
    line = PostgreSQLLine(link)
    self.counted = counted
  }

  /// Reads one state of the database, as REPEATABLE READ does: what has been stored, and never a part of a transaction. It
  /// is in no writer's way.
  func read<Value: Sendable>(_ body: @Sendable (SQLTransaction) throws -> Value) throws -> Value {
    let patience = line.link.patienceEnd
    while true {
      do {
        return try Self.attempt(line.connected(until: patience), counted, body)
      } catch let error as PostgreSQLError {
        guard error.isConnectionLost, ContinuousClock.now < patience else { throw error }
      }
    }
  }

  static func attempt<Value>(
    _ connection: PostgreSQLConnection, _ counted: QueryCount,
    _ body: (SQLTransaction) throws -> Value
  ) throws -> Value {
    let transaction = PostgreSQLTransaction(
      connection, counted, beginning: ["BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"])
    let result = Result { try body(SQLTransaction(transaction)) }
    // There is nothing to lose.
    if transaction.hasBegun { _ = try? connection.run("COMMIT") }
    transaction.end(isStored: false)
    if let failure = transaction.failure { throw failure }
    return try result.get()
  }
}

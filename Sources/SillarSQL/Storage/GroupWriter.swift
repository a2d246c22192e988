import GRDB
import Synchronization

/// Runs the transactions of a database in their order. Those that wait at the same time share one commit, and so one
/// flush to the disk.
///
/// Each has its own result. If one of a group fails, all of the group is rolled back, and each runs once more, alone:
/// hooks such as `Database.afterNextTransaction(onCommit:)` are then called for those that are stored, and only for them.
/// Savepoints would not do: a hook of a transaction that was rolled back would be called with the commit of the others.
actor GroupWriter {
  /// The size of a group at most. It limits the time that the first of a group waits for the others.
  private static let largest = 128

  private let executor = FileExecutor()
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  private let pool: any DatabaseWriter
  /// The transactions that have not begun, in their order.
  private let waiting = Mutex<[any WaitingTransaction]>([])

  init(_ pool: any DatabaseWriter) { self.pool = pool }

  /// The number of transactions that have not begun.
  nonisolated var waitingCount: Int { waiting.withLock { $0.count } }

  /// - Throws: The error of `body` or of the commit; `CancellationError` if the task was cancelled before the
  ///   transaction began. One that has begun is stored.
  nonisolated func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    let transaction = Transaction(body)
    waiting.withLock { $0.append(transaction) }
    return try await withTaskCancellationHandler {
      await run(transaction)
      return try transaction.result.get()
    } onCancel: {
      // It may hold the database, which holds what waits.
      if transaction.cancel() { waiting.withLock { $0.removeAll { $0 === transaction } } }
    }
  }

  /// Runs a transaction some time later, in its order.
  nonisolated func writeLater(
    _ body: @escaping @Sendable (Database) throws -> Void,
    whenOver: @escaping @Sendable ((any Error)?) -> Void
  ) {
    let transaction = Transaction(body)
    waiting.withLock { $0.append(transaction) }
    Task {
      await run(transaction)
      if case .failure(let error) = transaction.result { whenOver(error) } else { whenOver(nil) }
    }
  }

  /// Runs all that wait, until the transaction is over. Mostly another one's call has run it already.
  private func run(_ transaction: any WaitingTransaction) {
    while !transaction.isOver {
      let next = waiting.withLock { waiting in
        defer { waiting.removeFirst(min(Self.largest, waiting.count)) }
        return waiting.prefix(Self.largest)
      }
      let group = next.filter { $0.begin() }
      if !group.isEmpty { pool.writeWithoutTransaction { Self.run(group, $0) } }
    }
  }

  private static func run(_ group: [any WaitingTransaction], _ database: Database) {
    guard group.count > 1 else { return runAlone(group, database) }
    var hasBegun = false
    do {
      try database.inTransaction {
        hasBegun = true
        for transaction in group { try transaction.run(database) }
        return .commit
      }
      for transaction in group { transaction.end(nil) }
    } catch {
      // While another program writes, no transaction can begin, and each would wait as long as the first.
      if hasBegun { return runAlone(group, database) }
      for transaction in group { transaction.end(error) }
    }
  }

  private static func runAlone(_ group: [any WaitingTransaction], _ database: Database) {
    for transaction in group {
      do {
        try database.inTransaction {
          try transaction.run(database)
          return .commit
        }
        transaction.end(nil)
      } catch {
        transaction.end(error)
      }
    }
  }
}

/// A transaction of any result.
private protocol WaitingTransaction: AnyObject, Sendable {
  var isOver: Bool { get }
  /// - Returns: False if it was cancelled.
  func begin() -> Bool
  func run(_ database: Database) throws
  /// - Parameter error: Nil when it is stored.
  func end(_ error: (any Error)?)
}

private final class Transaction<Value: Sendable>: WaitingTransaction {
  private enum State {
    case waiting
    case begun
    case ran(Value)
    case over(Result<Value, any Error>)
  }

  private let body: @Sendable (Database) throws -> Value
  private let state = Mutex(State.waiting)

  init(_ body: @escaping @Sendable (Database) throws -> Value) { self.body = body }

  var isOver: Bool { state.withLock { if case .over = $0 { true } else { false } } }

  var result: Result<Value, any Error> {
    state.withLock { state in
      if case .over(let result) = state { result } else { .failure(CancellationError()) }
    }
  }

  /// - Returns: False if it has begun, or is over.
  func cancel() -> Bool {
    state.withLock { state in
      guard case .waiting = state else { return false }
      state = .over(.failure(CancellationError()))
      return true
    }
  }

  func begin() -> Bool {
    state.withLock { state in
      guard case .waiting = state else { return false }
      state = .begun
      return true
    }
  }

  func run(_ database: Database) throws {
    let value = try body(database)
    state.withLock { $0 = .ran(value) }
  }

  func end(_ error: (any Error)?) {
    state.withLock { state in
      if let error {
        state = .over(.failure(error))
      } else if case .ran(let value) = state {
        state = .over(.success(value))
      }
    }
  }
}

import Synchronization

/// The one connection of a database that writes. It blocks the thread of its caller.
package protocol SQLWriter {
  /// Runs one transaction: all of it is stored, or nothing if `body` throws.
  ///
  /// - Parameter body: Called again if the engine asks for it, such as after a conflict with another process.
  func transaction(_ body: (SQLTransaction) throws -> Void) throws

  /// Returns true for an error after which none of a group may run again: the server is away, or it is not known if the group
  /// is stored.
  func concernsAll(_ error: any Error) -> Bool
}

/// Runs the transactions of a database in their order. Those that wait at the same time share one commit, and so one
/// flush to the disk.
///
/// Each has its own result. If one of a group fails, all of the group is rolled back, and each runs once more, alone:
/// hooks such as ``SQLTransaction/afterTransaction(_:onRollback:)`` are then called for those that are stored, and only for
/// them. Savepoints would not do: a hook of a transaction that was rolled back would be called with the commit of the others.
package actor GroupWriter {
  /// The size of a group at most. It limits the time that the first of a group waits for the others.
  private static let largest = 128

  private let executor = FileExecutor()
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  private let writer: any SQLWriter
  private let log: StorageLog
  private let onStep: (@Sendable (LocalDatabase.Step) throws -> Void)?
  /// The transactions that have not begun, in their order.
  private let waiting = Mutex<[any WaitingTransaction]>([])

  /// - Parameters:
  ///   - log: Is told of each transaction that is stored.
  ///   - onStep: Called before each step of a transaction, which ends there if it throws.
  package init(
    _ writer: sending any SQLWriter, log: StorageLog,
    onStep: (@Sendable (LocalDatabase.Step) throws -> Void)?
  ) {
    self.writer = writer
    self.log = log
    self.onStep = onStep
  }

  /// The number of transactions that have not begun.
  nonisolated var waitingCount: Int { waiting.withLock { $0.count } }

  /// - Throws: The error of `body` or of the commit; `CancellationError` if the task was cancelled before the
  ///   transaction began. One that has begun is stored.
  package nonisolated func write<Value: Sendable>(
    _ body: @escaping @Sendable (SQLTransaction) throws -> Value
  ) async throws -> Value {
    let transaction = Transaction(inSteps(body))
    waiting.withLock { $0.append(transaction) }
    let value = try await withTaskCancellationHandler {
      await run(transaction)
      return try transaction.result.get()
    } onCancel: {
      // It may hold the database, which holds what waits.
      if transaction.cancel() { waiting.withLock { $0.removeAll { $0 === transaction } } }
    }
    log.wrote()
    try onStep?(.proceed)
    return value
  }

  /// Runs a transaction some time later, in its order.
  package nonisolated func writeLater(
    _ body: @escaping @Sendable (SQLTransaction) throws -> Void,
    whenFailed: @escaping @Sendable (any Error) -> Void
  ) {
    let transaction = Transaction(inSteps(body))
    waiting.withLock { $0.append(transaction) }
    Task {
      await run(transaction)
      if case .failure(let error) = transaction.result { whenFailed(error) } else { log.wrote() }
    }
  }

  private nonisolated func inSteps<Value>(
    _ body: @escaping @Sendable (SQLTransaction) throws -> Value
  ) -> @Sendable (SQLTransaction) throws -> Value {
    guard let onStep else { return body }
    return { database in
      try onStep(.write)
      let value = try body(database)
      try onStep(.commit)
      return value
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
      if !group.isEmpty { run(group) }
    }
  }

  private func run(_ group: [any WaitingTransaction]) {
    guard group.count > 1 else { return runAlone(group) }
    var hasBegun = false
    do {
      try writer.transaction { database in
        hasBegun = true
        for transaction in group { try transaction.run(database) }
      }
      for transaction in group { transaction.end(nil) }
    } catch {
      // While another program writes, no transaction can begin, and each would wait as long as the first.
      if hasBegun, !writer.concernsAll(error) { return runAlone(group) }
      for transaction in group { transaction.end(error) }
    }
  }

  private func runAlone(_ group: [any WaitingTransaction]) {
    var common: (any Error)?
    for transaction in group {
      do {
        if let common { throw common }
        try writer.transaction { try transaction.run($0) }
        transaction.end(nil)
      } catch {
        transaction.end(error)
        if writer.concernsAll(error) { common = error }
      }
    }
  }
}

/// A transaction of any result.
private protocol WaitingTransaction: AnyObject, Sendable {
  var isOver: Bool { get }
  /// - Returns: False if it was cancelled.
  func begin() -> Bool
  func run(_ database: SQLTransaction) throws
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

  private let body: @Sendable (SQLTransaction) throws -> Value
  private let state = Mutex(State.waiting)

  init(_ body: @escaping @Sendable (SQLTransaction) throws -> Value) { self.body = body }

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

  func run(_ database: SQLTransaction) throws {
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

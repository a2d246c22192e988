public import Foundation
import GRDB
public import Logging

/// A SQLite database in one of the app's folders, in WAL mode: readers and the writer do not wait for each other.
///
/// Open it once per program. Two programs may have it open at the same time: each change is one transaction.
///
/// ```swift
/// struct StorageFailed: Error { let reason: String }
///
/// func openNotes(in folder: URL) throws -> LocalDatabase {
///   var migrations = Migrations()
///   migrations.add("notes") { database in
///     try database.script("CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT NOT NULL)")
///   }
///   return try LocalDatabase("notes", in: folder, migrations: migrations) { StorageFailed(reason: $0) }
/// }
///
/// func texts(_ database: LocalDatabase) async throws -> [String] {
///   try await database.read { try $0.values("SELECT text FROM note ORDER BY id") }
/// }
/// ```
///
/// Never edit a migration that has shipped: add a new one at the end.
public struct LocalDatabase: SQLDatabase {
  /// Makes the app's own error from SQLite's message, which is for a log.
  public typealias Failure = @Sendable (String) -> any Error

  /// The next step of a transaction, for tests that end a program between any two steps.
  public enum Step: String, Hashable, Sendable {
    /// Nothing is written yet.
    case write
    /// Everything is written, and is lost if the program ends here.
    case commit
    /// The transaction is stored, and the caller does not know yet.
    case proceed
  }

  /// Closed before the pool, so that the pool's last connection cleans up the files. Nil for a database in memory.
  private let brief: BriefReader?
  private let pool: any DatabaseWriter
  let writer: GroupWriter
  private let failure: Failure
  private let log: StorageLog
  private let counted = QueryCount()

  /// Opens or makes the database, and migrates it. See ``DatabaseFile`` for what is refused.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without `.sqlite`.
  ///   - folder: The folder of the file. It is made if it does not exist.
  ///   - content: The content, such as "unsent work", for the message that it is missing.
  ///   - replacesDamaged: True for content that can be recreated, such as a cache: ``DatabaseFile/Role/cache``. Other
  ///     content is ``DatabaseFile/Role/authoritative(_:)``.
  ///   - isDurable: True for content that must not be lost, such as an `Outbox`: a change is on disk when
  ///     ``write(_:)`` returns, and survives a power cut. Otherwise changes survive the end of the program, but a power
  ///     cut may lose the last of them. See
  ///     [SQLite's `synchronous`](https://www.sqlite.org/pragma.html#pragma_synchronous).
  ///   - isPrivate: True if only the program's own user may read the file.
  ///   - patience: The time that a write waits for the writes of other programs.
  ///   - onStep: For tests: called before each step of each ``write(_:)``, which ends there if it throws.
  ///   - logger: Gets a warning when the database begins to fail, such as on a full disk.
  ///   - failure: Makes the app's own error from later failures. Opening does not use it, because no user waits for it.
  /// - Throws: ``DatabaseUnavailable``.
  public init(
    _ name: String, in folder: URL, content: String = "this program's data",
    replacesDamaged: Bool = false, isDurable: Bool = false, isPrivate: Bool = false,
    patience: Duration = .seconds(5), migrations: Migrations,
    onStep: (@Sendable (Step) throws -> Void)? = nil,
    logger: Logger = Logger(label: "sillar.data.storage"), failure: @escaping Failure
  ) throws(DatabaseUnavailable) {
    self.failure = failure
    let file = folder.appending(path: name + ".sqlite")
    log = StorageLog(name: name, path: file.path, logger: logger)
    pool = try DatabaseFile(
      at: file, replacesDamaged ? .cache : .authoritative(content),
      knowing: migrations.all.map(\.name), isPrivate: isPrivate, patience: patience, logger: logger
    ).open { try Self.connect(to: file, migrations, isDurable: isDurable, patience) }
    writer = GroupWriter(SQLiteWriter(pool, counted), log: log, onStep: onStep)
    do {
      brief = try BriefReader(file)
    } catch {
      throw DatabaseUnavailable(path: file.path, error)
    }
  }

  /// Makes an empty database in memory, which ends with this value: for tests, and for what need not outlive the process.
  ///
  /// - Parameters:
  ///   - name: The name for the log and the metrics.
  ///   - failure: Makes the app's own error from later failures.
  /// - Throws: ``DatabaseUnavailable``, when a migration fails.
  public init(
    inMemory name: String, migrations: Migrations,
    logger: Logger = Logger(label: "sillar.data.storage"), failure: @escaping Failure
  ) throws(DatabaseUnavailable) {
    self.failure = failure
    brief = nil
    log = StorageLog(name: name, path: ":memory:", logger: logger)
    do {
      // Blocks: an empty database in memory.
      pool = try DatabaseQueue()
      // Blocks: an empty database in memory.
      try migrations.migrator.migrate(pool)
    } catch {
      throw DatabaseUnavailable(path: ":memory:", error)
    }
    writer = GroupWriter(SQLiteWriter(pool, counted), log: log, onStep: nil)
  }

  private static func connect(
    to file: URL, _ migrations: Migrations, isDurable: Bool, _ patience: Duration
  ) throws -> DatabasePool {
    var configuration = GRDB.Configuration()
    configuration.busyMode = .timeout(patience / .seconds(1))
    configuration.label = file.deletingPathExtension().lastPathComponent
    // Blocks: a database is opened before a program serves.
    let pool = try DatabasePool(path: file.path, configuration: configuration)
    if isDurable {
      // The pool keeps the same write connection for its whole life.
      // Blocks: a database is opened before a program serves.
      try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
    }
    // Blocks: a database is opened before a program serves.
    try migrations.migrator.migrate(pool)
    return pool
  }

  /// False: one process owns the folder of a database.
  public var isShared: Bool { false }

  /// Nothing but ``SQLSignal/missed``, once: no other process tells anything.
  public func signals(on channel: String) -> AsyncStream<SQLSignal> {
    AsyncStream { $0.yield(.missed) }
  }

  /// The number of queries that have been run, for tests and measurements.
  public var queries: Int { counted.value }

  /// Reads in one transaction: everything that `body` reads belongs to one state of the database.
  ///
  /// - Throws: Errors from `body`, and the error that `failure` makes from an error of the database or a
  ///   ``SQLRowUnreadable``.
  public func read<Value: Sendable>(
    _ body: @escaping @Sendable (SQLTransaction) throws -> Value
  ) async throws -> Value {
    do {
      return try await pool.read { [counted] in try body($0.transaction(counted)) }
    } catch {
      throw failed(error)
    }
  }

  /// Reads a few rows by their keys, mostly without a switch to another thread and back, which takes longer than the
  /// read.
  ///
  /// The task's own thread does the read, and never waits for other readers: while one of them has the connection for
  /// brief reads, this method reads as ``read(_:)`` does. Use that for a read that may take a millisecond.
  ///
  /// - Throws: Errors from `body`, and the error that `failure` makes from an error of the database or a
  ///   ``SQLRowUnreadable``.
  public func readBriefly<Value: Sendable>(
    _ body: @escaping @Sendable (SQLTransaction) throws -> Value
  ) async throws -> Value {
    do {
      if let value = try brief?.read({ try body($0.transaction(counted)) }) { return value }
    } catch {
      throw failed(error)
    }
    return try await read(body)
  }

  /// Reads while the program starts, before it serves requests. It blocks the thread, so it is not for asynchronous
  /// code.
  ///
  /// - Throws: Errors from `body`, and the error that `failure` makes from an error of the database or a
  ///   ``SQLRowUnreadable``.
  @available(*, noasync, message: "Use read(_:) or readBriefly(_:), which hold no thread.")
  public func readAtStart<Value>(_ body: (SQLTransaction) throws -> Value) throws -> Value {
    do {
      // Blocks: for programs before they serve.
      return try pool.read { try body($0.transaction(counted)) }
    } catch {
      throw failed(error)
    }
  }

  /// Runs one transaction: all of it is stored, or nothing if `body` throws. Transactions run in the order of the calls.
  ///
  /// Those that wait at the same time are committed together, so that they share one flush to the disk. If one of them
  /// fails, nothing of them is stored at first, and each runs once more, alone: `body` may run twice, and must change
  /// nothing but the database.
  ///
  /// - Throws: Errors from `body`; the error that `failure` makes from an error of the database or a
  ///   ``SQLRowUnreadable``; `CancellationError` if the task was cancelled before the transaction began. One that has
  ///   begun is stored.
  @discardableResult
  public func write<Value: Sendable>(
    _ body: @escaping @Sendable (SQLTransaction) throws -> Value
  ) async throws -> Value {
    do {
      return try await writer.write(body)
    } catch {
      throw failed(error)
    }
  }

  /// Runs one transaction some time later, in the order of the calls of this method and of ``write(_:)``. A failure is
  /// logged.
  ///
  /// - Parameter whenFailed: Called once if nothing is stored, also if the transaction could not begin.
  public func writeLater(
    _ body: @escaping @Sendable (SQLTransaction) throws -> Void,
    whenFailed: @escaping @Sendable (any Error) -> Void
  ) {
    writer.writeLater(body) { [self] in whenFailed(failed($0)) }
  }

  private func failed(_ error: any Error) -> any Error {
    switch error {
    // A violated table constraint is not a storage failure.
    case let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT: break
    case let error as DatabaseError:
      log.failed(DatabaseUnavailable(path: log.path, error).reason)
    case is SQLRowUnreadable: break
    default: return error
    }
    return failure("\(error)")
  }
}

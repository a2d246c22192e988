import Foundation
public import Logging
public import SillarSQL

/// A database on a PostgreSQL server, which several processes may use at the same time, on any number of machines.
///
/// Its tables are in a schema of its own, so that the databases of a program share one database of the server. Make it once
/// per program.
///
/// ```swift
/// struct StorageFailed: Error { let reason: String }
///
/// func openNotes(at address: String) throws -> PostgreSQLDatabase {
///   var migrations = Migrations()
///   migrations.add("notes") { database in
///     try database.script("CREATE TABLE note (id BIGINT PRIMARY KEY, text TEXT NOT NULL)")
///   }
///   return try PostgreSQLDatabase("notes", at: address, migrations: migrations) {
///     StorageFailed(reason: $0)
///   }
/// }
/// ```
///
/// Its own threads wait for the server; no task's thread does. While the server is away for a moment, such as for a restart,
/// transactions wait for it. One whose commit may or may not have reached the server is asked about, so that it is stored
/// once. No error and no line of the log has the password.
public struct PostgreSQLDatabase: SQLDatabase {
  /// Makes the app's own error from the server's message, which is for a log.
  public typealias Failure = @Sendable (String) -> any Error

  private let readers: PostgreSQLReaders
  private let writer: GroupWriter
  private let listener: PostgreSQLListener
  private let failure: Failure
  private let log: StorageLog
  private let counted = QueryCount()

  /// Opens or makes the schema, and migrates it: one process at a time does.
  ///
  /// - Parameters:
  ///   - name: The name of the schema, of at most 63 bytes.
  ///   - address: A URI such as `postgres://ada:secret@localhost/notes`, as
  ///     [libpq](https://www.postgresql.org/docs/15/libpq-connect.html#LIBPQ-CONNSTRING) reads it. The user may make schemas.
  ///   - readers: The largest number of connections that read. One more writes.
  ///   - patience: The time for which a transaction waits for a server that cannot be reached, and runs again when those of other
  ///     processes get in its way.
  ///   - onStep: For tests: called before each step of each ``write(_:)``, which ends there if it throws.
  ///   - logger: Gets a warning when the database begins to fail.
  ///   - failure: Makes the app's own error from later failures. Opening does not use it, because no user waits for it.
  /// - Throws: `DatabaseUnavailable`, also when a newer version of the program has written the schema.
  public init(
    _ name: String, at address: String, readers: Int = 4, patience: Duration = .seconds(5),
    migrations: Migrations, onStep: (@Sendable (LocalDatabase.Step) throws -> Void)? = nil,
    logger: Logger = Logger(label: "sillar.data.storage"),
    failure: @escaping Failure
  ) throws(DatabaseUnavailable) {
    self.failure = failure
    var path = "postgres://"
    do {
      let address = try PostgreSQLAddress(address)
      // The server would cut it.
      guard (1...63).contains(name.utf8.count), !name.utf8.contains(0) else {
        throw PostgreSQLError(state: "42622", message: "the name of a schema has 1 to 63 bytes")
      }
      path = "\(address.name) (\(name))"
      log = StorageLog(name: name, path: path, logger: logger)
      let link = PostgreSQLLink(address: address, schema: name, patience: patience)
      let connection = try link.connect(until: link.patienceEnd)
      try PostgreSQLSchema(name: name, migrations: migrations).open(connection, path: path)
      self.readers = PostgreSQLReaders(link, most: readers, counted)
      let id = UUID().uuidString
      writer = GroupWriter(
        try PostgreSQLWriter(link, connection, id: id, counted), log: log, onStep: onStep)
      listener = PostgreSQLListener(link, besides: id)
    } catch let error as DatabaseUnavailable {
      throw error
    } catch let error as PostgreSQLError {
      throw DatabaseUnavailable(path: path, cause: error.cause, detail: "\(error)")
    } catch {
      throw DatabaseUnavailable(path: path, cause: .failed, detail: "\(error)")
    }
  }

  /// True.
  public var isShared: Bool { true }

  /// What other processes tell, over a connection of its own that is made at the first call. After each time that it was
  /// lost, all hear `SQLSignal.missed`.
  public func signals(on channel: String) -> AsyncStream<SQLSignal> {
    listener.signals(on: channel)
  }

  public var queries: Int { counted.value }

  public func read<Value: Sendable>(
    _ body: @escaping @Sendable (SQLTransaction) throws -> Value
  ) async throws -> Value {
    do {
      return try await readers.read(body)
    } catch {
      throw failed(error)
    }
  }

  /// Reads as ``read(_:)`` does: the server answers another thread.
  public func readBriefly<Value: Sendable>(
    _ body: @escaping @Sendable (SQLTransaction) throws -> Value
  ) async throws -> Value { try await read(body) }

  /// Reads over a connection of its own, which ends with the read.
  @available(*, noasync, message: "Use read(_:) or readBriefly(_:), which hold no thread.")
  public func readAtStart<Value>(_ body: (SQLTransaction) throws -> Value) throws -> Value {
    do {
      // Blocks: the body of readAtStart, for programs before they serve.
      return try readers.readAtStart(body)
    } catch {
      throw failed(error)
    }
  }

  /// Runs one transaction: all of it is stored, or nothing if `body` throws. The transactions of one process run in the order
  /// of the calls, and those that wait at the same time share a commit.
  ///
  /// - Throws: Errors from `body`; the error that `failure` makes from an error of the database or a
  ///   `SQLRowUnreadable`; `CancellationError` if the task was cancelled before the transaction began. One that has
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

  public func writeLater(
    _ body: @escaping @Sendable (SQLTransaction) throws -> Void,
    whenFailed: @escaping @Sendable (any Error) -> Void
  ) {
    writer.writeLater(body) { [self] in whenFailed(failed($0)) }
  }

  private func failed(_ error: any Error) -> any Error {
    switch error {
    case let error as PostgreSQLError where error.isConstraint: break
    case let error as PostgreSQLError: log.failed("\(error).")
    case is SQLRowUnreadable: break
    default: return error
    }
    return failure("\(error)")
  }
}

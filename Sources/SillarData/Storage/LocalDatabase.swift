public import Foundation
public import GRDB
public import Logging

/// A SQLite database in a folder of the app's, in WAL mode: readers and the writer do not wait for each other.
///
/// Open it once per program. Two programs may have it open at the same time: each change is one transaction.
///
/// ```swift
/// import GRDB
///
/// struct StorageFailed: Error { let reason: String }
///
/// func openNotes(in folder: URL) throws -> LocalDatabase {
///   var migrations = DatabaseMigrator()
///   migrations.registerMigration("notes") { database in
///     try database.execute(sql: "CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT NOT NULL)")
///   }
///   return try LocalDatabase("notes", in: folder, migrations: migrations) { StorageFailed(reason: $0) }
/// }
/// ```
///
/// A migration that shipped is never edited: a change is a new one at the end.
public struct LocalDatabase: Sendable {
  /// Makes the app's own error of what SQLite says, which is for a log.
  public typealias Failure = @Sendable (String) -> any Error

  /// What a transaction is about to do, for tests that end a program between any two steps.
  public enum Step: String, Hashable, Sendable {
    /// Nothing is written yet.
    case write
    /// Everything is written, and would be forgotten.
    case commit
    /// It is stored, and nobody knows yet.
    case proceed
  }

  /// Closed before the pool, whose last connection then tidies up the files.
  private let brief: BriefReader
  private let pool: DatabasePool
  private let failure: Failure
  private let onStep: (@Sendable (Step) throws -> Void)?
  private let log: StorageLog

  /// Opens the database, or makes it, and brings its tables up to date. See ``DatabaseFile`` for what is refused.
  ///
  /// - Parameters:
  ///   - name: Of its file, without `.sqlite`.
  ///   - folder: Made if it is not there.
  ///   - content: What is in it, for a message that it is gone: such as "unsent work".
  ///   - replacesDamaged: For what can be had again, such as a cache: ``DatabaseFile/Role/cache``. Others are
  ///     ``DatabaseFile/Role/authoritative(_:)``.
  ///   - isDurable: For what must not be lost, such as an ``Outbox``: a change is on the disk when ``write(_:)``
  ///     returns, and survives a power cut. Others survive the end of the program, and a power cut may cost the last
  ///     of them. See [SQLite's `synchronous`](https://www.sqlite.org/pragma.html#pragma_synchronous).
  ///   - isPrivate: Whether only the program's own user can read it.
  ///   - onStep: For tests: asked before each step of each ``write(_:)``, which ends there if it throws.
  ///   - logger: Told, at warning, when the database begins to fail, such as on a full disk.
  ///   - failure: Makes the app's own error of what fails later. For opening there is none: no user waits for it.
  /// - Throws: ``DatabaseUnavailable``.
  public init(
    _ name: String, in folder: URL, content: String = "this program's data",
    replacesDamaged: Bool = false, isDurable: Bool = false, isPrivate: Bool = false,
    migrations: DatabaseMigrator, onStep: (@Sendable (Step) throws -> Void)? = nil,
    logger: Logger = Logger(label: "sillar.data.storage"), failure: @escaping Failure
  ) throws(DatabaseUnavailable) {
    self.failure = failure
    self.onStep = onStep
    let file = folder.appending(path: name + ".sqlite")
    log = StorageLog(name: name, path: file.path, logger: logger)
    pool = try DatabaseFile(
      at: file, replacesDamaged ? .cache : .authoritative(content), migrations: migrations,
      isDurable: isDurable, isPrivate: isPrivate, logger: logger
    ).open()
    do {
      brief = try BriefReader(file)
    } catch {
      throw DatabaseUnavailable(path: file.path, error)
    }
  }

  /// Reads everything for one answer at once: it all belongs to one state of the database.
  ///
  /// - Throws: What `body` throws, and what `failure` makes of a failure of SQLite.
  public func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    do {
      return try await pool.read(body)
    } catch let error as DatabaseError {
      throw failed(error)
    }
  }

  /// Reads a few rows that are found by their keys, mostly without the way to another thread and back, which takes
  /// longer than that.
  ///
  /// The thread of the task does the reading, and never waits for other readers: while one of them has the connection
  /// that is kept for this, it reads as ``read(_:)`` does. Use that for whatever may take a millisecond.
  ///
  /// - Throws: What `body` throws, and what `failure` makes of a failure of SQLite.
  public func readBriefly<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    do {
      if let value = try brief.read(body) { return value }
    } catch let error as DatabaseError {
      throw failed(error)
    }
    return try await read(body)
  }

  /// Reads while the program starts, before it serves anybody: the thread waits, so it is not for asynchronous code.
  ///
  /// - Throws: What `body` throws, and what `failure` makes of a failure of SQLite.
  @available(*, noasync, message: "Use read(_:) or readBriefly(_:), which hold no thread.")
  public func readAtStart<Value>(_ body: (Database) throws -> Value) throws -> Value {
    do {
      return try pool.read(body)
    } catch let error as DatabaseError {
      throw failed(error)
    }
  }

  /// One transaction: all of it is stored, or nothing if `body` throws.
  ///
  /// - Throws: What `body` throws, and what `failure` makes of a failure of SQLite.
  public func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    do {
      let value = try await pool.write { database in
        try onStep?(.write)
        let value = try body(database)
        try onStep?(.commit)
        return value
      }
      log.wrote()
      try onStep?(.proceed)
      return value
    } catch let error as DatabaseError {
      throw failed(error)
    }
  }

  private func failed(_ error: DatabaseError) -> any Error {
    log.failed(error)
    return failure("\(error)")
  }
}

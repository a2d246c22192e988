public import Foundation
public import GRDB

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

  /// Opens the database, or makes it, and brings its tables up to date.
  ///
  /// - Parameters:
  ///   - name: Of its file, without `.sqlite`.
  ///   - folder: Made if it is not there.
  ///   - replacesDamaged: For what can be had again, such as a cache: a file that is damaged, or no database, is put
  ///     aside, with `.damaged` at the end of its name, and a new one is made. Others throw.
  ///   - isDurable: For what must not be lost, such as an ``Outbox``: a change is on the disk when ``write(_:)``
  ///     returns, and survives a power cut. Others survive the end of the program, and a power cut may cost the last
  ///     of them. See [SQLite's `synchronous`](https://www.sqlite.org/pragma.html#pragma_synchronous).
  ///   - onStep: For tests: asked before each step of each ``write(_:)``, which ends there if it throws.
  /// - Throws: What `failure` makes of the reason.
  public init(
    _ name: String, in folder: URL, replacesDamaged: Bool = false, isDurable: Bool = false,
    migrations: DatabaseMigrator, onStep: (@Sendable (Step) throws -> Void)? = nil,
    failure: @escaping Failure
  ) throws {
    self.failure = failure
    self.onStep = onStep
    let file = folder.appending(path: name + ".sqlite")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      do {
        pool = try Self.open(file, migrations)
      } catch let error as DatabaseError
        where replacesDamaged && [.SQLITE_NOTADB, .SQLITE_CORRUPT].contains(error.resultCode)
      {
        try Self.putAside(file)
        pool = try Self.open(file, migrations)
      }
      if isDurable {
        // The pool has one connection that writes, from its beginning to its end.
        try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
      }
      brief = try BriefReader(file)
    } catch {
      throw failure("opening the database \(file.path): \(error)")
    }
  }

  private static func open(_ file: URL, _ migrations: DatabaseMigrator) throws -> DatabasePool {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    configuration.label = file.deletingPathExtension().lastPathComponent
    let pool = try DatabasePool(path: file.path, configuration: configuration)
    try migrations.migrate(pool)
    return pool
  }

  /// Moves a file out of the way, in the place of one that was moved earlier, and what belongs to it.
  private static func putAside(_ file: URL) throws {
    let files = FileManager.default
    let aside = file.appendingPathExtension("damaged")
    if files.fileExists(atPath: aside.path) { try files.removeItem(at: aside) }
    try files.moveItem(at: file, to: aside)
    for suffix in ["-wal", "-shm"] where files.fileExists(atPath: file.path + suffix) {
      try files.removeItem(atPath: file.path + suffix)
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
      throw failure("\(error)")
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
      throw failure("\(error)")
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
      throw failure("\(error)")
    }
  }

  /// One transaction: all of it is stored, or nothing if `body` throws.
  ///
  /// - Throws: What `body` throws, and what `failure` makes of a failure of SQLite.
  public func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    do {
      guard let onStep else { return try await pool.write(body) }
      let value = try await pool.write { database in
        try onStep(.write)
        let value = try body(database)
        try onStep(.commit)
        return value
      }
      try onStep(.proceed)
      return value
    } catch let error as DatabaseError {
      throw failure("\(error)")
    }
  }
}

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

  private let pool: DatabasePool
  private let failure: Failure

  /// Opens the database, or makes it, and brings its tables up to date.
  ///
  /// - Parameters:
  ///   - name: Of its file, without `.sqlite`.
  ///   - folder: Made if it is not there.
  /// - Throws: What `failure` makes of the reason.
  public init(
    _ name: String, in folder: URL, migrations: DatabaseMigrator, failure: @escaping Failure
  ) throws {
    self.failure = failure
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var configuration = Configuration()
      configuration.busyMode = .timeout(5)
      configuration.label = name
      pool = try DatabasePool(
        path: folder.appending(path: name + ".sqlite").path, configuration: configuration)
      try migrations.migrate(pool)
    } catch {
      throw failure("opening the database in \(folder.path): \(error)")
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

  /// One transaction: all of it is stored, or nothing if `body` throws.
  ///
  /// - Throws: What `body` throws, and what `failure` makes of a failure of SQLite.
  public func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    do {
      return try await pool.write(body)
    } catch let error as DatabaseError {
      throw failure("\(error)")
    }
  }
}

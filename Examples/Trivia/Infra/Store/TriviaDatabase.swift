public import Foundation
import GRDB
import TriviaModel

/// The SQLite database that Trivia keeps its attempts, scores and pictures in.
///
/// Open it once per program; every player's repositories share it. Two programs may have it open at
/// the same time: each change is one transaction.
public struct TriviaDatabase: Sendable {
  private let pool: DatabasePool

  /// Opens the database, or makes it, and brings its tables up to date.
  ///
  /// - Parameter folder: Made if it is not there.
  /// - Throws: ``TriviaError/storageFailed(_:)``.
  public init(folder: URL) throws {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var configuration = Configuration()
      configuration.busyMode = .timeout(5)
      configuration.label = "trivia"
      // A pool puts the database into WAL mode: readers and the writer do not wait for each other.
      pool = try DatabasePool(
        path: folder.appending(path: "trivia.sqlite").path, configuration: configuration)
      try Self.migrations.migrate(pool)
    } catch {
      throw TriviaError.storageFailed("opening the database in \(folder.path): \(error)")
    }
  }

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    do {
      return try await pool.read(body)
    } catch let error as DatabaseError {
      throw TriviaError.storageFailed("\(error)")
    }
  }

  /// One transaction: all of it is stored, or nothing if `body` throws.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    do {
      return try await pool.write(body)
    } catch let error as DatabaseError {
      throw TriviaError.storageFailed("\(error)")
    }
  }

  /// A migration that shipped is never edited: a change is a new one at the end.
  private static var migrations: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("v1") { database in
      try database.create(table: SpentAttemptRecord.databaseTableName) { table in
        table.column("player", .text).notNull()
        table.column("topic", .text).notNull()
        table.column("position", .integer).notNull()
        table.column("returnsAt", .double).notNull()
        table.primaryKey(["player", "topic", "position"])
      }
      try database.create(table: HeldAttemptRecord.databaseTableName) { table in
        table.column("player", .text).notNull()
        table.column("topic", .text).notNull()
        table.column("id", .text).notNull()
        table.column("since", .double).notNull()
        table.primaryKey(["player", "topic", "id"])
      }
      try database.create(table: BestScoreRecord.databaseTableName) { table in
        table.column("player", .text).notNull()
        table.column("topic", .text).notNull()
        table.column("score", .integer).notNull()
        table.column("game", .text).notNull()
        table.primaryKey(["player", "topic"])
      }
      try database.create(table: PictureRecord.databaseTableName) { table in
        table.primaryKey("name", .text)
        table.column("path", .text).notNull()
        table.column("contentType", .text)
        table.column("bytes", .blob)
      }
    }
    return migrator
  }
}

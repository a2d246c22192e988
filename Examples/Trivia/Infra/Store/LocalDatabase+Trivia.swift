public import Foundation
import GRDB
public import SillarData
import SillarModel

extension LocalDatabase {
  /// The database of Trivia: attempts, scores and pictures.
  ///
  /// - Parameter folder: The folder of the database; made if it does not exist.
  /// - Throws: `DatabaseUnavailable`.
  public static func trivia(in folder: URL) throws -> LocalDatabase {
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
    StoreHistory.registerMigration(in: &migrator)
    return try LocalDatabase(
      "trivia", in: folder, content: "attempts and scores", migrations: migrator
    ) { Problem.notStored(detail: $0) }
  }
}

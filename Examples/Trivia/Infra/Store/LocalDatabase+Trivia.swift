public import Foundation
public import SillarData
import SillarModel

extension LocalDatabase {
  /// The database of Trivia: attempts, scores and pictures.
  ///
  /// - Parameter folder: The folder of the database; made if it does not exist.
  /// - Throws: `DatabaseUnavailable`.
  public static func trivia(in folder: URL) throws -> LocalDatabase {
    var migrations = Migrations()
    migrations.add("attempts, scores and pictures") { database in
      try database.script(
        """
        CREATE TABLE spentAttempt (
          player TEXT NOT NULL, topic TEXT NOT NULL, position BIGINT NOT NULL,
          returnsAt DOUBLE PRECISION NOT NULL,
          PRIMARY KEY (player, topic, position)
        );
        CREATE TABLE heldAttempt (
          player TEXT NOT NULL, topic TEXT NOT NULL, id TEXT NOT NULL, since DOUBLE PRECISION NOT NULL,
          PRIMARY KEY (player, topic, id)
        );
        CREATE TABLE bestScore (
          player TEXT NOT NULL, topic TEXT NOT NULL, score BIGINT NOT NULL, game TEXT NOT NULL,
          PRIMARY KEY (player, topic)
        );
        CREATE TABLE picture (
          name TEXT PRIMARY KEY, path TEXT NOT NULL, contentType TEXT,
          bytes \(database.bytes)
        );
        """)
    }
    StoreHistory.registerMigration(in: &migrations)
    LastUses.registerMigration(in: &migrations)
    return try LocalDatabase(
      "trivia", in: folder, content: "attempts and scores", migrations: migrations
    ) { Problem.notStored(detail: $0) }
  }
}

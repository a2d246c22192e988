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
    migrations.add("v1") { database in
      try database.script(
        """
        CREATE TABLE spentAttempt (
          player TEXT NOT NULL, topic TEXT NOT NULL, position INTEGER NOT NULL,
          returnsAt DOUBLE NOT NULL,
          PRIMARY KEY (player, topic, position)
        );
        CREATE TABLE heldAttempt (
          player TEXT NOT NULL, topic TEXT NOT NULL, id TEXT NOT NULL, since DOUBLE NOT NULL,
          PRIMARY KEY (player, topic, id)
        );
        CREATE TABLE bestScore (
          player TEXT NOT NULL, topic TEXT NOT NULL, score INTEGER NOT NULL, game TEXT NOT NULL,
          PRIMARY KEY (player, topic)
        );
        CREATE TABLE picture (
          name TEXT NOT NULL PRIMARY KEY, path TEXT NOT NULL, contentType TEXT, bytes BLOB
        );
        """)
    }
    StoreHistory.registerMigration(in: &migrations)
    LastUses.registerMigration(in: &migrations)
    migrations.add("uses by players") { database in
      let now = Date().timeIntervalSinceReferenceDate
      try database.execute(
        """
        INSERT INTO lastUse (owner, isStranger, usedAt)
        SELECT player, 1, \(now) FROM spentAttempt UNION SELECT player, 1, \(now) FROM heldAttempt
        UNION SELECT player, 1, \(now) FROM bestScore
        """)
    }
    return try LocalDatabase(
      "trivia", in: folder, content: "attempts and scores", migrations: migrations
    ) { Problem.notStored(detail: $0) }
  }
}

public import Foundation
public import SillarData
import SillarModel

extension Databases {
  /// The database of Trivia: attempts, scores, pictures and domain events.
  ///
  /// - Parameter folder: The folder of the database; made if it does not exist.
  /// - Throws: `DatabaseUnavailable`.
  public func trivia(in folder: URL) throws -> any SQLDatabase {
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
    DomainEvents.registerMigration(in: &migrations)
    return try open(
      "trivia", in: folder, content: "attempts and scores", isDurable: false,
      migrations: migrations
    ) { Problem.notStored(detail: $0) }
  }
}

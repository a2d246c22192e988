import Foundation
import SillarData
import SillarModel

extension LocalDatabase {
  /// The database of saved answers: the shop can send them again, so a damaged file is replaced.
  static func catalogSeen(in folder: URL) throws -> LocalDatabase {
    var migrations = Migrations()
    migrations.add("answers, products and pictures") { database in
      try database.script(
        """
        CREATE TABLE answer (
          name TEXT PRIMARY KEY,
          content TEXT NOT NULL,
          savedAt DOUBLE PRECISION NOT NULL
        );
        CREATE INDEX answerAge ON answer (savedAt);
        CREATE TABLE product (
          language TEXT NOT NULL,
          id TEXT NOT NULL,
          content TEXT NOT NULL,
          savedAt DOUBLE PRECISION NOT NULL,
          PRIMARY KEY (language, id)
        );
        CREATE TABLE picture (file TEXT PRIMARY KEY);
        """)
    }
    StoreHistory.registerMigration(in: &migrations)
    return try LocalDatabase(
      "catalog-seen", in: folder, replacesDamaged: true, migrations: migrations
    ) { Problem.notStored(detail: $0) }
  }
}

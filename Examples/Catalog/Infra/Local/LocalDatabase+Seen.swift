import CatalogModel
import Foundation
import GRDB
import SillarData
import SillarModel

extension LocalDatabase {
  /// What was seen of the shop: it can be had again, so a damaged file is replaced.
  static func catalogSeen(in folder: URL) throws -> LocalDatabase {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("answers, products and pictures") { database in
      // Instants are seconds since the first of 2001 (UTC), as in `Date`: counted from 1970 they would lose a fraction
      // on each way.
      try database.execute(
        sql: """
          CREATE TABLE answer (
            name TEXT PRIMARY KEY,
            content TEXT NOT NULL,
            savedAt DOUBLE NOT NULL
          ) WITHOUT ROWID;
          CREATE INDEX answerAge ON answer (savedAt);
          CREATE TABLE product (
            language TEXT NOT NULL,
            id TEXT NOT NULL,
            content TEXT NOT NULL,
            savedAt DOUBLE NOT NULL,
            PRIMARY KEY (language, id)
          ) WITHOUT ROWID;
          CREATE TABLE picture (file TEXT PRIMARY KEY) WITHOUT ROWID;
          """)
    }
    StoreHistory.registerMigration(in: &migrator)
    migrator.registerMigration("records of this program in place of the service's answers") {
      try $0.execute(sql: "DELETE FROM answer; DELETE FROM product")
    }
    migrator.registerMigration("answers under their questions, products with all that is known") {
      try $0.execute(sql: "DELETE FROM answer; DELETE FROM product")
    }
    return try LocalDatabase(
      "catalog-seen", in: folder, replacesDamaged: true, migrations: migrator
    ) { Problem.notStored(detail: $0) }
  }
}

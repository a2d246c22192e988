import CatalogModel
import Foundation
import GRDB
import SillarData
import SillarModel

extension LocalDatabase {
  /// What must not be lost: baskets, and orders that are on their way.
  static func catalog(in folder: URL) throws -> LocalDatabase {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("baskets and attempts to order") { database in
      try database.execute(
        sql: """
          CREATE TABLE basketLine (
            customer TEXT NOT NULL,
            product TEXT NOT NULL,
            position INTEGER NOT NULL,
            quantity INTEGER NOT NULL CHECK (quantity > 0),
            name TEXT NOT NULL,
            picture TEXT,
            price INTEGER NOT NULL,
            currency TEXT NOT NULL,
            PRIMARY KEY (customer, product)
          ) WITHOUT ROWID;
          CREATE TABLE checkout (
            customer TEXT PRIMARY KEY,
            idempotencyKey TEXT NOT NULL UNIQUE,
            content TEXT NOT NULL,
            placedOrder TEXT
          ) WITHOUT ROWID;
          """)
    }
    KeyedWrites.registerMigration(in: &migrator)
    migrator.registerMigration("attempts to order as keyed writes") { database in
      try database.execute(
        sql: """
          INSERT INTO keyedWrite (owner, subject, key, content, begun)
          SELECT customer, 'basket', idempotencyKey,
            json_object('items', json_extract(content, '$.lines'), 'order', placedOrder), 0
          FROM checkout;
          DROP TABLE checkout;
          """)
    }
    return try LocalDatabase(
      "catalog", in: folder, content: "baskets, and orders on their way", isDurable: true,
      migrations: migrator
    ) { Problem.notStored(detail: $0) }
  }
}

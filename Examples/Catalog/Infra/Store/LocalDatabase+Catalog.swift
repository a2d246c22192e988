import Foundation
import SillarData
import SillarModel

extension LocalDatabase {
  /// The database of what must not be lost: baskets and pending orders.
  static func catalog(in folder: URL) throws -> LocalDatabase {
    var migrations = Migrations()
    migrations.add("baskets and attempts to order") { database in
      try database.script(
        """
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
    KeyedWrites.registerMigration(in: &migrations)
    migrations.add("attempts to order as keyed writes") { database in
      try database.script(
        """
        INSERT INTO keyedWrite (owner, subject, key, content, begun)
        SELECT customer, 'basket', idempotencyKey,
          json_object('items', json_extract(content, '$.lines'), 'order', placedOrder), 0
        FROM checkout;
        DROP TABLE checkout;
        """)
    }
    LastUses.registerMigration(in: &migrations)
    migrations.add("uses of baskets") { database in
      let now = Date().timeIntervalSinceReferenceDate
      try database.execute(
        """
        INSERT INTO lastUse (owner, isStranger, usedAt)
        SELECT DISTINCT customer, 0, \(now) FROM basketLine
        """)
    }
    return try LocalDatabase(
      "catalog", in: folder, content: "baskets, and orders on their way", isDurable: true,
      migrations: migrations
    ) { Problem.notStored(detail: $0) }
  }

  /// The database of saved answers: the shop can send them again, so a damaged file is replaced.
  static func catalogSeen(in folder: URL) throws -> LocalDatabase {
    var migrations = Migrations()
    migrations.add("answers, products and pictures") { database in
      // Times are seconds since January 1, 2001 (UTC), as in `Date`: conversion to and from 1970 would lose precision.
      try database.script(
        """
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
    StoreHistory.registerMigration(in: &migrations)
    migrations.add("records of this program in place of the service's answers") {
      try $0.script("DELETE FROM answer; DELETE FROM product")
    }
    migrations.add("answers under their questions, products with all that is known") {
      try $0.script("DELETE FROM answer; DELETE FROM product")
    }
    return try LocalDatabase(
      "catalog-seen", in: folder, replacesDamaged: true, migrations: migrations
    ) { Problem.notStored(detail: $0) }
  }
}

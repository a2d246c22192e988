import Foundation
import SillarData
import SillarModel

extension Databases {
  /// The database of what must not be lost: baskets and pending orders.
  func catalog(in folder: URL) throws -> any SQLDatabase {
    var migrations = Migrations()
    migrations.add("baskets") { database in
      try database.script(
        """
        CREATE TABLE basketLine (
          customer TEXT NOT NULL,
          product TEXT NOT NULL,
          position BIGINT NOT NULL,
          quantity BIGINT NOT NULL CHECK (quantity > 0),
          name TEXT NOT NULL,
          picture TEXT,
          price BIGINT NOT NULL,
          currency TEXT NOT NULL,
          PRIMARY KEY (customer, product)
        );
        """)
    }
    KeyedWrites.registerMigration(in: &migrations)
    LastUses.registerMigration(in: &migrations)
    return try open(
      "catalog", in: folder, content: "baskets, and orders on their way", migrations: migrations
    ) { Problem.notStored(detail: $0) }
  }
}

import Foundation
import PaymentsModel
import SillarData
import SillarModel

extension LocalDatabase {
  /// The database of pending attempts. Of a card, it has only the backend's identifier.
  ///
  /// - Parameter folder: The folder of the database; made if it does not exist.
  /// - Throws: `DatabaseUnavailable`.
  static func payments(in folder: URL) throws -> LocalDatabase {
    var migrations = Migrations()
    migrations.add("v1") { database in
      try database.script(
        """
        CREATE TABLE attempt (
          customer TEXT NOT NULL, payable TEXT NOT NULL, key TEXT NOT NULL UNIQUE, card TEXT,
          instalments INTEGER NOT NULL, started DOUBLE NOT NULL,
          PRIMARY KEY (customer, payable)
        )
        """)
    }
    KeyedWrites.registerMigration(in: &migrations)
    migrations.add("attempts as keyed writes") { database in
      try database.script(
        """
        INSERT INTO keyedWrite (owner, subject, key, content, begun)
        SELECT customer, payable, key, json_object('card', card, 'instalments', instalments), started
        FROM attempt;
        DROP TABLE attempt;
        """)
    }
    return try LocalDatabase(
      "payments", in: folder, content: "payments whose outcome is not known", isDurable: true,
      migrations: migrations
    ) { PaymentsError.failed(.notStored(detail: $0)) }
  }
}

import Foundation
import GRDB
import PaymentsModel
import SillarData
import SillarModel

extension LocalDatabase {
  /// The database of pending attempts. Of a card, it has only the backend's identifier.
  ///
  /// - Parameter folder: The folder of the database; made if it does not exist.
  /// - Throws: `DatabaseUnavailable`.
  static func payments(in folder: URL) throws -> LocalDatabase {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("v1") { database in
      try database.create(table: "attempt") { table in
        table.column("customer", .text).notNull()
        table.column("payable", .text).notNull()
        table.column("key", .text).notNull().unique()
        table.column("card", .text)
        table.column("instalments", .integer).notNull()
        table.column("started", .double).notNull()
        table.primaryKey(["customer", "payable"])
      }
    }
    KeyedWrites.registerMigration(in: &migrator)
    migrator.registerMigration("attempts as keyed writes") { database in
      try database.execute(
        sql: """
          INSERT INTO keyedWrite (owner, subject, key, content, begun)
          SELECT customer, payable, key, json_object('card', card, 'instalments', instalments), started
          FROM attempt;
          DROP TABLE attempt;
          """)
    }
    return try LocalDatabase(
      "payments", in: folder, content: "payments whose outcome is not known", isDurable: true,
      migrations: migrator
    ) { PaymentsError.failed(.notStored(detail: $0)) }
  }
}

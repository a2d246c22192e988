import Foundation
import GRDB
import PaymentsModel
import SillarData

extension LocalDatabase {
  /// What Payments keeps: attempts whose end is not known. Nothing of a card but the backend's name for it.
  ///
  /// - Parameter folder: Made if it is not there.
  /// - Throws: `DatabaseUnavailable`.
  static func payments(in folder: URL) throws -> LocalDatabase {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("v1") { database in
      try database.create(table: AttemptRecord.databaseTableName) { table in
        table.column("customer", .text).notNull()
        table.column("payable", .text).notNull()
        table.column("key", .text).notNull().unique()
        table.column("card", .text)
        table.column("instalments", .integer).notNull()
        table.column("started", .double).notNull()
        table.primaryKey(["customer", "payable"])
      }
    }
    return try LocalDatabase(
      "payments", in: folder, content: "payments whose outcome is not known", migrations: migrator
    ) { PaymentsError.storageFailed($0) }
  }
}

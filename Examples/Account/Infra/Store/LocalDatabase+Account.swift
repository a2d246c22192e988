import Foundation
import SillarData
import SillarModel

extension LocalDatabase {
  /// The database of the service's answers, which are shown while the service is unreachable.
  ///
  /// - Throws: `DatabaseUnavailable`.
  static func accountSeen(in folder: URL) throws -> LocalDatabase {
    var migrations = Migrations()
    migrations.add("answers by customer and question") { database in
      try database.script(
        """
        CREATE TABLE answer (
          customer TEXT NOT NULL, question TEXT NOT NULL, content \(database.bytes) NOT NULL,
          savedAt DOUBLE PRECISION NOT NULL, PRIMARY KEY (customer, question)
        )
        """)
    }
    StoreHistory.registerMigration(in: &migrations)
    return try LocalDatabase(
      "account-seen", in: folder, replacesDamaged: true, migrations: migrations
    ) { Problem.notStored(detail: $0) }
  }
}

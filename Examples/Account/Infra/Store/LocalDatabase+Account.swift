import AccountModel
import Foundation
import GRDB
import SillarData

extension LocalDatabase {
  /// What must not be lost: transfers that were begun, and the keys of writes whose answer has not come.
  ///
  /// - Throws: `DatabaseUnavailable`.
  static func accountWrites(in folder: URL) throws -> LocalDatabase {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("drafts of transfers, and keys of writes") { database in
      try database.execute(
        sql: """
          CREATE TABLE draft (
            customer TEXT NOT NULL,
            handle TEXT NOT NULL,
            name TEXT NOT NULL,
            amount INTEGER NOT NULL,
            currency TEXT NOT NULL,
            note TEXT NOT NULL,
            key TEXT NOT NULL UNIQUE,
            transfer TEXT,
            begunAt DOUBLE NOT NULL,
            PRIMARY KEY (customer, handle, amount, currency, note)
          ) WITHOUT ROWID;
          CREATE TABLE writeKey (
            customer TEXT NOT NULL,
            operation TEXT NOT NULL,
            key TEXT NOT NULL,
            begunAt DOUBLE NOT NULL,
            PRIMARY KEY (customer, operation)
          ) WITHOUT ROWID;
          """)
    }
    KeyedWrites.registerMigration(in: &migrator)
    migrator.registerMigration("keys of writes as keyed writes") { database in
      try database.execute(
        sql: """
          INSERT INTO keyedWrite (owner, subject, key, content, begun)
          SELECT customer, substr(operation, 1, instr(operation, ' '))
            || json_quote(substr(operation, instr(operation, ' ') + 1)), key, '""', begunAt
          FROM writeKey;
          DROP TABLE writeKey;
          """)
    }
    return try LocalDatabase(
      "account-writes", in: folder, content: "transfers on their way", isDurable: true,
      migrations: migrator
    ) { AccountError.storageFailed($0) }
  }

  /// What the service said, to be shown while it says nothing.
  ///
  /// - Throws: `DatabaseUnavailable`.
  static func accountSeen(in folder: URL) throws -> LocalDatabase {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("answers by customer and question") { database in
      try database.execute(
        sql: """
          CREATE TABLE answer (
            customer TEXT NOT NULL,
            question TEXT NOT NULL,
            content TEXT NOT NULL,
            savedAt DOUBLE NOT NULL,
            PRIMARY KEY (customer, question)
          ) WITHOUT ROWID;
          """)
    }
    StoreHistory.registerMigration(in: &migrator)
    return try LocalDatabase(
      "account-seen", in: folder, replacesDamaged: true, migrations: migrator
    ) {
      AccountError.storageFailed($0)
    }
  }
}

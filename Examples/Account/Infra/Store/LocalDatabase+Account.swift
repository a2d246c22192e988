import Foundation
import SillarData
import SillarModel

extension LocalDatabase {
  /// The database of unfinished transfers, and of the keys of writes without an answer. They must not be lost.
  ///
  /// - Throws: `DatabaseUnavailable`.
  static func accountWrites(in folder: URL) throws -> LocalDatabase {
    var migrations = Migrations()
    migrations.add("drafts of transfers, and keys of writes") { database in
      try database.script(
        """
        CREATE TABLE draft (
          customer TEXT NOT NULL, handle TEXT NOT NULL, name TEXT NOT NULL,
          amount INTEGER NOT NULL, currency TEXT NOT NULL, note TEXT NOT NULL,
          key TEXT NOT NULL UNIQUE, transfer TEXT, begunAt DOUBLE NOT NULL,
          PRIMARY KEY (customer, handle, amount, currency, note)
        ) WITHOUT ROWID;
        CREATE TABLE writeKey (
          customer TEXT NOT NULL, operation TEXT NOT NULL, key TEXT NOT NULL,
          begunAt DOUBLE NOT NULL, PRIMARY KEY (customer, operation)
        ) WITHOUT ROWID;
        """)
    }
    KeyedWrites.registerMigration(in: &migrations)
    migrations.add("keys of writes as keyed writes") { database in
      try database.script(
        """
        INSERT INTO keyedWrite (owner, subject, key, content, begun)
        SELECT customer, substr(operation, 1, instr(operation, ' '))
          || json_quote(substr(operation, instr(operation, ' ') + 1)), key, '""', begunAt
        FROM writeKey;
        DROP TABLE writeKey;
        """)
    }
    migrations.add("drafts of transfers as keyed writes") { database in
      // Only the latest draft of each customer is kept: it has replaced the others.
      try database.script(
        """
        INSERT INTO keyedWrite (owner, subject, key, content, begun)
        SELECT customer, 'transfer', key, json_object('handle', handle, 'name', name, 'amount',
          amount, 'currency', currency, 'note', note, 'transfer', transfer), max(begunAt)
        FROM draft GROUP BY customer;
        DROP TABLE draft;
        """)
    }
    return try LocalDatabase(
      "account-writes", in: folder, content: "transfers on their way", isDurable: true,
      migrations: migrations
    ) { Problem.notStored(detail: $0) }
  }

  /// The database of the service's answers, which are shown while the service is unreachable.
  ///
  /// - Throws: `DatabaseUnavailable`.
  static func accountSeen(in folder: URL) throws -> LocalDatabase {
    var migrations = Migrations()
    migrations.add("answers by customer and question") { database in
      try database.script(
        """
        CREATE TABLE answer (
          customer TEXT NOT NULL, question TEXT NOT NULL, content TEXT NOT NULL,
          savedAt DOUBLE NOT NULL, PRIMARY KEY (customer, question)
        ) WITHOUT ROWID;
        """)
    }
    StoreHistory.registerMigration(in: &migrations)
    migrations.add("answers as records of 0.2") { database in
      try database.execute("DELETE FROM answer")
    }
    return try LocalDatabase(
      "account-seen", in: folder, replacesDamaged: true, migrations: migrations
    ) { Problem.notStored(detail: $0) }
  }
}

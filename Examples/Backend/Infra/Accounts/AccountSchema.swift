import GRDB

/// The tables of the store. A migration that has been released never changes: add another one.
///
/// Dates are in seconds since 1970. Of a token, of the key of a sign-in, and of who asked
/// for a guest, only the SHA-256 is stored.
enum AccountSchema {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("accounts and sessions") { db in try db.execute(sql: accounts) }
    StoreEpochs.registerMigration(in: &migrator)
    return migrator
  }

  private static let accounts = """
    CREATE TABLE account (
      id TEXT PRIMARY KEY,
      kind TEXT NOT NULL CHECK (kind IN ('member', 'guest')),
      name TEXT NOT NULL,
      role TEXT,
      city TEXT,
      created INTEGER NOT NULL,
      client BLOB
    ) STRICT;
    CREATE INDEX guestByDate ON account (created) WHERE kind = 'guest';
    CREATE INDEX guestByClient ON account (client, created) WHERE kind = 'guest';
    CREATE TABLE session (
      id TEXT PRIMARY KEY,
      account TEXT NOT NULL REFERENCES account,
      token BLOB NOT NULL UNIQUE,
      created INTEGER NOT NULL,
      used INTEGER NOT NULL,
      isEnded INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX sessionByAccount ON session (account);
    CREATE INDEX sessionByDate ON session (created);
    CREATE INDEX sessionByUse ON session (used);
    CREATE TABLE sessionKey (
      owner TEXT NOT NULL,
      key BLOB NOT NULL,
      session TEXT NOT NULL REFERENCES session ON DELETE CASCADE,
      created INTEGER NOT NULL,
      PRIMARY KEY (owner, key)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sessionKeyByDate ON sessionKey (created);
    CREATE INDEX sessionKeyBySession ON sessionKey (session);
    """
}

import SillarData

/// The tables of the store. A migration that has been released never changes: add another one.
///
/// Of a token, of the key of a sign-in, and of who asked for a guest, only the SHA-256 is stored.
enum AccountSchema {
  static var migrations: Migrations {
    var migrations = Migrations()
    migrations.add("accounts, sessions and keys of sign-ins") { database in
      try database.script(accounts(bytes: database.bytes))
    }
    StoreEpochs.registerMigration(in: &migrations)
    return migrations
  }

  private static func accounts(bytes: String) -> String {
    """
    CREATE TABLE account (
      id TEXT PRIMARY KEY,
      kind TEXT NOT NULL CHECK (kind IN ('member', 'guest')),
      name TEXT NOT NULL,
      role TEXT,
      city TEXT,
      created DOUBLE PRECISION NOT NULL,
      client \(bytes)
    );
    CREATE INDEX guestByDate ON account (created) WHERE kind = 'guest';
    CREATE INDEX guestByClient ON account (client, created) WHERE kind = 'guest';
    CREATE TABLE session (
      id TEXT PRIMARY KEY,
      account TEXT NOT NULL REFERENCES account,
      token \(bytes) NOT NULL UNIQUE,
      created DOUBLE PRECISION NOT NULL,
      used DOUBLE PRECISION NOT NULL,
      isEnded BIGINT NOT NULL DEFAULT 0
    );
    CREATE INDEX sessionByAccount ON session (account);
    CREATE INDEX sessionByDate ON session (created);
    CREATE INDEX sessionByUse ON session (used);
    CREATE TABLE sessionKey (
      owner TEXT NOT NULL,
      key \(bytes) NOT NULL,
      session TEXT NOT NULL REFERENCES session ON DELETE CASCADE,
      created DOUBLE PRECISION NOT NULL,
      PRIMARY KEY (owner, key)
    );
    CREATE INDEX sessionKeyByDate ON sessionKey (created);
    CREATE INDEX sessionKeyBySession ON sessionKey (session);
    """
  }
}

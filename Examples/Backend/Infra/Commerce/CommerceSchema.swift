import GRDB

/// The tables of the store. A migration that has been released never changes: add another one.
///
/// Amounts are in cents, dates in seconds since 1970. Constraints of the database prevent negative stock
/// and negative balances, a second payment of the same payable, and a key that stands for two requests.
enum CommerceSchema {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("market, payments and wallets") { db in
      for part in [market, people, payments, ledger, keys] { try db.execute(sql: part) }
    }
    StoreEpochs.registerMigration(in: &migrator)
    migrator.registerMigration("payments by entry") { db in
      try db.execute(sql: "CREATE INDEX paymentByEntry ON payment (entry)")
    }
    migrator.registerMigration("orders by shop") { db in
      try db.execute(sql: "ALTER TABLE purchase ADD COLUMN shop TEXT NOT NULL DEFAULT 'market'")
    }
    return migrator
  }

  private static let market = """
    CREATE TABLE category (
      id TEXT PRIMARY KEY, place INTEGER NOT NULL, english TEXT NOT NULL, spanish TEXT NOT NULL
    ) STRICT;
    CREATE TABLE product (
      id TEXT PRIMARY KEY,
      place INTEGER NOT NULL,
      category TEXT NOT NULL REFERENCES category,
      price INTEGER NOT NULL CHECK (price > 0),
      stock INTEGER NOT NULL CHECK (stock >= 0),
      isOnOffer INTEGER NOT NULL,
      english TEXT NOT NULL,
      spanish TEXT NOT NULL
    ) STRICT;
    CREATE TABLE purchase (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      customer TEXT NOT NULL,
      state TEXT NOT NULL,
      placed INTEGER NOT NULL,
      payBefore INTEGER NOT NULL,
      total INTEGER NOT NULL CHECK (total > 0),
      payment TEXT
    ) STRICT;
    CREATE INDEX purchaseByCustomer ON purchase (customer, number);
    CREATE INDEX purchaseToExpire ON purchase (payBefore) WHERE state = 'awaiting-payment';
    CREATE TABLE purchaseLine (
      purchase TEXT NOT NULL REFERENCES purchase (id),
      place INTEGER NOT NULL,
      product TEXT NOT NULL REFERENCES product,
      quantity INTEGER NOT NULL CHECK (quantity > 0),
      price INTEGER NOT NULL,
      PRIMARY KEY (purchase, place)
    ) STRICT, WITHOUT ROWID;
    """

  private static let people = """
    CREATE TABLE person (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      handle TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      customer TEXT UNIQUE
    ) STRICT;
    CREATE TABLE transfer (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      sender TEXT NOT NULL REFERENCES person (handle),
      receiver TEXT NOT NULL REFERENCES person (handle),
      amount INTEGER NOT NULL CHECK (amount > 0),
      note TEXT NOT NULL,
      state TEXT NOT NULL,
      created INTEGER NOT NULL,
      payment TEXT,
      CHECK (sender <> receiver)
    ) STRICT;
    CREATE TABLE request (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      asker TEXT NOT NULL REFERENCES person (handle),
      asked TEXT NOT NULL REFERENCES person (handle),
      amount INTEGER NOT NULL CHECK (amount > 0),
      note TEXT NOT NULL,
      state TEXT NOT NULL,
      created INTEGER NOT NULL,
      payment TEXT,
      CHECK (asker <> asked)
    ) STRICT;
    CREATE INDEX requestByAsker ON request (asker, number);
    CREATE INDEX requestByAsked ON request (asked, number);
    """

  private static let payments = """
    CREATE TABLE card (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      customer TEXT NOT NULL,
      brand TEXT NOT NULL,
      last4 TEXT NOT NULL CHECK (length(last4) = 4),
      expiry TEXT NOT NULL,
      isKept INTEGER NOT NULL,
      isDeclined INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX cardByCustomer ON card (customer, number);
    CREATE TABLE payment (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      customer TEXT NOT NULL,
      key TEXT NOT NULL,
      payable TEXT NOT NULL,
      state TEXT NOT NULL,
      reason TEXT,
      amount INTEGER NOT NULL CHECK (amount > 0),
      total INTEGER NOT NULL CHECK (total >= amount),
      brand TEXT,
      last4 TEXT,
      instalments INTEGER,
      rate INTEGER,
      date INTEGER NOT NULL,
      payee TEXT NOT NULL,
      title TEXT NOT NULL,
      entry TEXT REFERENCES entry (id),
      UNIQUE (customer, key)
    ) STRICT;
    CREATE UNIQUE INDEX paymentOfPayable ON payment (payable) WHERE state <> 'declined';
    """

  private static let ledger = """
    CREATE TABLE account (id TEXT PRIMARY KEY, kind TEXT NOT NULL) STRICT;
    CREATE TABLE balance (
      account TEXT PRIMARY KEY REFERENCES account,
      kind TEXT NOT NULL,
      amount INTEGER NOT NULL,
      CHECK (amount >= 0 OR account IN ('clearing:cards', 'house:grants'))
    ) STRICT;
    CREATE TABLE entry (id TEXT PRIMARY KEY, date INTEGER NOT NULL) STRICT;
    CREATE TABLE posting (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      entry TEXT NOT NULL REFERENCES entry,
      account TEXT NOT NULL REFERENCES account,
      amount INTEGER NOT NULL CHECK (amount <> 0),
      balance INTEGER NOT NULL,
      kind TEXT,
      title TEXT,
      note TEXT
    ) STRICT;
    CREATE INDEX postingByAccount ON posting (account, number);
    CREATE INDEX postingByEntry ON posting (entry);
    """

  private static let keys = """
    CREATE TABLE keptAnswer (
      customer TEXT NOT NULL,
      key TEXT NOT NULL,
      fingerprint BLOB NOT NULL,
      status INTEGER NOT NULL,
      body BLOB NOT NULL,
      language TEXT,
      PRIMARY KEY (customer, key)
    ) STRICT, WITHOUT ROWID;
    """
}

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
    migrator.registerMigration("payments by customer and date") { db in
      try db.execute(sql: "CREATE INDEX paymentByDate ON payment (customer, date)")
    }
    KeptAnswers.registerMigration(in: &migrator)
    migrator.registerMigration("what was left ends") { db in
      try db.execute(
        sql: """
          CREATE INDEX purchaseEnded ON purchase (placed) WHERE state IN ('expired', 'cancelled');
          CREATE INDEX transferLeft ON transfer (created) WHERE state IN ('open', 'cancelled');
          CREATE INDEX requestEnded ON request (created) WHERE state IN ('declined', 'cancelled');
          """)
    }
    migrator.registerMigration("search by words") { db in try db.execute(sql: search) }
    migrator.registerMigration("unpaid orders take no stock") { db in
      try db.execute(
        sql: """
          UPDATE product SET stock = stock + (
            SELECT coalesce(sum(quantity), 0)
            FROM purchaseLine JOIN purchase ON purchase.id = purchaseLine.purchase
            WHERE purchaseLine.product = product.id AND purchase.state = 'awaiting-payment');
          CREATE INDEX purchaseUnpaid ON purchase (customer, payBefore)
            WHERE state = 'awaiting-payment';
          """)
    }
    migrator.registerMigration("guests, cards and requests end") { db in
      try db.execute(sql: endings)
    }
    return migrator
  }

  /// Columns and indexes for the sweep, and for the foreign keys to a person. Older rows count from now.
  private static let endings = """
    ALTER TABLE person ADD COLUMN guestSince INTEGER;
    ALTER TABLE person ADD COLUMN hasLeft INTEGER NOT NULL DEFAULT 0;
    UPDATE person SET guestSince = unixepoch() WHERE customer GLOB 'gst_*';
    CREATE INDEX personOfGuest ON person (guestSince) WHERE guestSince IS NOT NULL;
    CREATE INDEX transferBySender ON transfer (sender);
    CREATE INDEX transferByReceiver ON transfer (receiver);
    ALTER TABLE card ADD COLUMN added INTEGER NOT NULL DEFAULT 0;
    UPDATE card SET added = unixepoch();
    CREATE INDEX cardForOnce ON card (added) WHERE NOT isKept;
    CREATE INDEX paymentDeclined ON payment (date) WHERE state = 'declined';
    DROP INDEX requestEnded;
    CREATE INDEX requestLeft ON request (created) WHERE state IN ('open', 'declined', 'cancelled');
    """

  /// Full-text indexes, so that the cost of a search does not grow with the number of customers. Triggers update the
  /// index of people; the one of products is written with the catalog.
  private static let search = """
    CREATE VIRTUAL TABLE productText USING fts5(
      id UNINDEXED, english, spanish, prefix='1 2 3', tokenize='unicode61 remove_diacritics 2');
    CREATE VIRTUAL TABLE personText USING fts5(
      name, handle, content='person', content_rowid='number', prefix='1 2 3',
      tokenize='unicode61 remove_diacritics 2');
    INSERT INTO personText (personText) VALUES ('rebuild');
    CREATE INDEX personInOrder ON person (customer IS NOT NULL, name, number);
    CREATE TRIGGER personAdded AFTER INSERT ON person BEGIN
      INSERT INTO personText (rowid, name, handle) VALUES (NEW.number, NEW.name, NEW.handle);
    END;
    CREATE TRIGGER personRemoved AFTER DELETE ON person BEGIN
      INSERT INTO personText (personText, rowid, name, handle)
        VALUES ('delete', OLD.number, OLD.name, OLD.handle);
    END;
    CREATE TRIGGER personRenamed AFTER UPDATE OF name, handle ON person BEGIN
      INSERT INTO personText (personText, rowid, name, handle)
        VALUES ('delete', OLD.number, OLD.name, OLD.handle);
      INSERT INTO personText (rowid, name, handle) VALUES (NEW.number, NEW.name, NEW.handle);
    END;
    """

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

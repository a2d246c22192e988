import SillarData

/// The tables of the store. A migration that has been released never changes: add another one.
///
/// Amounts are in minor units. Constraints of the database prevent negative stock and negative balances, a second payment of the
/// same payable, and a key that stands for two requests.
enum CommerceSchema {
  static var migrations: Migrations {
    var migrations = Migrations()
    migrations.add("market, wallets and payments") { database in
      for part in [market, people, ledger, payments] { try database.script(part) }
    }
    StoreEpochs.registerMigration(in: &migrations)
    KeptAnswers.registerMigration(in: &migrations)
    migrations.add("payments and accounts in other currencies") { try $0.script(currencies) }
    migrations.add("products in Portuguese") { database in
      // Null for what is no longer on offer.
      try database.script(
        """
        ALTER TABLE category ADD COLUMN portuguese TEXT;
        ALTER TABLE product ADD COLUMN portugueseName TEXT;
        ALTER TABLE product ADD COLUMN portuguese TEXT;
        """)
    }
    DomainEvents.registerMigration(in: &migrations)
    WrittenContent.registerMigration(in: &migrations)
    return migrations
  }

  private static let market = """
    CREATE TABLE category (
      id TEXT PRIMARY KEY, place BIGINT NOT NULL, english TEXT NOT NULL, spanish TEXT NOT NULL
    );
    CREATE TABLE product (
      id TEXT PRIMARY KEY,
      place BIGINT NOT NULL,
      category TEXT NOT NULL REFERENCES category,
      price BIGINT NOT NULL CHECK (price > 0),
      stock BIGINT NOT NULL CHECK (stock >= 0),
      isOnOffer BIGINT NOT NULL,
      englishName TEXT NOT NULL,
      spanishName TEXT NOT NULL,
      english TEXT NOT NULL,
      spanish TEXT NOT NULL
    );
    -- Every beginning of the words by which a product is found.
    CREATE TABLE productText (
      language TEXT NOT NULL, beginning TEXT NOT NULL, product TEXT NOT NULL REFERENCES product,
      PRIMARY KEY (language, beginning, product)
    );
    CREATE TABLE purchase (
      number BIGINT PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      customer TEXT NOT NULL,
      shop TEXT NOT NULL,
      state TEXT NOT NULL,
      placed DOUBLE PRECISION NOT NULL,
      payBefore DOUBLE PRECISION NOT NULL,
      total BIGINT NOT NULL CHECK (total > 0),
      payment TEXT
    );
    CREATE INDEX purchaseByCustomer ON purchase (customer, number);
    CREATE INDEX purchaseToExpire ON purchase (payBefore) WHERE state = 'awaiting-payment';
    CREATE INDEX purchaseUnpaid ON purchase (customer, payBefore) WHERE state = 'awaiting-payment';
    CREATE INDEX purchaseEnded ON purchase (placed) WHERE state IN ('expired', 'cancelled');
    CREATE TABLE purchaseLine (
      purchase TEXT NOT NULL REFERENCES purchase (id),
      place BIGINT NOT NULL,
      product TEXT NOT NULL REFERENCES product,
      quantity BIGINT NOT NULL CHECK (quantity > 0),
      price BIGINT NOT NULL,
      PRIMARY KEY (purchase, place)
    );
    """

  private static let people = """
    CREATE TABLE person (
      number BIGINT PRIMARY KEY,
      handle TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      customer TEXT UNIQUE,
      guestSince DOUBLE PRECISION,
      hasLeft BIGINT NOT NULL
    );
    CREATE INDEX personInOrder ON person ((customer IS NOT NULL), name, number);
    CREATE INDEX personOfGuest ON person (guestSince) WHERE guestSince IS NOT NULL;
    -- Every beginning of the words by which a person is found, first those who came first.
    CREATE TABLE personText (
      beginning TEXT NOT NULL, person BIGINT NOT NULL REFERENCES person,
      PRIMARY KEY (beginning, person)
    );
    CREATE INDEX personTextByPerson ON personText (person);
    CREATE TABLE transfer (
      number BIGINT PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      sender TEXT NOT NULL REFERENCES person (handle),
      receiver TEXT NOT NULL REFERENCES person (handle),
      amount BIGINT NOT NULL CHECK (amount > 0),
      note TEXT NOT NULL,
      state TEXT NOT NULL,
      created DOUBLE PRECISION NOT NULL,
      payment TEXT,
      CHECK (sender <> receiver)
    );
    CREATE INDEX transferBySender ON transfer (sender);
    CREATE INDEX transferByReceiver ON transfer (receiver);
    CREATE INDEX transferLeft ON transfer (created) WHERE state IN ('open', 'cancelled');
    CREATE TABLE request (
      number BIGINT PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      asker TEXT NOT NULL REFERENCES person (handle),
      asked TEXT NOT NULL REFERENCES person (handle),
      amount BIGINT NOT NULL CHECK (amount > 0),
      note TEXT NOT NULL,
      state TEXT NOT NULL,
      created DOUBLE PRECISION NOT NULL,
      payment TEXT,
      CHECK (asker <> asked)
    );
    CREATE INDEX requestByAsker ON request (asker, number);
    CREATE INDEX requestByAsked ON request (asked, number);
    CREATE INDEX requestLeft ON request (created) WHERE state IN ('open', 'declined', 'cancelled');
    """

  private static let payments = """
    CREATE TABLE card (
      number BIGINT PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      customer TEXT NOT NULL,
      brand TEXT NOT NULL,
      last4 TEXT NOT NULL CHECK (length(last4) = 4),
      expiry TEXT NOT NULL,
      isKept BIGINT NOT NULL,
      isDeclined BIGINT NOT NULL,
      added DOUBLE PRECISION NOT NULL
    );
    CREATE INDEX cardByCustomer ON card (customer, number);
    CREATE INDEX cardForOnce ON card (added) WHERE isKept = 0;
    CREATE TABLE payment (
      number BIGINT PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      customer TEXT NOT NULL,
      key TEXT NOT NULL,
      payable TEXT NOT NULL,
      state TEXT NOT NULL,
      reason TEXT,
      amount BIGINT NOT NULL CHECK (amount > 0),
      total BIGINT NOT NULL CHECK (total >= amount),
      brand TEXT,
      last4 TEXT,
      instalments BIGINT,
      rate BIGINT,
      date DOUBLE PRECISION NOT NULL,
      payee TEXT NOT NULL,
      title TEXT NOT NULL,
      entry TEXT REFERENCES entry (id),
      UNIQUE (customer, key)
    );
    CREATE UNIQUE INDEX paymentOfPayable ON payment (payable) WHERE state <> 'declined';
    CREATE INDEX paymentByEntry ON payment (entry);
    CREATE INDEX paymentByDate ON payment (customer, date);
    CREATE INDEX paymentDeclined ON payment (date) WHERE state = 'declined';
    """

  /// Amounts are in the currency of their payment, and of their account.
  private static let currencies = """
    ALTER TABLE payment ADD COLUMN currency TEXT NOT NULL DEFAULT 'EUR';
    ALTER TABLE balance RENAME TO balanceInEuros;
    CREATE TABLE balance (
      account TEXT PRIMARY KEY REFERENCES account,
      kind TEXT NOT NULL,
      amount BIGINT NOT NULL,
      CHECK (amount >= 0 OR kind = 'clearing' OR account = 'house:grants')
    );
    INSERT INTO balance SELECT account, kind, amount FROM balanceInEuros;
    DROP TABLE balanceInEuros;
    """

  private static let ledger = """
    CREATE TABLE account (id TEXT PRIMARY KEY, kind TEXT NOT NULL);
    CREATE TABLE balance (
      account TEXT PRIMARY KEY REFERENCES account,
      kind TEXT NOT NULL,
      amount BIGINT NOT NULL,
      CHECK (amount >= 0 OR account IN ('clearing:cards', 'house:grants'))
    );
    CREATE TABLE entry (id TEXT PRIMARY KEY, date DOUBLE PRECISION NOT NULL);
    CREATE TABLE posting (
      number BIGINT PRIMARY KEY,
      entry TEXT NOT NULL REFERENCES entry,
      account TEXT NOT NULL REFERENCES account,
      amount BIGINT NOT NULL CHECK (amount <> 0),
      balance BIGINT NOT NULL,
      kind TEXT,
      title TEXT,
      note TEXT
    );
    CREATE INDEX postingByAccount ON posting (account, number);
    CREATE INDEX postingByEntry ON posting (entry);
    """
}

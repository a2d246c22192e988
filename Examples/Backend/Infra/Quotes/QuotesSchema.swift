import GRDB

/// The tables of the store. A migration that has been released never changes: add another one.
///
/// Amounts are in cents, dates in seconds since 1970. Constraints of the database prevent a fifth applicant
/// and a second accepted quote for a request, and a key that stands for two requests.
enum QuotesSchema {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("accounts, requests and quotes") { db in
      for part in [accounts, requests, applications, quotes, photos, events, keys] {
        try db.execute(sql: part)
      }
    }
    StoreEpochs.registerMigration(in: &migrator)
    migrator.registerMigration("sessions: in a store of their own") { db in
      try db.execute(sql: "DROP TABLE session")
    }
    KeptAnswers.registerMigration(in: &migrator)
    migrator.registerMigration("known devices") { db in
      try db.execute(
        sql: """
          CREATE TABLE device (
            token BLOB PRIMARY KEY, member TEXT NOT NULL REFERENCES member, used INTEGER NOT NULL
          ) STRICT;
          CREATE INDEX deviceByMember ON device (member, used);
          CREATE INDEX deviceByUse ON device (used);
          """)
    }
    migrator.registerMigration("search for open requests") { db in try db.execute(sql: search) }
    return migrator
  }

  /// The full-text index of the open requests, which triggers update: the cost of a search is that of what is found.
  private static let search = """
    CREATE VIEW openRequest AS
      SELECT number, kind, searchable, postcode FROM request WHERE state = 'open';
    CREATE VIRTUAL TABLE requestText USING fts5(
      kind, searchable, postcode, content='openRequest', content_rowid='number', prefix='1 2 3',
      tokenize='unicode61 remove_diacritics 2');
    INSERT INTO requestText (requestText) VALUES ('rebuild');
    CREATE TRIGGER requestAdded AFTER INSERT ON request WHEN NEW.state = 'open' BEGIN
      INSERT INTO requestText (rowid, kind, searchable, postcode)
        VALUES (NEW.number, NEW.kind, NEW.searchable, NEW.postcode);
    END;
    CREATE TRIGGER requestChanged AFTER UPDATE OF state, kind, searchable, postcode ON request BEGIN
      INSERT INTO requestText (requestText, rowid, kind, searchable, postcode)
        SELECT 'delete', OLD.number, OLD.kind, OLD.searchable, OLD.postcode
        WHERE OLD.state = 'open';
      INSERT INTO requestText (rowid, kind, searchable, postcode)
        SELECT NEW.number, NEW.kind, NEW.searchable, NEW.postcode WHERE NEW.state = 'open';
    END;
    CREATE TRIGGER requestRemoved AFTER DELETE ON request WHEN OLD.state = 'open' BEGIN
      INSERT INTO requestText (requestText, rowid, kind, searchable, postcode)
        VALUES ('delete', OLD.number, OLD.kind, OLD.searchable, OLD.postcode);
    END;
    """

  private static let accounts = """
    CREATE TABLE member (
      id TEXT PRIMARY KEY,
      email TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      role TEXT NOT NULL CHECK (role IN ('homeowner', 'professional')),
      city TEXT NOT NULL,
      kinds TEXT NOT NULL,
      salt BLOB NOT NULL,
      rounds INTEGER NOT NULL,
      password BLOB NOT NULL
    ) STRICT;
    CREATE TABLE session (
      id TEXT PRIMARY KEY,
      member TEXT NOT NULL REFERENCES member,
      token BLOB NOT NULL UNIQUE,
      expires INTEGER NOT NULL,
      isEnded INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX sessionByExpiry ON session (expires);
    CREATE TABLE attempt (
      email BLOB PRIMARY KEY, failures INTEGER NOT NULL, last INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX attemptByDate ON attempt (last);
    """

  private static let requests = """
    CREATE TABLE request (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      version INTEGER NOT NULL,
      homeowner TEXT NOT NULL REFERENCES member,
      kind TEXT NOT NULL,
      title TEXT NOT NULL,
      description TEXT NOT NULL,
      city TEXT NOT NULL,
      postcode TEXT NOT NULL,
      searchable TEXT NOT NULL,
      timing TEXT NOT NULL,
      state TEXT NOT NULL,
      created INTEGER NOT NULL,
      cancelReason TEXT,
      cancelNote TEXT
    ) STRICT;
    CREATE INDEX requestByHomeowner ON request (homeowner, number);
    CREATE INDEX requestByState ON request (state, number);
    CREATE TABLE requestPhoto (
      request TEXT NOT NULL REFERENCES request (id),
      place INTEGER NOT NULL,
      photo TEXT NOT NULL,
      PRIMARY KEY (request, place),
      UNIQUE (request, photo)
    ) STRICT;
    CREATE INDEX requestByPhoto ON requestPhoto (photo);
    """

  private static let applications = """
    CREATE TABLE application (
      request TEXT NOT NULL REFERENCES request (id),
      place INTEGER NOT NULL CHECK (place BETWEEN 1 AND 4),
      professional TEXT NOT NULL REFERENCES member,
      applied INTEGER NOT NULL,
      PRIMARY KEY (request, place),
      UNIQUE (request, professional)
    ) STRICT;
    CREATE INDEX applicationByProfessional ON application (professional, request);
    CREATE TABLE rating (
      request TEXT PRIMARY KEY REFERENCES request (id),
      professional TEXT NOT NULL REFERENCES member,
      stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5),
      text TEXT NOT NULL,
      date INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX ratingByProfessional ON rating (professional);
    """

  private static let quotes = """
    CREATE TABLE quote (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      request TEXT NOT NULL REFERENCES request (id),
      professional TEXT NOT NULL REFERENCES member,
      total INTEGER NOT NULL CHECK (total > 0),
      validUntil TEXT NOT NULL,
      state TEXT NOT NULL,
      created INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX quoteByRequest ON quote (request, number);
    CREATE UNIQUE INDEX quoteAccepted ON quote (request) WHERE state = 'accepted';
    CREATE TABLE quoteItem (
      quote TEXT NOT NULL REFERENCES quote (id),
      place INTEGER NOT NULL,
      text TEXT NOT NULL,
      quantity INTEGER NOT NULL CHECK (quantity > 0),
      price INTEGER NOT NULL,
      PRIMARY KEY (quote, place)
    ) STRICT, WITHOUT ROWID;
    """

  private static let photos = """
    CREATE TABLE photo (
      id TEXT PRIMARY KEY,
      owner TEXT NOT NULL REFERENCES member,
      type TEXT NOT NULL,
      width INTEGER NOT NULL,
      height INTEGER NOT NULL,
      bytes INTEGER NOT NULL,
      created INTEGER NOT NULL
    ) STRICT;
    """

  private static let events = """
    CREATE TABLE event (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      person TEXT NOT NULL REFERENCES member,
      name TEXT NOT NULL,
      data TEXT NOT NULL
    ) STRICT;
    CREATE INDEX eventByPerson ON event (person, number);
    """

  private static let keys = """
    CREATE TABLE keptAnswer (
      member TEXT NOT NULL,
      key TEXT NOT NULL,
      fingerprint BLOB NOT NULL,
      status INTEGER NOT NULL,
      body BLOB NOT NULL,
      language TEXT,
      PRIMARY KEY (member, key)
    ) STRICT, WITHOUT ROWID;
    """
}

import SillarData

/// The tables of the store. A migration that has been released never changes: add another one.
///
/// Amounts are in cents. Constraints of the database prevent a fifth applicant and a second accepted quote for a request,
/// a key that stands for two requests, and two messages of a chat with the same number.
enum QuotesSchema {
  /// The number of events kept for each person.
  static let eventLimit = 1000

  static var migrations: Migrations {
    var migrations = Migrations()
    migrations.add("accounts, requests, quotes, photos and chats") { database in
      let bytes = database.bytes
      for part in [accounts(bytes), requests, applications, quotes, photos, chats, events] {
        try database.script(part)
      }
    }
    StoreEpochs.registerMigration(in: &migrations)
    KeptAnswers.registerMigration(in: &migrations)
    migrations.add("files of photos") { try $0.script(files) }
    DatabaseFiles.registerMigration(in: &migrations)
    migrations.add("ratings of contacts") { try $0.script(contactRatings) }
    DomainEvents.registerMigration(in: &migrations)
    return migrations
  }

  private static func accounts(_ bytes: String) -> String {
    """
    CREATE TABLE member (
      id TEXT PRIMARY KEY,
      email TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      role TEXT NOT NULL CHECK (role IN ('homeowner', 'professional')),
      city TEXT NOT NULL,
      kinds TEXT NOT NULL,
      salt \(bytes) NOT NULL,
      rounds BIGINT NOT NULL,
      password \(bytes) NOT NULL
    );
    CREATE TABLE attempt (
      email \(bytes) PRIMARY KEY, failures BIGINT NOT NULL, last DOUBLE PRECISION NOT NULL
    );
    CREATE INDEX attemptByDate ON attempt (last);
    CREATE TABLE device (
      token \(bytes) PRIMARY KEY, member TEXT NOT NULL REFERENCES member, used DOUBLE PRECISION NOT NULL
    );
    CREATE INDEX deviceByMember ON device (member, used);
    CREATE INDEX deviceByUse ON device (used);
    """
  }

  private static let requests = """
    CREATE TABLE request (
      number BIGINT PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      version BIGINT NOT NULL,
      homeowner TEXT NOT NULL REFERENCES member,
      kind TEXT NOT NULL,
      title TEXT NOT NULL,
      description TEXT NOT NULL,
      city TEXT NOT NULL,
      postcode TEXT NOT NULL,
      timing TEXT NOT NULL,
      state TEXT NOT NULL,
      created DOUBLE PRECISION NOT NULL,
      cancelReason TEXT,
      cancelNote TEXT
    );
    CREATE INDEX requestByHomeowner ON request (homeowner, number);
    CREATE INDEX requestOpen ON request (number) WHERE state = 'open';
    CREATE INDEX requestByKind ON request (kind, number) WHERE state = 'open';
    -- Every beginning of the city and the postcode of each open request, so that a search reads what is found, newest first.
    CREATE TABLE requestPlace (
      beginning TEXT NOT NULL, request BIGINT NOT NULL REFERENCES request,
      PRIMARY KEY (beginning, request)
    );
    CREATE INDEX requestPlaceByRequest ON requestPlace (request);
    CREATE TABLE requestPhoto (
      request TEXT NOT NULL REFERENCES request (id),
      place BIGINT NOT NULL,
      photo TEXT NOT NULL,
      PRIMARY KEY (request, place),
      UNIQUE (request, photo)
    );
    CREATE INDEX requestByPhoto ON requestPhoto (photo);
    """

  private static let applications = """
    CREATE TABLE application (
      request TEXT NOT NULL REFERENCES request (id),
      place BIGINT NOT NULL CHECK (place BETWEEN 1 AND 4),
      professional TEXT NOT NULL REFERENCES member,
      applied DOUBLE PRECISION NOT NULL,
      PRIMARY KEY (request, place),
      UNIQUE (request, professional)
    );
    CREATE INDEX applicationByProfessional ON application (professional, request);
    CREATE TABLE rating (
      request TEXT PRIMARY KEY REFERENCES request (id),
      professional TEXT NOT NULL REFERENCES member,
      stars BIGINT NOT NULL CHECK (stars BETWEEN 1 AND 5),
      text TEXT NOT NULL,
      date DOUBLE PRECISION NOT NULL
    );
    CREATE INDEX ratingByProfessional ON rating (professional);
    """

  private static let contactRatings = """
    CREATE TABLE contactRating (
      request TEXT NOT NULL REFERENCES request (id),
      professional TEXT NOT NULL REFERENCES member,
      stars BIGINT NOT NULL CHECK (stars BETWEEN 1 AND 5),
      text TEXT NOT NULL,
      date DOUBLE PRECISION NOT NULL,
      PRIMARY KEY (request, professional)
    );
    CREATE INDEX contactRatingByProfessional ON contactRating (professional);
    """

  private static let quotes = """
    CREATE TABLE quote (
      number BIGINT PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      request TEXT NOT NULL REFERENCES request (id),
      professional TEXT NOT NULL REFERENCES member,
      total BIGINT NOT NULL CHECK (total > 0),
      validUntil TEXT NOT NULL,
      state TEXT NOT NULL,
      created DOUBLE PRECISION NOT NULL
    );
    CREATE INDEX quoteByRequest ON quote (request, number);
    CREATE UNIQUE INDEX quoteAccepted ON quote (request) WHERE state = 'accepted';
    CREATE TABLE quoteItem (
      quote TEXT NOT NULL REFERENCES quote (id),
      place BIGINT NOT NULL,
      text TEXT NOT NULL,
      quantity BIGINT NOT NULL CHECK (quantity > 0),
      price BIGINT NOT NULL,
      PRIMARY KEY (quote, place)
    );
    """

  private static let photos = """
    CREATE TABLE photo (
      id TEXT PRIMARY KEY,
      owner TEXT NOT NULL REFERENCES member,
      format TEXT NOT NULL,
      width BIGINT NOT NULL,
      height BIGINT NOT NULL,
      bytes BIGINT NOT NULL,
      digest TEXT NOT NULL,
      created DOUBLE PRECISION NOT NULL
    );
    CREATE INDEX photoByDate ON photo (created);
    -- Photos without a row, whose files are not removed yet.
    CREATE TABLE removedPhoto (id TEXT PRIMARY KEY);
    """

  // A photo from before has the file of its id.
  private static let files = """
    ALTER TABLE photo ADD COLUMN file TEXT NOT NULL DEFAULT '';
    UPDATE photo SET file = id;
    CREATE UNIQUE INDEX photoByFile ON photo (file);
    -- Files that are stored before their photo has a row, and files whose photo is deleted.
    CREATE TABLE unusedFile (name TEXT PRIMARY KEY, since DOUBLE PRECISION NOT NULL);
    INSERT INTO unusedFile (name, since) SELECT id, 0 FROM removedPhoto;
    DROP TABLE removedPhoto;
    """

  private static let chats = """
    CREATE TABLE message (
      request TEXT NOT NULL REFERENCES request (id),
      professional TEXT NOT NULL REFERENCES member,
      number BIGINT NOT NULL CHECK (number > 0),
      id TEXT NOT NULL UNIQUE,
      author TEXT NOT NULL REFERENCES member,
      text TEXT NOT NULL,
      photo TEXT REFERENCES photo,
      sent DOUBLE PRECISION NOT NULL,
      PRIMARY KEY (request, professional, number)
    );
    CREATE INDEX messageByPhoto ON message (photo) WHERE photo IS NOT NULL;
    CREATE TABLE receipt (
      request TEXT NOT NULL REFERENCES request (id),
      professional TEXT NOT NULL REFERENCES member,
      member TEXT NOT NULL REFERENCES member,
      delivered BIGINT NOT NULL,
      read BIGINT NOT NULL,
      PRIMARY KEY (request, professional, member)
    );
    """

  /// Old events are deleted, but the number of the last deleted one is kept: a client that resumes before
  /// it has to be told that events are missing.
  private static let events = """
    CREATE TABLE event (
      number BIGINT PRIMARY KEY,
      person TEXT NOT NULL REFERENCES member,
      name TEXT NOT NULL,
      data TEXT NOT NULL
    );
    CREATE INDEX eventByPerson ON event (person, number);
    CREATE TABLE forgottenEvent (
      person TEXT PRIMARY KEY REFERENCES member, number BIGINT NOT NULL
    );
    """
}

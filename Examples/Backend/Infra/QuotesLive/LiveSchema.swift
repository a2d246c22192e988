import GRDB

/// The tables of photos and chats, in the same file as requests. A migration that has been released
/// never changes: add another one.
///
/// A constraint of the database prevents that two messages of a chat have the same number.
enum LiveSchema {
  /// The number of events kept for each person.
  static let eventLimit = 1000

  /// The migrations, which run after those of ``QuotesSchema``.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("live: chats, photos and the end of events") { db in
      for part in [photos, chats, events] { try db.execute(sql: part) }
    }
    migrator.registerMigration("live: unused photos end") { db in
      try db.execute(
        sql: """
          CREATE INDEX photoByDate ON photo (created);
          CREATE TABLE removedPhoto (id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
          """)
    }
    return migrator
  }

  private static let photos = """
    ALTER TABLE photo ADD COLUMN digest TEXT NOT NULL DEFAULT '';
    """

  private static let chats = """
    CREATE TABLE message (
      request TEXT NOT NULL REFERENCES request (id),
      professional TEXT NOT NULL REFERENCES member,
      number INTEGER NOT NULL CHECK (number > 0),
      id TEXT NOT NULL UNIQUE,
      author TEXT NOT NULL REFERENCES member,
      text TEXT NOT NULL,
      photo TEXT REFERENCES photo,
      sent INTEGER NOT NULL,
      PRIMARY KEY (request, professional, number)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX messageByPhoto ON message (photo) WHERE photo IS NOT NULL;
    CREATE TABLE receipt (
      request TEXT NOT NULL REFERENCES request (id),
      professional TEXT NOT NULL REFERENCES member,
      member TEXT NOT NULL REFERENCES member,
      delivered INTEGER NOT NULL,
      read INTEGER NOT NULL,
      PRIMARY KEY (request, professional, member)
    ) STRICT, WITHOUT ROWID;
    """

  /// Old events are deleted, but the number of the last deleted one is kept: a client that resumes before
  /// it has to be told that events are missing.
  private static let events = """
    CREATE TABLE forgottenEvent (
      person TEXT PRIMARY KEY REFERENCES member, number INTEGER NOT NULL
    ) STRICT;
    CREATE TRIGGER eventLimit AFTER INSERT ON event
    WHEN EXISTS (
      SELECT 1 FROM event WHERE person = NEW.person
      ORDER BY number DESC LIMIT 1 OFFSET \(eventLimit)
    )
    BEGIN
      INSERT OR REPLACE INTO forgottenEvent
        SELECT person, number FROM event WHERE person = NEW.person
        ORDER BY number DESC LIMIT 1 OFFSET \(eventLimit);
      DELETE FROM event WHERE person = NEW.person
        AND number <= (SELECT number FROM forgottenEvent WHERE person = NEW.person);
    END;
    """
}

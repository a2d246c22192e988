import GRDB

/// The tables of photos and chats, in the file that requests are in. A migration that has been released
/// never changes: add another one.
///
/// Whatever the program does, the database itself refuses that two messages of a chat have one number.
enum LiveSchema {
  /// How many events of each person are kept.
  static let eventLimit = 1000

  /// To be run after that of ``QuotesSchema``.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("live: chats, photos and the end of events") { db in
      for part in [photos, chats, events] { try db.execute(sql: part) }
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

  /// Old events are forgotten, but not that there were some: who saw the last of them long ago has to
  /// be told that something is missing.
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

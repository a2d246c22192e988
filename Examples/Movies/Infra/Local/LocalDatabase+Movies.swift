public import Foundation
import MoviesModel
public import SillarData
import SillarModel

extension LocalDatabase {
  /// The database of values read from the service: films, lists, details and videos, with a full-text index.
  ///
  /// - Parameter folder: The folder of the database; made if it does not exist.
  /// - Throws: `DatabaseUnavailable`.
  public static func movies(in folder: URL) throws -> LocalDatabase {
    var migrations = Migrations()
    migrations.add("films, lists, details, videos and a full-text index") { database in
      try database.script(moviesSchema)
    }
    StoreHistory.registerMigration(in: &migrations)
    return try LocalDatabase(
      "movies-seen", in: folder, replacesDamaged: true, migrations: migrations
    ) {
      Problem.notStored(detail: $0)
    }
  }

  /// Deletes the answers of the service. The names of pictures stay: screens may still show some.
  static func forgetMovies(in database: SQLTransaction) throws {
    try database.script(
      """
      DELETE FROM listPage; DELETE FROM detail; DELETE FROM videos; DELETE FROM movie;
      INSERT INTO movieText (movieText) VALUES ('rebuild');
      """)
  }

  /// Times are seconds since January 1, 2001 (UTC), as in `Date`: conversion to and from 1970 would lose precision. The
  /// index is written only when words change: most films are saved unchanged.
  private static let moviesSchema = """
    CREATE TABLE movie (
      id INTEGER PRIMARY KEY,
      title TEXT NOT NULL,
      overview TEXT NOT NULL,
      released TEXT,
      average DOUBLE,
      votes INTEGER,
      popularity DOUBLE,
      language TEXT,
      isAdult BOOLEAN NOT NULL,
      poster TEXT,
      backdrop TEXT,
      hasSampleNumbers BOOLEAN NOT NULL,
      savedAt DOUBLE NOT NULL
    );
    CREATE TABLE picture (file TEXT PRIMARY KEY) WITHOUT ROWID;
    CREATE TABLE listPage (
      list TEXT NOT NULL,
      number INTEGER NOT NULL,
      totalPages INTEGER NOT NULL,
      totalMovies INTEGER NOT NULL,
      unreadable INTEGER NOT NULL,
      savedAt DOUBLE NOT NULL,
      PRIMARY KEY (list, number)
    ) WITHOUT ROWID;
    CREATE TABLE listEntry (
      list TEXT NOT NULL,
      number INTEGER NOT NULL,
      position INTEGER NOT NULL,
      movie INTEGER NOT NULL REFERENCES movie,
      PRIMARY KEY (list, number, position),
      FOREIGN KEY (list, number) REFERENCES listPage ON DELETE CASCADE
    ) WITHOUT ROWID;
    CREATE TABLE detail (
      movie INTEGER PRIMARY KEY REFERENCES movie,
      content TEXT NOT NULL,
      savedAt DOUBLE NOT NULL
    );
    CREATE TABLE videos (
      movie INTEGER PRIMARY KEY,
      content TEXT NOT NULL,
      savedAt DOUBLE NOT NULL
    );
    CREATE VIRTUAL TABLE movieText USING fts5 (
      title, overview, content = 'movie', content_rowid = 'id', prefix = '1 2 3',
      tokenize = 'unicode61 remove_diacritics 2'
    );
    CREATE TRIGGER movieInserted AFTER INSERT ON movie BEGIN
      INSERT INTO movieText (rowid, title, overview) VALUES (new.id, new.title, new.overview);
    END;
    CREATE TRIGGER movieChanged AFTER UPDATE OF title, overview ON movie
    WHEN old.title <> new.title OR old.overview <> new.overview BEGIN
      INSERT INTO movieText (movieText, rowid, title, overview)
        VALUES ('delete', old.id, old.title, old.overview);
      INSERT INTO movieText (rowid, title, overview) VALUES (new.id, new.title, new.overview);
    END;
    """
}

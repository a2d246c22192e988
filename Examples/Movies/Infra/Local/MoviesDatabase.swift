public import Foundation
import GRDB
import MoviesModel

/// The SQLite database that keeps what was seen of films.
///
/// Open it once per program. Two programs may have it open at the same time: each change is one transaction.
///
/// ```swift
/// func open(_ folder: URL) throws -> MoviesDatabase { try MoviesDatabase(folder: folder) }
/// ```
public struct MoviesDatabase: Sendable {
  private let pool: DatabasePool

  /// Opens the database, or makes it, and brings its tables up to date.
  ///
  /// - Parameter folder: Made if it is not there.
  /// - Throws: `MoviesError.storageFailed`.
  public init(folder: URL) throws {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var configuration = Configuration()
      configuration.busyMode = .timeout(5)
      configuration.label = "movies"
      // A pool puts the database into WAL mode: readers and the writer do not wait for each other.
      pool = try DatabasePool(
        path: folder.appending(path: "movies-seen.sqlite").path, configuration: configuration)
      try Self.migrations.migrate(pool)
    } catch {
      throw MoviesError.storageFailed("opening the database in \(folder.path): \(error)")
    }
  }

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    do {
      return try await pool.read(body)
    } catch let error as DatabaseError {
      throw MoviesError.storageFailed("\(error)")
    }
  }

  /// One transaction: all of it is stored, or nothing if `body` throws.
  func write(_ body: @escaping @Sendable (Database) throws -> Void) async throws {
    do {
      try await pool.write(body)
    } catch let error as DatabaseError {
      throw MoviesError.storageFailed("\(error)")
    }
  }

  /// A migration that shipped is never edited: a change is a new one at the end.
  private static var migrations: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("films, lists, details, videos and a full-text index") { database in
      try database.execute(sql: schema)
    }
    return migrator
  }

  /// Instants are seconds since the first of 2001 (UTC), as in `Date`: counted from 1970 they would lose a fraction on
  /// each way. The index is written only where words change: mostly a film is saved as it was.
  private static let schema = """
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
      savedAt DOUBLE NOT NULL
    );
    CREATE TABLE listPage (
      list TEXT NOT NULL,
      number INTEGER NOT NULL,
      totalPages INTEGER NOT NULL,
      totalMovies INTEGER NOT NULL,
      savedAt DOUBLE NOT NULL,
      PRIMARY KEY (list, number)
    ) WITHOUT ROWID;
    CREATE TABLE listEntry (
      list TEXT NOT NULL,
      number INTEGER NOT NULL,
      position INTEGER NOT NULL,
      movie INTEGER NOT NULL REFERENCES movie,
      PRIMARY KEY (list, number, position)
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

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
      try database.script(MovieIndex.schemaWithoutLanguages)
    }
    migrations.add("films by the language of their texts") { database in
      try database.script(
        """
        DROP TABLE movieText; DROP TABLE listEntry; DROP TABLE listPage; DROP TABLE detail;
        DROP TABLE videos; DROP TABLE movie;
        \(moviesByLanguage)
        \(MovieIndex.schema)
        """)
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
      \(MovieIndex.rebuilding)
      """)
  }

  private static let moviesSchema = """
    CREATE TABLE movie (
      id INTEGER PRIMARY KEY,
      title TEXT NOT NULL,
      overview TEXT NOT NULL,
      released TEXT,
      average DOUBLE PRECISION,
      votes BIGINT,
      popularity DOUBLE PRECISION,
      language TEXT,
      isAdult BIGINT NOT NULL,
      poster TEXT,
      backdrop TEXT,
      hasSampleNumbers BIGINT NOT NULL,
      savedAt DOUBLE PRECISION NOT NULL
    );
    CREATE TABLE picture (file TEXT PRIMARY KEY);
    CREATE TABLE listPage (
      list TEXT NOT NULL,
      number BIGINT NOT NULL,
      totalPages BIGINT NOT NULL,
      totalMovies BIGINT NOT NULL,
      unreadable BIGINT NOT NULL,
      savedAt DOUBLE PRECISION NOT NULL,
      PRIMARY KEY (list, number)
    );
    CREATE TABLE listEntry (
      list TEXT NOT NULL,
      number BIGINT NOT NULL,
      position BIGINT NOT NULL,
      movie INTEGER NOT NULL REFERENCES movie,
      PRIMARY KEY (list, number, position),
      FOREIGN KEY (list, number) REFERENCES listPage ON DELETE CASCADE
    );
    CREATE TABLE detail (
      movie INTEGER PRIMARY KEY REFERENCES movie,
      content TEXT NOT NULL,
      savedAt DOUBLE PRECISION NOT NULL
    );
    CREATE TABLE videos (
      movie INTEGER PRIMARY KEY,
      content TEXT NOT NULL,
      savedAt DOUBLE PRECISION NOT NULL
    );
    """

  // An edition is the language of the texts, as the service names it: es-ES. The index of texts has the key.
  private static let moviesByLanguage = """
    CREATE TABLE movie (
      key INTEGER PRIMARY KEY,
      edition TEXT NOT NULL,
      id BIGINT NOT NULL,
      title TEXT NOT NULL,
      overview TEXT NOT NULL,
      released TEXT,
      average DOUBLE PRECISION,
      votes BIGINT,
      popularity DOUBLE PRECISION,
      language TEXT,
      isAdult BIGINT NOT NULL,
      poster TEXT,
      backdrop TEXT,
      hasSampleNumbers BIGINT NOT NULL,
      savedAt DOUBLE PRECISION NOT NULL,
      UNIQUE (edition, id)
    );
    CREATE TABLE listPage (
      edition TEXT NOT NULL,
      list TEXT NOT NULL,
      number BIGINT NOT NULL,
      totalPages BIGINT NOT NULL,
      totalMovies BIGINT NOT NULL,
      unreadable BIGINT NOT NULL,
      savedAt DOUBLE PRECISION NOT NULL,
      PRIMARY KEY (edition, list, number)
    );
    CREATE TABLE listEntry (
      edition TEXT NOT NULL,
      list TEXT NOT NULL,
      number BIGINT NOT NULL,
      position BIGINT NOT NULL,
      movie BIGINT NOT NULL,
      PRIMARY KEY (edition, list, number, position),
      FOREIGN KEY (edition, list, number) REFERENCES listPage ON DELETE CASCADE,
      FOREIGN KEY (edition, movie) REFERENCES movie (edition, id)
    );
    CREATE TABLE detail (
      edition TEXT NOT NULL,
      movie BIGINT NOT NULL,
      content TEXT NOT NULL,
      savedAt DOUBLE PRECISION NOT NULL,
      PRIMARY KEY (edition, movie),
      FOREIGN KEY (edition, movie) REFERENCES movie (edition, id)
    );
    CREATE TABLE videos (
      edition TEXT NOT NULL,
      movie BIGINT NOT NULL,
      content TEXT NOT NULL,
      savedAt DOUBLE PRECISION NOT NULL,
      PRIMARY KEY (edition, movie)
    );
    """
}

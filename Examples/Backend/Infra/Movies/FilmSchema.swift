import GRDB

/// The tables of the store. A migration that has been released never changes: add another one.
enum FilmSchema {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("films and their text") { db in
      try db.create(table: "film") { table in
        table.primaryKey("id", .integer)
        for name in ["title", "originalTitle", "originalLanguage", "overview", "tagline"] {
          table.column(name, .text).notNull()
        }
        table.column("homepage", .text).notNull()
        table.column("imdbID", .text)
        table.column("status", .text)
        table.column("released", .text)
        table.column("minutes", .integer).notNull()
        table.column("genres", .text).notNull()
        table.column("directors", .text).notNull()
        table.column("rating", .double).notNull()
        table.column("votes", .integer).notNull()
        table.column("popularity", .double).notNull()
        for name in ["isAdult", "isVideo", "isSample"] { table.column(name, .boolean).notNull() }
        table.column("posterPath", .text)
        table.column("backdropPath", .text)
      }
      // Indexes for the lists: each list is read in index order, and counted without reading films.
      try db.execute(
        sql: """
          CREATE INDEX filmByPopularity ON film (popularity DESC, id) WHERE isAdult = 0;
          CREATE INDEX filmByRating ON film (rating DESC, id) WHERE isAdult = 0 AND votes >= 200;
          CREATE INDEX filmByRelease ON film (released, id) WHERE isAdult = 0;
          CREATE INDEX filmByTitle ON film (title COLLATE NOCASE);
          CREATE INDEX filmByPoster ON film (posterPath) WHERE posterPath IS NOT NULL;
          CREATE INDEX filmByBackdrop ON film (backdropPath) WHERE backdropPath IS NOT NULL;
          CREATE INDEX filmOfSample ON film (id) WHERE isSample = 1;
          """)
      // The index stores neither a copy of the texts (content='') nor word positions (detail=column):
      // queries only need the column of a word. Prefixes of one to three characters have entries of
      // their own, because thousands of films match them.
      try db.execute(
        sql: """
          CREATE VIRTUAL TABLE filmText USING fts5(
            title, originalTitle, overview,
            content='', detail=column, columnsize=0, prefix='1 2 3',
            tokenize='unicode61 remove_diacritics 2');
          -- In bytes, instead of 1 MB: what is gathered in memory is not merged on disk later.
          INSERT INTO filmText (filmText, rank) VALUES ('hashsize', 16777216);
          """)
      try db.create(table: "content") { table in
        table.primaryKey("name", .text)
        table.column("fingerprint", .text).notNull()
      }
    }
    StoreEpochs.registerMigration(in: &migrator)
    return migrator
  }
}

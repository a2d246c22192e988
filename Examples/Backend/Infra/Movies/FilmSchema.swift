import SillarData

/// The tables of the store. A migration that has been released never changes: add another one.
enum FilmSchema {
  static var migrations: Migrations {
    var migrations = Migrations()
    migrations.add("films and the words of their texts") { database in
      // Indexes for the lists: each list is read in index order, and counted without reading films.
      try database.script(
        """
        CREATE TABLE film (
          id BIGINT PRIMARY KEY,
          title TEXT NOT NULL,
          titleKey TEXT NOT NULL,
          originalTitle TEXT NOT NULL,
          originalLanguage TEXT NOT NULL,
          overview TEXT NOT NULL,
          tagline TEXT NOT NULL,
          homepage TEXT NOT NULL,
          imdbID TEXT,
          status TEXT,
          released TEXT,
          minutes BIGINT NOT NULL,
          genres TEXT NOT NULL,
          directors TEXT NOT NULL,
          rating DOUBLE PRECISION NOT NULL,
          votes BIGINT NOT NULL,
          popularity DOUBLE PRECISION NOT NULL,
          isAdult BIGINT NOT NULL,
          isVideo BIGINT NOT NULL,
          isSample BIGINT NOT NULL,
          posterPath TEXT,
          backdropPath TEXT
        );
        CREATE INDEX filmByPopularity ON film (popularity DESC, id) WHERE isAdult = 0;
        CREATE INDEX filmByRating ON film (rating DESC, id) WHERE isAdult = 0 AND votes >= 200;
        CREATE INDEX filmByRelease ON film (released, id) WHERE isAdult = 0;
        CREATE INDEX filmByTitle ON film (titleKey);
        CREATE INDEX filmByPoster ON film (posterPath) WHERE posterPath IS NOT NULL;
        CREATE INDEX filmByBackdrop ON film (backdropPath) WHERE backdropPath IS NOT NULL;
        CREATE INDEX filmOfSample ON film (id) WHERE isSample = 1;
        \(WrittenContent.table)
        """)
      try FilmIndex.create(in: database)
    }
    migrations.add("Spanish texts of films") { database in
      try database.script(
        """
        ALTER TABLE film ADD COLUMN spanishTitle TEXT;
        ALTER TABLE film ADD COLUMN spanishTitleKey TEXT;
        ALTER TABLE film ADD COLUMN spanishOverview TEXT;
        CREATE INDEX filmBySpanishTitle ON film (spanishTitleKey);
        """)
    }
    StoreEpochs.registerMigration(in: &migrations)
    return migrations
  }
}

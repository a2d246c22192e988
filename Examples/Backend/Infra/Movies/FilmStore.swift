import SillarData

/// Films in one database: bundled with this target, or imported.
///
/// Opening the store creates the database if necessary and migrates its tables. The bundled films are written
/// only when they have changed since the last start; imported films stay. Several programs may have the
/// same database open, and see what the others write.
///
///     let store = try await FilmStore(in: storage)
///     let page = try await store.films(.mostPopular, page: .first)
public struct FilmStore: Sendable {
  let database: any SQLDatabase
  let pictures = ContentPictures("movies")

  /// - Throws: `DatabaseUnavailable` when the database cannot be opened, is damaged, or is missing;
  ///   ``StoreError`` when it cannot be written; ``ContentError`` when the content is wrong.
  public init(in storage: BackendStorage) async throws {
    try await self.init(in: storage, samples: try MoviesContent.bundled.films)
  }

  init(in storage: BackendStorage, samples: SampleFilms) async throws {
    database = try storage.database("movies", of: "films", FilmSchema.migrations)
    try await database.write { database in
      try StoreEpochs.begin(in: database)
      try samples.replace(in: database)
    }
  }
}

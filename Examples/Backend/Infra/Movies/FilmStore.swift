public import Foundation
import GRDB
import SillarData

/// Films in one SQLite file: bundled with this target, or imported.
///
/// Opening the store creates the file if necessary and migrates its tables. The bundled films are written
/// only when they have changed since the last start; imported films stay. Several programs may have the
/// same file open, and see what the others write.
///
///     let store = try await FilmStore(at: folder.appending(path: "movies.sqlite"))
///     let page = try await store.films(.mostPopular, page: .first)
public struct FilmStore: Sendable {
  let pool: DatabasePool
  let pictures = ContentPictures("movies")

  /// - Parameter file: the location of the database; its folder must exist.
  /// - Throws: `DatabaseUnavailable` when the file cannot be opened, is damaged, or is missing;
  ///   ``ContentError`` when the content is wrong.
  public init(at file: URL) async throws {
    try await self.init(at: file, samples: try MoviesContent.bundled.films)
  }

  init(at file: URL, samples: SampleFilms) async throws {
    let database = StoreFile(
      at: file, .authoritative("films"), migrations: FilmSchema.migrator)
    pool = try await database.open { pool in
      try await pool.write { db in
        try StoreEpochs.begin(in: db)
        if try !samples.areCurrent(in: db) { try samples.replace(in: db) }
      }
    }
  }

  /// Closes the file. Only needed to remove the file while the program keeps running.
  public func close() throws {
    try pool.close()
  }
}

public import Foundation
import GRDB
import SillarData

/// Films in one SQLite file, which come along with this target or are imported.
///
/// Opening the store creates the file if need be and brings its tables up to date. The films that come
/// along are written only when they differ from those of the last time; films that were imported stay.
/// Several programs may have the same file open, and see what the others write.
///
///     let store = try await FilmStore(at: folder.appending(path: "movies.sqlite"))
///     let page = try await store.films(.mostPopular, page: .first)
public struct FilmStore: Sendable {
  let pool: DatabasePool
  let pictures = ContentPictures("movies")

  /// - Parameter file: where the database is or is to be; its folder must exist.
  /// - Throws: `DatabaseUnavailable` when the file cannot be opened, is damaged, or has gone;
  ///   ``ContentError`` when the content is wrong.
  public init(at file: URL) async throws {
    try await self.init(at: file, samples: try MoviesContent.bundled.films)
  }

  init(at file: URL, samples: SampleFilms) async throws {
    let database = DatabaseFile(
      at: file, .authoritative("films"), migrations: FilmSchema.migrator, patience: .seconds(60))
    pool = try await database.open { pool in
      try await pool.write { db in
        try StoreEpochs.begin(in: db)
        if try !samples.areCurrent(in: db) { try samples.replace(in: db) }
      }
    }
  }

  /// Ends the use of the file. Only needed where the file is to be removed while the program runs on.
  public func close() throws {
    try pool.close()
  }
}

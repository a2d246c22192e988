public import Foundation
import GRDB
import SillarData

/// Topics and games in one SQLite file, filled with this target's own content; pictures are files of that.
///
/// Opening the store creates the file if need be, brings its tables up to date and replaces the
/// content with the current one, so that a new version of the program needs no separate step. Games
/// stay. Several programs may have the same file open.
///
///     let store = try await TriviaStore(at: folder.appending(path: "backend.sqlite"))
///     let topics = try await store.topics()
public struct TriviaStore: Sendable {
  let pool: DatabasePool
  let pictures = ContentPictures("trivia")
  /// How many games are kept; when there are more, the oldest go.
  let keptGames: Int

  /// - Parameter file: where the database is or is to be; its folder must exist.
  /// - Throws: `DatabaseUnavailable` when the file cannot be opened, is damaged, or has gone;
  ///   ``ContentError`` when the content is wrong.
  public init(at file: URL) async throws {
    try await self.init(at: file, content: TriviaRows(try TriviaContent.bundled))
  }

  init(at file: URL, content: TriviaRows, keptGames: Int = 10_000) async throws {
    self.keptGames = keptGames
    let database = DatabaseFile(
      at: file, .authoritative("games"), migrations: TriviaSchema.migrator, patience: .seconds(60))
    pool = try await database.open { pool in
      try await pool.write { db in
        try StoreEpochs.begin(in: db)
        try content.replaceContent(of: db)
      }
    }
  }

  /// Ends the use of the file. Only needed where the file is to be removed while the program runs on.
  public func close() throws {
    try pool.close()
  }
}

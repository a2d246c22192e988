public import Foundation
import GRDB
import SillarData

/// Topics and games in one SQLite file, with the content of this target; pictures are files of that content.
///
/// Opening the store creates the file if necessary, migrates its tables and replaces the content with
/// the current one, so that a new version of the program needs no separate step. Games stay. Several
/// programs may have the same file open.
///
///     let store = try await TriviaStore(at: folder.appending(path: "backend.sqlite"))
///     let topics = try await store.topics()
public struct TriviaStore: Sendable {
  let pool: DatabasePool
  let pictures = ContentPictures("trivia")
  /// The number of games kept; when there are more, the oldest are deleted.
  let keptGames: Int

  /// - Parameter file: the location of the database; its folder must exist.
  /// - Throws: `DatabaseUnavailable` when the file cannot be opened, is damaged, or is missing;
  ///   ``ContentError`` when the content is wrong.
  public init(at file: URL) async throws {
    try await self.init(at: file, content: TriviaRows(try TriviaContent.bundled))
  }

  init(at file: URL, content: TriviaRows, keptGames: Int = 10_000) async throws {
    self.keptGames = keptGames
    let database = StoreFile(
      at: file, .authoritative("games"), migrations: TriviaSchema.migrator)
    pool = try await database.open { pool in
      try await pool.write { db in
        try StoreEpochs.begin(in: db)
        try content.replaceContent(of: db)
      }
    }
  }

  /// Closes the file. Only needed to remove the file while the program keeps running.
  public func close() throws {
    try pool.close()
  }
}

public import Foundation
import GRDB

/// Topics, pictures and games in one SQLite file, filled with this target's own content.
///
/// Opening the store creates the file if need be, brings its tables up to date and replaces the
/// content with the current one, so that a new version of the program needs no separate step. Games
/// stay. Several programs may have the same file open.
///
///     let store = try await TriviaStore(at: folder.appending(path: "backend.sqlite"))
///     let topics = try await store.topics()
public struct TriviaStore: Sendable {
  let pool: DatabasePool
  /// How many games are kept; when there are more, the oldest go.
  let keptGames: Int

  /// - Parameter file: where the database is or is to be; its folder must exist.
  /// - Throws: ``TriviaStoreError`` when the file cannot be opened or is not a database of this kind.
  public init(at file: URL) async throws {
    try await self.init(at: file, content: ContentRows(TriviaContent.topics))
  }

  init(at file: URL, content: ContentRows, keptGames: Int = 10_000) async throws {
    self.keptGames = keptGames
    var configuration = Configuration()
    configuration.label = "backend"
    configuration.busyMode = .timeout(5)
    try content.check()
    do {
      pool = try DatabasePool(path: file.path, configuration: configuration)
      try TriviaSchema.migrator.migrate(pool)
      try await pool.write { db in try content.replaceContent(of: db) }
    } catch let error as DatabaseError {
      throw TriviaStoreError(path: file.path, reason: error.message ?? "\(error.resultCode)")
    }
  }

  /// Ends the use of the file. Only needed where the file is to be removed while the program runs on.
  public func close() throws {
    try pool.close()
  }
}

/// Says which database could not be opened, why, and what to do about it.
public struct TriviaStoreError: Error, Equatable, CustomStringConvertible {
  public let path: String
  public let reason: String

  public var description: String {
    """
    cannot open the database \(path) (\(reason)): check that the file can be read and written, \
    or move it away and a new one will be made
    """
  }
}

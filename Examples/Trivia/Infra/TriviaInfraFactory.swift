public import Foundation
public import SillarData
public import TriviaModel

/// Builds Trivia's actions on the backend and SQLite. One per program; actions are per player.
///
/// ```swift
/// func actions(for player: PlayerID, api: URL, folder: URL) throws -> TriviaActions {
///   try TriviaInfraFactory(apiURL: api, dataDirectory: folder).actions(for: player)
/// }
/// ```
public struct TriviaInfraFactory: Sendable {
  private let client: APIClient
  private let database: LocalDatabase
  private let now: @Sendable () -> Date
  private let clock: any Clock<Duration>
  private let report: @Sendable (String) -> Void

  /// - Parameters:
  ///   - client: Asks the API; its base URL is where the API is.
  ///   - dataDirectory: Where the database is kept; made if it is not there.
  ///   - now: What time it is, for attempts.
  ///   - clock: Measures how long pictures take.
  ///   - report: Told what the backend sent that makes no sense and was left out, for a log.
  /// - Throws: `DatabaseUnavailable`.
  public init(
    client: APIClient, dataDirectory: URL, now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock(),
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) throws {
    self.client = client
    self.now = now
    self.clock = clock
    self.report = report
    database = try LocalDatabase.trivia(in: dataDirectory)
  }

  /// With a client of its own.
  ///
  /// - Parameter apiURL: Such as `http://127.0.0.1:8080/api`.
  /// - Throws: `DatabaseUnavailable`.
  public init(
    apiURL: URL, dataDirectory: URL, now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock(),
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) throws {
    try self.init(
      client: APIClient(configuration: .init(baseURL: apiURL), clock: clock),
      dataDirectory: dataDirectory, now: now, clock: clock, report: report)
  }

  /// What this player can do.
  public func actions(for player: PlayerID) -> TriviaActions {
    TriviaActions(
      topics: ApiTopicsRepository(client: client, report: report),
      games: ApiGameRepository(client: client, report: report),
      attempts: SQLiteAttemptsRepository(database: database, player: player),
      scores: SQLiteScoresRepository(database: database, player: player),
      images: ApiImageRepository(client: client, database: database),
      now: now, clock: clock)
  }
}

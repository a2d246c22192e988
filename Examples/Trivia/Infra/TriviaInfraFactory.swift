public import Foundation
public import SillarData
public import SillarModel
public import TriviaModel

/// Builds Trivia's actions on the backend and SQLite. One per program; actions are per player and language.
///
/// ```swift
/// func actions(for player: PlayerID, api: URL, folder: URL) throws -> TriviaActions {
///   try TriviaInfraFactory(apiURL: api, dataDirectory: folder).actions(for: player, language: "es")
/// }
/// ```
public struct TriviaInfraFactory: Sendable {
  /// The reachability of the service, learned from its answers.
  public let connectivity: Connectivity
  /// Tells screens when to try again.
  public let reconnection: any Reconnection
  let client: APIClient
  let database: any SQLDatabase
  let history: StoreHistory?
  let events: DomainEvents
  private let changes = SharedEvents<PlayerID, Void> { _ in AsyncStream<Void> { _ in } }
  var address: @Sendable () -> String? = { nil }
  let now: @Sendable () -> Date
  let clock: any Clock<Duration>
  let report: @Sendable (String) -> Void

  private var uses: LastUses { .trivia(in: database, now: now, clock: clock) }

  /// Deletes the attempts and scores of players who do not come back, see `LastUses`, and gives domain events to the sink, until
  /// the task is cancelled.
  public func run() async {
    await withDiscardingTaskGroup { group in
      group.addTask { await uses.run() }
      group.addTask { await events.run() }
    }
  }

  /// The pictures of topics and questions, which are the same for all players.
  public var getPicture: GetPicture {
    GetPicture(images: images)
  }

  /// The attempts of this player.
  public func attempts(of player: PlayerID) -> AttemptsService {
    AttemptsService(repository: attemptsRepository(of: player), now: now)
  }

  private var images: ApiImageRepository {
    ApiImageRepository(client: client, database: database, history: history)
  }

  private func attemptsRepository(of player: PlayerID) -> SQLiteAttemptsRepository {
    SQLiteAttemptsRepository(
      database: database, player: player, uses: uses, changes: changes, address: address)
  }

  /// The actions of this player, with topics and games in this language.
  ///
  /// - Parameter language: As in `Accept-Language`, such as `es`.
  public func actions(for player: PlayerID, language: String) -> TriviaActions {
    TriviaActions(
      topics: ApiTopicsRepository(client: client, language: language, report: report),
      games: ApiGameRepository(client: client, language: language, report: report),
      attempts: attemptsRepository(of: player),
      scores: SQLiteScoresRepository(
        database: database, player: player, uses: uses, events: events, address: address),
      images: images,
      now: now, clock: clock)
  }
}

extension TriviaInfraFactory {
  /// - Parameters:
  ///   - apiURL: Such as `http://127.0.0.1:8080/api`.
  ///   - dataDirectory: The folder of the database; made if it does not exist.
  ///   - databases: Opens the database of attempts, scores and pictures.
  ///   - client: Returns the name of the client for whom the current task asks; see `APIClient.Configuration.client`.
  ///   - now: The current time, for attempts.
  ///   - clock: Measures the timeouts of pictures.
  ///   - report: Called with a log message about each invalid value that was left out.
  ///   - sink: Takes the domain events, such as that a game is finished, while ``run()`` runs.
  /// - Throws: `DatabaseUnavailable`.
  public init(
    apiURL: URL, dataDirectory: URL, databases: any Databases = LocalDatabases(),
    client: @escaping @Sendable () -> String? = { nil },
    now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock(),
    report: @escaping @Sendable (String) -> Void = { _ in },
    sink: @escaping DomainEvents.Sink = { _, _ in }
  ) throws {
    let database = try databases.trivia(in: dataDirectory)
    let configuration = APIClient.Configuration(baseURL: apiURL, client: client)
    let asking = APIClient(configuration: configuration, clock: clock)
    let history = StoreHistory(
      database: database, timeline: { try await asking.send(.get("trivia/v1/history")) },
      report: report)
    // The names of pictures stay: screens may still show some. Attempts and scores belong to the player.
    history.whenReplaced { _, database in
      try database.execute("UPDATE picture SET contentType = NULL, bytes = NULL")
    }
    // Any answer of the service shows that it can be reached.
    let connectivity = Connectivity(clock: clock) { await asking.isReachable(at: "trivia/v1") }
    self.init(
      connectivity: connectivity,
      reconnection: ServiceReconnection(connectivity: connectivity, clock: clock),
      client: APIClient(
        configuration: configuration, connectivity: connectivity, history: history, clock: clock),
      database: database, history: history,
      events: DomainEvents(database: database, now: now, clock: clock, sink: sink),
      address: client, now: now, clock: clock, report: report)
  }
}

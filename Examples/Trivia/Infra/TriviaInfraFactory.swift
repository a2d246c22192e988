public import SillarData
public import TriviaModel

/// Builds Trivia's actions on the backend and SQLite. One per program; actions are per player and language.
///
/// ```swift
/// func actions(for player: PlayerID, _ service: RemoteService) throws -> TriviaActions {
///   try TriviaInfraFactory(service: service).actions(for: player, language: "es")
/// }
/// ```
public struct TriviaInfraFactory: Sendable {
  public let service: RemoteService
  private let client: APIClient
  private let history: StoreHistory
  private let database: any SQLDatabase
  private let uses: LastUses
  private let events: DomainEvents
  private let changes = SharedEvents<PlayerID, Void> { _ in AsyncStream<Void> { _ in } }

  /// - Parameters:
  ///   - service: With `trivia/v1/topics`. A player's attempts count for the client that the service names.
  ///   - sink: Takes the domain events, such as that a game is finished.
  /// - Throws: `DatabaseUnavailable`.
  public init(service: RemoteService, sink: @escaping DomainEvents.Sink = { _, _ in }) throws {
    database = try service.databases.trivia(in: service.folder)
    // The names of pictures stay: screens may still show some. Attempts and scores belong to the player.
    let (saved, history) = service.saved(in: database, history: "trivia/v1/history") { database in
      try database.execute("UPDATE picture SET contentType = NULL, bytes = NULL")
    }
    self.service = service
    self.history = history
    client = saved.client
    uses = .trivia(in: database, work: service.work, now: service.now, clock: service.clock)
    events = DomainEvents(
      database: database, work: service.work, now: service.now, clock: service.clock, sink: sink)
  }

  /// The pictures of topics and questions, which are the same for all players.
  public var getPicture: GetPicture {
    GetPicture(images: images)
  }

  /// The attempts of this player.
  public func attempts(of player: PlayerID) -> AttemptsService {
    AttemptsService(repository: attemptsRepository(of: player), now: service.now)
  }

  private var images: ApiImageRepository {
    ApiImageRepository(client: client, database: database, history: history)
  }

  private func attemptsRepository(of player: PlayerID) -> SQLiteAttemptsRepository {
    SQLiteAttemptsRepository(
      database: database, player: player, uses: uses, changes: changes,
      address: service.client.configuration.client)
  }

  /// The actions of this player, with topics and games in this language.
  ///
  /// - Parameter language: As in `Accept-Language`, such as `es`.
  public func actions(for player: PlayerID, language: String) -> TriviaActions {
    TriviaActions(
      topics: ApiTopicsRepository(client: client, language: language, report: service.report),
      games: ApiGameRepository(client: client, language: language, report: service.report),
      attempts: attemptsRepository(of: player),
      scores: SQLiteScoresRepository(
        database: database, player: player, uses: uses, events: events,
        address: service.client.configuration.client),
      images: images, now: service.now, clock: service.clock)
  }
}

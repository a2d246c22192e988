import BackendDelivery
import BackendInfra
import BackendModel
public import Foundation
public import Hummingbird
public import Logging
import ServiceLifecycle
import SillarData

/// The complete backend of the examples: the APIs for trivia, movies, the shop, payments, wallets, and
/// requests and quotes, on top of SQLite files.
///
/// It has no server of its own, so that a program can serve it alone or beside other routes:
///
///     let app = try await BackendApp(dataDirectory: folder)
///     let router = Router()
///     app.addRoutes(to: router)
///     try await Application(router: router).runService()
public struct BackendApp: Sendable {
  /// A store that cannot be opened, and the APIs that are unavailable without it.
  public struct Outage: Sendable {
    /// The paths of the unavailable APIs, such as `market`.
    public let apis: [String]
    /// The error, which names the file and says what to do.
    public let reason: any Error
  }

  private let trivia: TriviaAPI?
  private let movies: MoviesAPI?
  private let market: MarketAPI?
  private let payments: PaymentsAPI?
  private let wallet: WalletAPI?
  private let quotes: QuotesAPI?
  private let quotesLive: QuotesLiveAPI?
  private let unavailable: [UnavailableAPI.Part]

  /// Opens the databases `backend.sqlite`, `movies.sqlite`, `commerce.sqlite` and `quotes.sqlite`; creates
  /// them if necessary, and writes the content.
  ///
  /// - Parameters:
  ///   - dataDirectory: an existing, writable folder.
  ///   - randomness: returns the generator that deals the questions of a game; called once for each game.
  ///   - now: returns the time, which decides which films are upcoming, and when orders and cards expire.
  ///   - logger: logs rows that cannot be read.
  ///   - onOutage: called for each store that cannot be opened. The APIs that need it then answer 503, and
  ///     the others are served. Without `onOutage` the first such store is an error.
  /// - Throws: `DatabaseUnavailable` or `StoreError`; the description says what to do.
  public init(
    dataDirectory: URL,
    randomness: @escaping @Sendable () -> any RandomNumberGenerator = {
      SystemRandomNumberGenerator()
    },
    now: @escaping @Sendable () -> Date = { Date() },
    logger: Logger = Logger(label: "backend"),
    onOutage: ((Outage) -> Void)? = nil
  ) async throws {
    var unavailable: [UnavailableAPI.Part] = []
    func open<Store>(
      for apis: UnavailableAPI.Part..., store: () async throws -> Store
    ) async throws -> Store? {
      do {
        return try await store()
      } catch  where error is DatabaseUnavailable || error is StoreError {
        guard let onOutage else { throw error }
        onOutage(Outage(apis: apis.map(\.rawValue), reason: error))
        unavailable += apis
        return nil
      }
    }

    let games = try await open(for: .trivia) {
      try await TriviaStore(at: dataDirectory.appending(path: "backend.sqlite"))
    }
    trivia = games.map { store in
      TriviaAPI(
        listTopics: DefaultListTopics(topics: store),
        createGame: DefaultCreateGame(topics: store, games: store, randomness: randomness),
        findGame: DefaultFindGame(games: store),
        findPicture: DefaultFindPicture(pictures: store), history: store)
    }
    let films = try await open(for: .movies) {
      try await FilmStore(at: dataDirectory.appending(path: "movies.sqlite"))
    }
    movies = films.map { films in
      MoviesAPI(
        listFilms: DefaultListFilms(films: films, now: now),
        searchFilms: DefaultSearchFilms(films: films),
        findFilm: DefaultFindFilm(films: films),
        findPicture: DefaultFindFilmPicture(pictures: films), history: films,
        now: now)
    }
    let commerce = try await open(for: .market, .payments, .wallet) {
      try await CommerceStore(
        at: dataDirectory.appending(path: "commerce.sqlite"), now: now, logger: logger)
    }
    market = commerce.map { MarketAPI(commerce: $0, pictures: $0) }
    payments = commerce.map { PaymentsAPI(commerce: $0) }
    wallet = commerce.map {
      WalletAPI(commerce: $0, shutdown: { try? await gracefulShutdown() })
    }
    let live = try await open(for: .quotes) {
      let work = try await QuotesStore(
        at: dataDirectory.appending(path: "quotes.sqlite"), now: now, logger: logger)
      let photos = try PhotoFolder(at: dataDirectory.appending(path: "photos"))
      return (work: work, live: try await LiveStore(work), photos: photos)
    }
    quotes = live.map { QuotesAPI(quotes: $0.work, passwords: ScryptPasswords()) }
    quotesLive = live.map { stores in
      QuotesLiveAPI(
        quotes: stores.work, live: stores.live, events: stores.live, photos: stores.photos,
        shutdown: { try? await gracefulShutdown() })
    }
    self.unavailable = unavailable
  }

  /// Adds the APIs to `router`. Call it once for a router and prefix.
  ///
  /// - Parameter prefix: the path prefix of the APIs. They handle every request below it, and no request
  ///   for another path.
  public func addRoutes<Context: RequestContext>(
    to router: Router<Context>, prefix: String = "/api"
  ) {
    trivia?.addRoutes(to: router, prefix: prefix)
    movies?.addRoutes(to: router, prefix: prefix)
    market?.addRoutes(to: router, prefix: prefix)
    payments?.addRoutes(to: router, prefix: prefix)
    wallet?.addRoutes(to: router, prefix: prefix)
    quotes?.addRoutes(to: router, prefix: prefix)
    quotesLive?.addRoutes(to: router, prefix: prefix)
    for part in unavailable { UnavailableAPI(part).addRoutes(to: router, prefix: prefix) }
  }
}

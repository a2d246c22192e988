import BackendDelivery
import BackendInfra
import BackendModel
public import Foundation
public import Hummingbird
public import Logging
import ServiceLifecycle

/// The backend of the examples, put together: the trivia and the movies API, those of the shop, of
/// payments and of wallets, and that of requests and quotes, on top of SQLite files.
///
/// It has no server of its own, so that a program can serve it alone or next to other things:
///
///     let app = try await BackendApp(dataDirectory: folder)
///     let router = Router()
///     app.addRoutes(to: router)
///     try await Application(router: router).runService()
public struct BackendApp: Sendable {
  private let trivia: TriviaAPI
  private let movies: MoviesAPI
  private let market: MarketAPI
  private let payments: PaymentsAPI
  private let wallet: WalletAPI
  private let quotes: QuotesAPI
  private let quotesLive: QuotesLiveAPI

  /// Opens the databases `backend.sqlite`, `movies.sqlite`, `commerce.sqlite` and `quotes.sqlite`, makes
  /// them first if need be, and fills them.
  ///
  /// - Parameters:
  ///   - dataDirectory: a folder that exists and can be written.
  ///   - randomness: what decides which questions a game has, called once for each game.
  ///   - now: tells the time, which decides which films are upcoming, and when orders and cards expire.
  ///   - logger: is told of rows that cannot be read.
  /// - Throws: `StoreError` when a database cannot be opened; its description says what to do.
  public init(
    dataDirectory: URL,
    randomness: @escaping @Sendable () -> any RandomNumberGenerator = {
      SystemRandomNumberGenerator()
    },
    now: @escaping @Sendable () -> Date = { Date() },
    logger: Logger = Logger(label: "backend")
  ) async throws {
    let store = try await TriviaStore(at: dataDirectory.appending(path: "backend.sqlite"))
    trivia = TriviaAPI(
      listTopics: DefaultListTopics(topics: store),
      createGame: DefaultCreateGame(topics: store, games: store, randomness: randomness),
      findGame: DefaultFindGame(games: store),
      findPicture: DefaultFindPicture(pictures: store))
    let films = try await FilmStore(at: dataDirectory.appending(path: "movies.sqlite"))
    movies = MoviesAPI(
      listFilms: DefaultListFilms(films: films, now: now),
      searchFilms: DefaultSearchFilms(films: films),
      findFilm: DefaultFindFilm(films: films),
      findPicture: DefaultFindFilmPicture(pictures: films),
      now: now)
    let commerce = try await CommerceStore(
      at: dataDirectory.appending(path: "commerce.sqlite"), now: now, logger: logger)
    market = MarketAPI(commerce: commerce, pictures: commerce)
    payments = PaymentsAPI(commerce: commerce)
    wallet = WalletAPI(commerce: commerce)
    let work = try await QuotesStore(
      at: dataDirectory.appending(path: "quotes.sqlite"), now: now, logger: logger)
    quotes = QuotesAPI(quotes: work, passwords: ScryptPasswords())
    let live = try await LiveStore(work)
    quotesLive = QuotesLiveAPI(
      quotes: work, live: live, events: live,
      photos: try PhotoFolder(at: dataDirectory.appending(path: "photos")),
      shutdown: { try? await gracefulShutdown() })
  }

  /// Adds the APIs to `router`. Call it once for a router and prefix.
  ///
  /// - Parameter prefix: where the APIs are to be. Everything under it belongs to them; requests for
  ///   other paths are none of their business.
  public func addRoutes<Context: RequestContext>(
    to router: Router<Context>, prefix: String = "/api"
  ) {
    trivia.addRoutes(to: router, prefix: prefix)
    movies.addRoutes(to: router, prefix: prefix)
    market.addRoutes(to: router, prefix: prefix)
    payments.addRoutes(to: router, prefix: prefix)
    wallet.addRoutes(to: router, prefix: prefix)
    quotes.addRoutes(to: router, prefix: prefix)
    quotesLive.addRoutes(to: router, prefix: prefix)
  }
}

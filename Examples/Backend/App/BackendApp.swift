public import BackendDelivery
public import BackendInfra
import BackendModel
public import Foundation
public import Hummingbird
public import Logging
public import ServiceLifecycle
public import SillarData
import SillarModel
import SillarWeb

/// The complete backend of the examples: the APIs for accounts, trivia, movies, the shop, payments, wallets, and
/// requests and quotes, on top of SQLite files or the databases of a server.
///
/// It has no server of its own, so that a program can serve it alone or beside other routes:
///
///     let app = try await BackendApp(dataDirectory: folder)
///     let router = Router()
///     app.addRoutes(to: router)
///     try await Application(router: router).runService()
public struct BackendApp: Service {
  /// A store that cannot be opened, and the APIs that are unavailable without it.
  public struct Outage: Sendable {
    /// The paths of the unavailable APIs, such as `market`.
    public let apis: [String]
    /// The error, which names the file and says what to do.
    public let reason: any Error
  }

  private let trivia: TriviaAPI?
  private let movies: MoviesAPI?
  private let accounts: AccountsAPI?
  private let market: MarketAPI?
  private let payments: PaymentsAPI?
  private let wallet: WalletAPI?
  private let quotes: QuotesAPI?
  private let quotesLive: QuotesLiveAPI?
  private let unavailable: [UnavailableAPI.Part]
  private let work: AppWork

  /// Opens the databases `backend`, `movies`, `accounts`, `commerce` and `quotes`; creates them if necessary, and writes the content.
  ///
  /// - Parameters:
  ///   - dataDirectory: an existing, writable folder.
  ///   - open: opens the databases, if they are not files in this folder: see `BackendStorage`.
  ///   - filesFolder: a folder for photos that several backends share, if not their database or `dataDirectory`: see
  ///     `BackendStorage`.
  ///   - isDemo: true to offer the accounts of the demonstration, whose password is public, and to make guests, who have
  ///     none.
  ///   - passwordRounds: the cost of a password. Tests whose subject it is not have a lower one.
  ///   - randomness: returns the generator that deals the questions of a game; called once for each game.
  ///   - now: returns the time, which decides which films are upcoming, and when sessions, orders and cards expire.
  ///   - logger: logs rows that cannot be read.
  ///   - sink: takes the domain events, such as that an order is paid, while ``run()`` runs. It gets each at least once.
  ///   - onOutage: called for each store that cannot be opened. The APIs that need it then answer 503, and
  ///     the others are served. Without `onOutage` the first such store is an error.
  /// - Throws: `DatabaseUnavailable` or `StoreError`; the description says what to do.
  public init(
    dataDirectory: URL, open: BackendStorage.Open? = nil, filesFolder: URL? = nil,
    isDemo: Bool = false,
    passwordRounds: Int = ScryptPasswords.rounds,
    randomness: @escaping @Sendable () -> any RandomNumberGenerator = {
      SystemRandomNumberGenerator()
    },
    now: @escaping @Sendable () -> Date = { Date() },
    logger: Logger = Logger(label: "backend"),
    sink: @escaping DomainEvents.Sink = { _, _ in },
    onOutage: ((Outage) -> Void)? = nil
  ) async throws {
    let storage = BackendStorage(in: dataDirectory, open: open, filesFolder: filesFolder)
    var unavailable: [UnavailableAPI.Part] = []
    func store<Store>(
      for apis: UnavailableAPI.Part..., make: () async throws -> Store
    ) async throws -> Store? {
      do {
        return try await make()
      } catch  where error is DatabaseUnavailable || error is StoreError {
        guard let onOutage else { throw error }
        onOutage(Outage(apis: apis.map(\.rawValue), reason: error))
        unavailable += apis
        return nil
      }
    }

    let games = try await store(for: .trivia) {
      try await TriviaStore(in: storage)
    }
    trivia = games.map { store in
      TriviaAPI(
        listTopics: DefaultListTopics(topics: store),
        createGame: DefaultCreateGame(topics: store, games: store, randomness: randomness),
        findGame: DefaultFindGame(games: store),
        findPicture: DefaultFindPicture(pictures: store), history: store)
    }
    let films = try await store(for: .movies) {
      try await FilmStore(in: storage)
    }
    movies = films.map { films in
      MoviesAPI(
        listFilms: DefaultListFilms(films: films, now: now),
        searchFilms: DefaultSearchFilms(films: films),
        findFilm: DefaultFindFilm(films: films),
        findPicture: DefaultFindFilmPicture(pictures: films), history: films,
        now: now)
    }
    // Without accounts, no call of the others could say whose it is.
    let people = try await store(for: .accounts, .market, .payments, .wallet, .quotes) {
      try await AccountStore(in: storage, now: now)
    }
    let members = try QuotesStore.demoMembers.map { UserAccount($0) }
    let names = Dictionary(members.map { ($0.id.customer, $0.name) }) { $1 }
    let commerce = try await store(for: .market, .payments, .wallet) {
      try await CommerceStore(
        in: storage, names: names, now: now, logger: logger, sink: sink)
    }
    let live = try await store(for: .quotes) {
      let work = try await QuotesStore(
        in: storage, isDemo: isDemo, passwordRounds: passwordRounds, now: now, logger: logger,
        sink: sink)
      let live = LiveStore(work)
      let photos = try StoredPhotoFiles(in: storage, of: live)
      return (work: work, live: live, photos: photos)
    }
    if !isDemo, let people {
      // Whoever signed in with the public password is signed out.
      for member in members { try await people.endAll(of: member.id) }
    }
    let shutdown: @Sendable () async -> Void = { try? await gracefulShutdown() }
    accounts = people.map { people in
      AccountsAPI(
        accounts: people, members: live?.work, passwords: ScryptPasswords(rounds: passwordRounds),
        offersGuests: isDemo, shutdown: shutdown)
    }
    market = both(people, commerce).map { people, commerce in
      MarketAPI(commerce: commerce, pictures: commerce, accounts: people)
    }
    payments = both(people, commerce).map { PaymentsAPI(commerce: $1, accounts: $0) }
    wallet = both(people, commerce).map {
      WalletAPI(commerce: $1, accounts: $0, shutdown: shutdown)
    }
    quotes = both(people, live).map { QuotesAPI(quotes: $1.work, accounts: $0) }
    quotesLive = both(people, live).map { people, stores in
      QuotesLiveAPI(
        quotes: stores.work, accounts: people, live: stores.live, events: stores.live,
        photos: stores.photos, shutdown: shutdown)
    }
    self.unavailable = unavailable
    work = storage.work
  }

  /// Gives domain events to the sink until the task is cancelled or the program shuts down.
  public func run() async throws {
    // Also without work it runs until then: a service that returns ends the others.
    await cancelWhenGracefulShutdown { await work.run() }
  }

  /// Adds the APIs to `router`. Call it once for a router and prefix.
  ///
  /// - Parameters:
  ///   - prefix: the path prefix of the APIs. They handle every request below it, and no request for another path.
  ///   - budget: pays for the calls; by default the budget of the `WebServer` that serves the router.
  public func addRoutes<Context: RequestContext>(
    to router: Router<Context>, prefix: String = "/api",
    paying budget: any CallBudget = ServerBudget()
  ) {
    // A program on this computer is trusted to name its visitor.
    let names = ClientNameMiddleware<Context>(prefix: prefix) { ClientAddress.remote?.description }
    router.add(middleware: names)
    trivia?.addRoutes(to: router, prefix: prefix, paying: budget)
    movies?.addRoutes(to: router, prefix: prefix, paying: budget)
    accounts?.addRoutes(to: router, prefix: prefix, paying: budget)
    market?.addRoutes(to: router, prefix: prefix, paying: budget)
    payments?.addRoutes(to: router, prefix: prefix, paying: budget)
    wallet?.addRoutes(to: router, prefix: prefix, paying: budget)
    quotes?.addRoutes(to: router, prefix: prefix, paying: budget)
    quotesLive?.addRoutes(to: router, prefix: prefix, paying: budget)
    for part in unavailable { UnavailableAPI(part).addRoutes(to: router, prefix: prefix) }
  }

  /// All calls that ``addRoutes(to:prefix:paying:)`` adds, for tests that go through every one of them.
  public func calls(prefix: String = "/api") -> [APICall] {
    var calls: [APICall] = []
    calls += trivia?.calls(prefix: prefix) ?? []
    calls += movies?.calls(prefix: prefix) ?? []
    calls += accounts?.calls(prefix: prefix) ?? []
    calls += market?.calls(prefix: prefix) ?? []
    calls += payments?.calls(prefix: prefix) ?? []
    calls += wallet?.calls(prefix: prefix) ?? []
    calls += quotes?.calls(prefix: prefix) ?? []
    calls += quotesLive?.calls(prefix: prefix) ?? []
    return calls
  }
}

private func both<One, Other>(_ one: One?, _ other: Other?) -> (One, Other)? {
  guard let one, let other else { return nil }
  return (one, other)
}

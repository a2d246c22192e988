public import Foundation
public import Logging
public import MoviesModel
public import SillarData
public import SillarModel

/// Builds the infrastructure of the Movies app: a service, SQLite and a folder of pictures. One per program; sources are
/// per language.
///
/// ```swift
/// func makeSource(api: URL, images: URL, folder: URL) throws -> any MoviesSource {
///   try MoviesInfraFactory(apiURL: api, imagesURL: images, dataDirectory: folder)
///     .source(in: "es", visitor: ["es-AR", "en"])
/// }
/// ```
public struct MoviesInfraFactory: Sendable {
  /// The reachability of the service, learned from its answers.
  public let connectivity: Connectivity
  public let reconnection: any Reconnection
  public let pictures: MoviePictures
  private let films: CachedMoviesSource

  /// - Parameters:
  ///   - apiURL: The parent of `3/movie/popular`, such as `https://api.themoviedb.org`.
  ///   - imagesURL: The parent of `t/p`, such as `https://image.tmdb.org`.
  ///   - stillsURL: The origin of stills of YouTube videos; nil for no stills.
  ///   - key: The key to send with each request, if the service requires one.
  ///   - dataDirectory: The folder of films and pictures; made if it does not exist.
  ///   - named: Returns the name of the client for whom the current task asks; see `APIClient.Configuration.client`.
  ///   - now: The current time, to store with saved values.
  ///   - clock: Measures timeouts, and the waits between attempts.
  /// - Throws: `DatabaseUnavailable`.
  public init(
    apiURL: URL, imagesURL: URL, stillsURL: URL? = nil, key: ServiceKey? = nil,
    dataDirectory: URL, client named: @escaping @Sendable () -> String? = { nil },
    now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock(), logger: Logger = Logger(label: "movies.infra")
  ) throws {
    let report = logger.warningOnce()
    let configuration = APIClient.Configuration(baseURL: apiURL, client: named)
    let probing = APIClient(configuration: configuration, clock: clock, logger: logger)
    // Any answer of the service shows that it can be reached, also the refusal to a request without a key.
    connectivity = Connectivity(clock: clock) { await probing.isReachable(at: "3") }
    let seen = try LocalDatabase.movies(in: dataDirectory)
    // `history` is beside `3`, the paths of TMDB. TMDB sends no place in a history, so it is never asked.
    let history = StoreHistory(
      database: seen, timeline: { try await probing.send(.get("history")) }, report: report)
    history.whenReplaced { _, database in try LocalDatabase.forgetMovies(in: database) }
    let client = APIClient(
      configuration: configuration, connectivity: connectivity, history: history, clock: clock,
      logger: logger)
    let local = SavedMovies(database: seen, now: now, history: history, report: report)
    films = CachedMoviesSource(
      remote: RemoteMovies(client: client, key: key, report: report), local: local,
      connectivity: connectivity, report: report)
    reconnection = ServiceReconnection(connectivity: connectivity, clock: clock)
    let addresses = PictureAddresses(imagesURL: imagesURL, stillsURL: stillsURL)
    pictures = MoviePictures(
      addresses: addresses, seen: local,
      cache: PictureCache(
        configuration: .init(
          directory: dataDirectory.appending(path: "movie-pictures"), origins: addresses.origins),
        clock: clock, logger: logger))
  }

  /// The films with texts in a language, in the country of the visitor if the service has texts for that country.
  ///
  /// - Parameters:
  ///   - language: A BCP 47 tag, such as `es`.
  ///   - visitor: The languages that the visitor reads, the preferred one first: `es-AR`, `en`.
  public func source(in language: String, visitor: [String]) -> any MoviesSource {
    films.in(ServiceLanguage(language, visitor: visitor).tag)
  }
}

public import Foundation
public import Logging
public import MoviesModel
import SillarData
public import SillarModel

/// Builds what the Movies app needs on a service, SQLite and a folder of pictures. One per program.
///
/// ```swift
/// func makeSource(api: URL, images: URL, folder: URL) throws -> any MoviesSource {
///   try MoviesInfraFactory(apiURL: api, imagesURL: images, dataDirectory: folder).source
/// }
/// ```
public struct MoviesInfraFactory: Sendable {
  public let source: any MoviesSource
  public let reconnection: any Reconnection
  public let pictures: MoviePictures

  /// - Parameters:
  ///   - apiURL: What `3/movie/popular` lies below, such as `https://api.themoviedb.org`.
  ///   - imagesURL: What `t/p` lies below, such as `https://image.tmdb.org`.
  ///   - stillsURL: Where YouTube has stills of its videos; without it there are none.
  ///   - key: Sent with each request, if the service wants one.
  ///   - dataDirectory: Where films and pictures are kept; made if it is not there.
  ///   - now: What time it is when something is saved.
  ///   - clock: Measures timeouts, and the waits between attempts.
  /// - Throws: `DatabaseUnavailable`.
  public init(
    apiURL: URL, imagesURL: URL, stillsURL: URL? = nil, key: ServiceKey? = nil,
    dataDirectory: URL, now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock(), logger: Logger = Logger(label: "movies.infra")
  ) throws {
    let report = logger.warningOnce()
    let configuration = APIClient.Configuration(baseURL: apiURL)
    let probing = APIClient(configuration: configuration, clock: clock, logger: logger)
    // Anything that the service answers without a key will do, "no" included.
    let connectivity = Connectivity(clock: clock) { await probing.isReachable(at: "3") }
    let seen = try LocalDatabase.movies(in: dataDirectory)
    // Beside version 3, which is TMDB's. TMDB itself names no place in a history, and is never asked for one.
    let history = StoreHistory(
      database: seen, timeline: { try await probing.send(.get("history")) }, report: report)
    history.whenReplaced { _, database in try LocalDatabase.forgetMovies(in: database) }
    let client = APIClient(
      configuration: configuration, connectivity: connectivity, history: history, clock: clock,
      logger: logger)
    let local = SavedMovies(database: seen, now: now, history: history, report: report)
    source = CachedMoviesSource(
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
}

public import Foundation
public import Logging
public import MoviesModel
public import SillarData

/// Builds what the Movies app needs on a service, SQLite and a folder of pictures. One per program.
///
/// ```swift
/// func makeActions(api: URL, images: URL, folder: URL) throws -> MoviesActions {
///   try MoviesInfraFactory(apiURL: api, imagesURL: images, dataDirectory: folder).actions
/// }
/// ```
public struct MoviesInfraFactory: Sendable {
  public let actions: MoviesActions
  public let reconnection: any Reconnection
  public let pictures: MoviePictures

  /// - Parameters:
  ///   - apiURL: What `3/movie/popular` lies below, such as `https://api.themoviedb.org`.
  ///   - imagesURL: What `t/p` lies below, such as `https://image.tmdb.org`.
  ///   - key: Sent with each request, if the service wants one.
  ///   - dataDirectory: Where films and pictures are kept; made if it is not there.
  ///   - now: What time it is when something is saved.
  ///   - clock: Measures timeouts, and the waits between attempts.
  /// - Throws: `MoviesError.storageFailed`.
  public init(
    apiURL: URL, imagesURL: URL, key: ServiceKey? = nil, dataDirectory: URL,
    now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock(), logger: Logger = Logger(label: "movies.infra")
  ) throws {
    let report: @Sendable (String) -> Void = { logger.info("\($0)") }
    let configuration = APIClient.Configuration(baseURL: apiURL)
    let probing = APIClient(configuration: configuration, clock: clock, logger: logger)
    // Anything that the service answers without a key will do, "no" included.
    let connectivity = Connectivity(clock: clock) { await probing.isReachable(at: "3") }
    let client = APIClient(
      configuration: configuration, connectivity: connectivity, clock: clock, logger: logger)
    let local = LocalMoviesSource(
      database: try LocalDatabase.movies(in: dataDirectory), now: now)
    let source = CachedMoviesSource(
      remote: RemoteMoviesSource(client: client, key: key, report: report), local: local,
      connectivity: connectivity, report: report)
    actions = MoviesActions(
      browse: DefaultBrowseMovies(source: source),
      search: DefaultSearchMovies(source: source, now: now),
      getMovie: DefaultGetMovie(source: source), getVideos: DefaultGetVideos(source: source))
    reconnection = ServiceReconnection(connectivity: connectivity, clock: clock)
    let addresses = PictureAddresses(imagesURL: imagesURL)
    pictures = MoviePictures(
      addresses: addresses,
      cache: PictureCache(
        configuration: .init(
          directory: dataDirectory.appending(path: "movie-pictures"), origins: addresses.origins),
        clock: clock, logger: logger))
  }
}

/// The pictures that the app's screens show, by the names that they show them under.
///
/// ```swift
/// func bytes(of name: String, in pictures: MoviePictures) async throws -> Data? {
///   try await pictures.picture(named: name)?.bytes
/// }
/// ```
public struct MoviePictures: Sendable {
  let addresses: PictureAddresses
  let cache: PictureCache

  /// - Returns: Nil where there is no such picture, or its name is none.
  /// - Throws: ``PictureError`` when it cannot be had now.
  public func picture(named name: String) async throws(PictureError) -> CachedPicture? {
    guard let url = addresses.address(of: name) else { return nil }
    do {
      return try await cache.picture(at: url)
    } catch .missing {
      return nil
    }
  }
}

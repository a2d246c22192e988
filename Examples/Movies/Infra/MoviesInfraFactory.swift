public import Foundation
public import MoviesModel
public import SillarData

/// Builds the infrastructure of the Movies app: a service, SQLite and a folder of pictures. One per program; sources are
/// per language.
///
/// ```swift
/// func makeSource(_ service: RemoteService, images: URL) throws -> any MoviesSource {
///   try MoviesInfraFactory(service: service, imagesURL: images)
///     .source(in: "es", visitor: ["es-AR", "en"])
/// }
/// ```
public struct MoviesInfraFactory: Sendable {
  public let service: RemoteService
  public let pictures: MoviePictures
  private let films: CachedMoviesSource

  /// - Parameters:
  ///   - service: With `3/movie/popular`.
  ///   - imagesURL: The parent of `t/p`, such as `https://image.tmdb.org`; by default the service's address.
  ///   - stillsURL: The origin of stills of YouTube videos; nil for no stills.
  ///   - key: The key to send with each request, if the service requires one.
  /// - Throws: `DatabaseUnavailable`.
  public init(
    service: RemoteService, imagesURL: URL? = nil, stillsURL: URL? = nil, key: ServiceKey? = nil
  ) throws {
    let seen = try LocalDatabase.movies(in: service.folder)
    // `history` is beside `3`, the paths of TMDB. TMDB sends no place in a history, so it is never asked.
    let (movies, history) = service.saved(
      in: seen, history: "history", forget: LocalDatabase.forgetMovies)
    let local = SavedMovies(
      database: seen, now: service.now, history: history, report: service.report)
    films = CachedMoviesSource(
      remote: RemoteMovies(client: movies.client, key: key, report: service.report), local: local,
      connectivity: service.connectivity, report: service.report)
    let addresses = PictureAddresses(imagesURL: imagesURL ?? service.url, stillsURL: stillsURL)
    pictures = MoviePictures(
      addresses: addresses, seen: local,
      cache: service.pictures(in: "movie-pictures", from: addresses.origins))
    self.service = service
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

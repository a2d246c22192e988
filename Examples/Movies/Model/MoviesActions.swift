/// What somebody can do with films. An app makes them once and hands them to the modules.
///
/// ```swift
/// let actions = MoviesActions(
///   browse: DefaultBrowseMovies(source: source), search: DefaultSearchMovies(source: source, now: { .now }),
///   getMovie: DefaultGetMovie(source: source), getVideos: DefaultGetVideos(source: source))
/// ```
public struct MoviesActions: Sendable {
  public let browse: any BrowseMovies
  public let search: any SearchMovies
  public let getMovie: any GetMovie
  public let getVideos: any GetVideos

  public init(
    browse: any BrowseMovies, search: any SearchMovies, getMovie: any GetMovie,
    getVideos: any GetVideos
  ) {
    self.browse = browse
    self.search = search
    self.getMovie = getMovie
    self.getVideos = getVideos
  }
}

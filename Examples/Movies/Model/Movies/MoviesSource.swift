public import SillarModel

/// The source of films: remote, a service; local, a store of its answers; or one that combines both by the state of the
/// connection. A saved reading has a date.
///
/// Errors are `Problem`s: `notFound` for an unknown film, `keyRefused`, and those of a failed connection.
public protocol MoviesSource: Sendable {
  /// - Parameter number: From 1 on. A page beyond the last is empty.
  func page(_ number: Int, of category: MovieCategory) -> Readings<MoviePage>
  /// Finds films whose texts contain all words of a text; none for a text without words.
  ///
  /// - Parameter page: From 1 on.
  func search(_ text: String, page: Int) -> Readings<MoviePage>
  func movie(_ id: Movie.ID) -> Readings<MovieDetail>
  func videos(of id: Movie.ID) -> Readings<[Video]>
}

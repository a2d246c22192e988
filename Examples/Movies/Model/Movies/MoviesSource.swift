public import SillarModel

/// Where films come from: a service, what was saved from it, or both.
///
/// Errors are `Problem`s: `notFound` for an unknown film, `keyRefused`, and those of a failed connection.
public protocol MoviesSource: Sendable {
  /// - Parameter number: From 1 on. A page beyond the last is empty.
  func page(_ number: Int, of category: MovieCategory) -> Readings<MoviePage>
  /// Films with all words of a text in what is known about them; none for a text without words.
  ///
  /// - Parameter page: From 1 on.
  func search(_ text: String, page: Int) -> Readings<MoviePage>
  func movie(_ id: Movie.ID) -> Readings<MovieDetail>
  func videos(of id: Movie.ID) -> Readings<[Video]>
}

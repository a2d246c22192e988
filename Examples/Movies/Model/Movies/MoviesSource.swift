/// Where films come from: a service, what was saved from it, or both.
///
/// Errors are ``MoviesError``s, or `CancellationError`.
///
/// ```swift
/// func count(_ source: any MoviesSource) async throws -> Int? {
///   var count: Int?
///   for try await answer in source.search("dune", page: 1) { count = answer.value.totalMovies }
///   return count
/// }
/// ```
public protocol MoviesSource: Sendable {
  /// - Parameter number: From 1 on. A page beyond the last is empty.
  func page(_ number: Int, of category: MovieCategory) -> Answers<MoviePage>
  /// Films with all words of a text in what is known about them; none for a text without words.
  ///
  /// - Parameter page: From 1 on.
  func search(_ text: String, page: Int) -> Answers<MoviePage>
  func movie(_ id: Movie.ID) -> Answers<MovieDetail>
  func videos(of id: Movie.ID) -> Answers<[Video]>
}

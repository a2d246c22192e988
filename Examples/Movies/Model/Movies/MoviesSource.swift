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

/// Tells when it is worth asking again.
///
/// ```swift
/// func comeBack(_ reconnection: any Reconnection, _ load: () async -> Bool) async {
///   var failures = 0
///   while await !load(), !Task.isCancelled {
///     failures += 1
///     await reconnection.wait(afterFailures: failures)
///   }
/// }
/// ```
public protocol Reconnection: Sendable {
  /// Returns as soon as the service can be reached again, and otherwise after a while, longer each time, up to
  /// half a minute. Returns at once when the task is cancelled.
  ///
  /// - Parameter failures: How often asking has failed in a row, from 1 on.
  func wait(afterFailures failures: Int) async
}

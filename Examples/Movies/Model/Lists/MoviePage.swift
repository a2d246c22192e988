/// A part of a list, as the service cuts it.
///
/// ```swift
/// let page = MoviePage(number: 1, movies: [matrix], totalPages: 1, totalMovies: 1)
/// ```
public struct MoviePage: Hashable, Sendable {
  /// From 1 on.
  public let number: Int
  public let movies: [Movie]
  public let totalPages: Int
  public let totalMovies: Int

  public init(number: Int, movies: [Movie], totalPages: Int, totalMovies: Int) {
    self.number = number
    self.movies = movies
    self.totalPages = totalPages
    self.totalMovies = totalMovies
  }
}

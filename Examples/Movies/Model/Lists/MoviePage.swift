/// A page of a list, as the service divides it.
public struct MoviePage: Hashable, Sendable {
  /// The number of the page, from 1.
  public let number: Int
  public let movies: [Movie]
  public let totalPages: Int
  public let totalMovies: Int
  /// The number of films on the page that cannot be read; the total counts them, but they are not shown.
  public let unreadable: Int

  public init(
    number: Int, movies: [Movie], totalPages: Int, totalMovies: Int, unreadable: Int = 0
  ) {
    self.number = number
    self.movies = movies
    self.totalPages = totalPages
    self.totalMovies = totalMovies
    self.unreadable = unreadable
  }
}

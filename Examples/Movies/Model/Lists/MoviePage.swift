/// A part of a list, as the service cuts it.
public struct MoviePage: Hashable, Sendable {
  /// From 1 on.
  public let number: Int
  public let movies: [Movie]
  public let totalPages: Int
  public let totalMovies: Int
  /// How many entries of the page are films that cannot be read; they count, but are not to be seen.
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

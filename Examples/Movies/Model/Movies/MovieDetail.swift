/// All that is known about one film.
public struct MovieDetail: Hashable, Sendable {
  public let movie: Movie
  /// Nil where it is the title itself.
  public let originalTitle: String?
  /// A line from the poster; empty for none.
  public let tagline: String
  public let directors: [String]
  public let genres: [String]
  /// How long the film is; nil where nobody knows yet.
  public let minutes: Int?

  public init(
    movie: Movie, originalTitle: String? = nil, tagline: String = "", directors: [String] = [],
    genres: [String] = [], minutes: Int? = nil
  ) {
    self.movie = movie
    self.originalTitle = originalTitle
    self.tagline = tagline
    self.directors = directors
    self.genres = genres
    self.minutes = minutes
  }
}

/// The details of one film.
public struct MovieDetail: Hashable, Sendable {
  public let movie: Movie
  /// The title in the original language; nil if it is the same as the title.
  public let originalTitle: String?
  /// A line from the poster; empty for none.
  public let tagline: String
  public let directors: [String]
  public let genres: [String]
  /// The running time of the film; nil if it is not known.
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

/// A film, as lists and search results show it.
public struct Movie: Identifiable, Hashable, Sendable {
  /// The number of the film at the movie service.
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  public let id: ID
  public let title: String
  /// A summary of the plot; empty if there is none.
  public let overview: String
  public let released: CalendarDate?
  /// Nil if the film has no votes yet.
  public let rating: MovieRating?
  /// True if rating, votes and popularity are made up, because the film comes with the project's own backend.
  public let hasSampleNumbers: Bool
  /// The service's own measure of how often the film is viewed; higher is more popular.
  public let popularity: Double?
  /// The original language of the film: an ISO 639-1 code, such as `ja`.
  public let language: String?
  public let isAdult: Bool
  public let poster: MoviePicture?
  public let backdrop: MoviePicture?

  public init(
    id: ID, title: String, overview: String = "", released: CalendarDate? = nil,
    rating: MovieRating? = nil, popularity: Double? = nil, language: String? = nil,
    isAdult: Bool = false, poster: MoviePicture? = nil, backdrop: MoviePicture? = nil,
    hasSampleNumbers: Bool = false
  ) {
    self.id = id
    self.title = title
    self.overview = overview
    self.released = released
    self.rating = rating
    self.popularity = popularity
    self.language = language
    self.isAdult = isAdult
    self.poster = poster
    self.backdrop = backdrop
    self.hasSampleNumbers = hasSampleNumbers
  }
}

extension Movie.ID: ExpressibleByIntegerLiteral, LosslessStringConvertible, Comparable {
  public init(integerLiteral value: Int) { self.init(rawValue: value) }

  /// Nil for a text that is not the ``description`` of a positive number: `0603` is not.
  public init?(_ text: String) {
    guard let number = Int(text), number > 0, String(number) == text else { return nil }
    self.init(rawValue: number)
  }

  public var description: String { "\(rawValue)" }
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The rating of a film, by votes.
public struct MovieRating: Hashable, Sendable {
  /// The average of the votes, from 0 to 10; nil if it is not known.
  public let average: Double?
  /// The number of votes; nil if it is not known.
  public let votes: Int?

  public init(average: Double?, votes: Int?) {
    self.average = average
    self.votes = votes
  }
}

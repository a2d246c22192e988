/// A film, as lists and search results show it.
public struct Movie: Identifiable, Hashable, Sendable {
  /// The number by which the movie service knows the film.
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  public let id: ID
  public let title: String
  /// What the film is about; empty where nobody wrote it.
  public let overview: String
  public let released: CalendarDate?
  /// Nil as long as nobody has voted.
  public let rating: MovieRating?
  /// Whether rating, votes and popularity are made up, because the film comes with the project's own backend.
  public let hasSampleNumbers: Bool
  /// How much a film is looked at, in the service's own measure; the higher the more.
  public let popularity: Double?
  /// The language that the film was made in: a code of ISO 639-1, such as `ja`.
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

/// What those who voted think of a film.
public struct MovieRating: Hashable, Sendable {
  /// From 0 to 10; nil where it is not known.
  public let average: Double?
  /// Nil where nobody says how many there were.
  public let votes: Int?

  public init(average: Double?, votes: Int?) {
    self.average = average
    self.votes = votes
  }
}

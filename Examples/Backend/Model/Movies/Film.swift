/// A film: what it is called, who made it, and what people think of it.
///
///     var film = Film(id: Film.ID(603), title: "The Matrix")
///     film.released = CalendarDay("1999-03-31")
///     film.genres = [FilmGenre(id: 28, name: "Action")]
public struct Film: Identifiable, Equatable, Sendable {
  /// A film's number at TMDB, from 1 to 2³⁶ - 1.
  public struct ID: Hashable, Sendable, CustomStringConvertible {
    public let rawValue: Int64
    public var description: String { "\(rawValue)" }

    public init(_ rawValue: Int64) { self.rawValue = rawValue }
  }

  public let id: ID
  public var title: String
  /// In the language that the film was made in.
  public var originalTitle: String
  /// Its ISO 639-1 code, such as `en`; empty when it is not known.
  public var originalLanguage = ""
  public var overview = ""
  public var tagline = ""
  /// The address of a page about it; empty when there is none.
  public var homepage = ""
  /// Its name at the Internet Movie Database, such as `tt0133093`.
  public var imdbID: String?
  /// How far it is, in TMDB's words, such as `Post Production`; `nil` when nothing but the day of its
  /// release tells.
  public var status: String?
  public var released: CalendarDay?
  /// How long it is; 0 when that is not known.
  public var minutes = 0
  public var genres: [FilmGenre] = []
  public var directors: [String] = []
  /// The mean of its votes, 0 to 10; 0 when there are none.
  public var rating = 0.0
  public var votes = 0
  /// How much it is asked for these days, from 0; only good for comparing.
  public var popularity = 0.0
  public var isAdult = false
  /// Whether it is something other than a film that was made for cinemas, such as a collection of clips.
  public var isVideo = false
  /// The file of its poster with a slash before it, such as `/603-poster.svg`; `nil` without a poster.
  public var posterPath: String?
  /// The same for the picture to show behind what is said about it.
  public var backdropPath: String?
  /// Whether its rating, votes and popularity are made up, and it is one of those that come along.
  public var isSample = false

  public init(id: ID, title: String) {
    self.id = id
    self.title = title
    originalTitle = title
  }
}

/// A kind of film, by TMDB's number and name.
///
///     FilmGenre.named(878)   // Science Fiction
public struct FilmGenre: Identifiable, Equatable, Sendable {
  public let id: Int
  public let name: String

  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  /// TMDB's genre of that number, or one called "Other" when TMDB has none.
  public static func named(_ id: Int) -> FilmGenre {
    FilmGenre(id: id, name: names[id] ?? "Other")
  }

  private static let names = [
    28: "Action", 12: "Adventure", 16: "Animation", 35: "Comedy", 80: "Crime", 99: "Documentary",
    18: "Drama", 10751: "Family", 14: "Fantasy", 36: "History", 27: "Horror", 10402: "Music",
    9648: "Mystery", 10749: "Romance", 878: "Science Fiction", 10770: "TV Movie", 53: "Thriller",
    10752: "War", 37: "Western",
  ]
}

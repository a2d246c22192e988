/// A film: its titles, directors, ratings and further details.
///
///     var film = Film(id: Film.ID(603), title: "The Matrix")
///     film.released = CalendarDay("1999-03-31")
///     film.genres = [FilmGenre(id: 28, name: "Action")]
public struct Film: Identifiable, Equatable, Sendable {
  /// The id of a film at TMDB, from 1 to 2³⁶ - 1.
  public struct ID: Hashable, Sendable, CustomStringConvertible {
    public let rawValue: Int64
    public var description: String { "\(rawValue)" }

    public init(_ rawValue: Int64) { self.rawValue = rawValue }
  }

  public let id: ID
  public var title: String
  /// The title in the original language of the film.
  public var originalTitle: String
  /// The ISO 639-1 code of the original language, such as `en`; empty when unknown.
  public var originalLanguage = ""
  public var overview = ""
  /// The Spanish texts; `nil` when there are none.
  public var spanish: FilmText?
  public var tagline = ""
  /// The URL of the film's website; empty when there is none.
  public var homepage = ""
  /// The id at the Internet Movie Database, such as `tt0133093`.
  public var imdbID: String?
  /// The production status in TMDB's words, such as `Post Production`; `nil` when only the release date
  /// tells it.
  public var status: String?
  public var released: CalendarDay?
  /// The running time in minutes; 0 when unknown.
  public var minutes = 0
  public var genres: [FilmGenre] = []
  public var directors: [String] = []
  /// The mean of the votes, 0 to 10; 0 without votes.
  public var rating = 0.0
  public var votes = 0
  /// The current popularity, from 0; only meaningful in comparisons.
  public var popularity = 0.0
  public var isAdult = false
  /// True if this was not made for cinemas, such as a collection of clips.
  public var isVideo = false
  /// The file name of the poster with a leading slash, such as `/603-poster.svg`; `nil` without a poster.
  public var posterPath: String?
  /// The file name of the backdrop, the picture behind the film's details, with a leading slash.
  public var backdropPath: String?
  /// True if the film is bundled with the backend; its rating, votes and popularity are made up.
  public var isSample = false

  public init(id: ID, title: String) {
    self.id = id
    self.title = title
    originalTitle = title
  }
}

/// The texts of a film in another language.
public struct FilmText: Equatable, Sendable {
  public var title: String
  public var overview: String

  public init(title: String, overview: String) {
    self.title = title
    self.overview = overview
  }
}

extension Film {
  /// Returns the film with its texts and the names of its genres in a language, as far as there are any.
  ///
  ///     film.in(.spanish).title   // Viaje a la Luna
  public func `in`(_ language: Language) -> Film {
    guard language == .spanish else { return self }
    var film = self
    film.genres = genres.map { $0.inSpanish }
    if let spanish {
      film.title = spanish.title
      film.overview = spanish.overview
    }
    return film
  }
}

/// A film genre with TMDB's id and name.
///
///     FilmGenre.named(878)   // Science Fiction
public struct FilmGenre: Identifiable, Equatable, Sendable {
  public let id: Int
  public let name: String

  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  /// Returns TMDB's genre with this id, or one named "Other" when TMDB has none.
  public static func named(_ id: Int) -> FilmGenre {
    FilmGenre(id: id, name: names[id] ?? "Other")
  }

  /// The genre with TMDB's Spanish name, if TMDB has one.
  fileprivate var inSpanish: FilmGenre {
    FilmGenre(id: id, name: Self.spanishNames[id] ?? name)
  }

  private static let spanishNames = [
    28: "Acción", 12: "Aventura", 16: "Animación", 35: "Comedia", 80: "Crimen", 99: "Documental",
    18: "Drama", 10751: "Familia", 14: "Fantasía", 36: "Historia", 27: "Terror", 10402: "Música",
    9648: "Misterio", 10749: "Romance", 878: "Ciencia ficción", 10770: "Película de TV",
    53: "Suspense", 10752: "Bélica", 37: "Western",
  ]

  private static let names = [
    28: "Action", 12: "Adventure", 16: "Animation", 35: "Comedy", 80: "Crime", 99: "Documentary",
    18: "Drama", 10751: "Family", 14: "Fantasy", 36: "History", 27: "Horror", 10402: "Music",
    9648: "Mystery", 10749: "Romance", 878: "Science Fiction", 10770: "TV Movie", 53: "Thriller",
    10752: "War", 37: "Western",
  ]
}

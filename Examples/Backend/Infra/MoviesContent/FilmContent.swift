import BackendModel

/// A film that comes along, as its content is written down. What people think of it is made up: see
/// ``SampleFigures``.
struct FilmContent: Sendable {
  /// TMDB's, or one from 9,000,000,001 on where that is not known.
  let id: Int
  let title: String
  let originalTitle: String?
  /// Such as `1999-03-31`.
  let released: String
  /// Of the original, by its ISO 639-1 code.
  let language: String
  let directors: [String]
  let genres: [GenreContent]
  /// 0 when not known.
  let minutes: Int
  let overview: String

  init(
    _ id: Int, _ title: String, original: String? = nil, released: String, language: String,
    directors: [String], genres: [GenreContent], minutes: Int, overview: String
  ) {
    self.id = id
    self.title = title
    originalTitle = original
    self.released = released
    self.language = language
    self.directors = directors
    self.genres = genres
    self.minutes = minutes
    self.overview = overview
  }

  var film: Film {
    var film = Film(id: Film.ID(Int64(id)), title: title)
    film.originalTitle = originalTitle ?? title
    film.originalLanguage = language
    film.overview = overview
    film.released = CalendarDay(released)
    film.minutes = minutes
    film.genres = genres.map { FilmGenre.named($0.number) }
    film.directors = directors
    film.posterPath = "/\(id)-poster.svg"
    film.backdropPath = "/\(id)-backdrop.svg"
    film.isSample = true
    let figures = SampleFigures(id: id)
    film.popularity = figures.popularity
    if released <= MoviesContent.day {
      film.rating = figures.rating
      film.votes = figures.votes
    }
    return film
  }
}

/// TMDB's genres of films.
enum GenreContent: String, Sendable {
  case action, adventure, animation, comedy, crime, documentary, drama, family, fantasy, history
  case horror, music, mystery, romance, scienceFiction, thriller, war, western

  /// What TMDB calls it by.
  var number: Int {
    switch self {
    case .action: 28
    case .adventure: 12
    case .animation: 16
    case .comedy: 35
    case .crime: 80
    case .documentary: 99
    case .drama: 18
    case .family: 10751
    case .fantasy: 14
    case .history: 36
    case .horror: 27
    case .music: 10402
    case .mystery: 9648
    case .romance: 10749
    case .scienceFiction: 878
    case .thriller: 53
    case .war: 10752
    case .western: 37
    }
  }
}

/// Made-up numbers of a film that comes along, so that there is something to sort by. They say nothing
/// about the real film: they follow from its id alone, and are the same on every machine.
struct SampleFigures: Equatable {
  /// 5.5 to 8.9, with one decimal.
  let rating: Double
  /// 0 to 30,000, few more often than many.
  let votes: Int
  /// 3 to 50 for two films of three, 50 to 400 for the others.
  let popularity: Double

  init(id: Int) {
    var random = SeededRandom(seed: id)
    rating = (random.next(55, 89.999).rounded(.down)) / 10
    let few = random.next(0, 1)
    votes = Int(few * few * 30_000)
    let share = random.next(0, 1)
    let range = random.next(0, 3) < 1 ? (low: 50.0, high: 400.0) : (low: 3.0, high: 50.0)
    popularity =
      (1000 * (range.low + (range.high - range.low) * share * share)).rounded() / 1000
  }
}

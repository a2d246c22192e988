import BackendModel
import GRDB

/// A row of `film`. It binds and reads columns by index, for there may be hundreds of thousands of rows.
struct FilmRow: Equatable, Sendable {
  var film: Film

  private static let columns = [
    "id", "title", "originalTitle", "originalLanguage", "overview", "tagline", "homepage", "imdbID",
    "status", "released", "minutes", "genres", "directors", "rating", "votes", "popularity",
    "isAdult", "isVideo", "isSample", "posterPath", "backdropPath",
  ]

  /// The statement that reads films, without its `WHERE` clause.
  static let select = "SELECT \(columns.joined(separator: ", ")) FROM film"
  /// The statement that inserts a film with ``arguments``, and replaces a film with the same id.
  static let insert = """
    INSERT OR REPLACE INTO film (\(columns.joined(separator: ", "))) \
    VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))
    """

  var arguments: StatementArguments {
    [
      film.id.rawValue, film.title, film.originalTitle, film.originalLanguage, film.overview,
      film.tagline, film.homepage, film.imdbID, film.status, film.released?.description,
      film.minutes, genres, film.directors.joined(separator: "\n"), film.rating, film.votes,
      film.popularity, film.isAdult, film.isVideo, film.isSample, film.posterPath,
      film.backdropPath,
    ]
  }

  /// One line for each genre: its id, a space, its name.
  private var genres: String {
    film.genres.map { "\($0.id) \($0.name)" }.joined(separator: "\n")
  }
}

extension FilmRow: FetchableRecord {
  init(row: Row) {
    film = Film(id: Film.ID(row[0]), title: row[1])
    film.originalTitle = row[2]
    film.originalLanguage = row[3]
    film.overview = row[4]
    film.tagline = row[5]
    film.homepage = row[6]
    film.imdbID = row[7]
    film.status = row[8]
    film.released = (row[9] as String?).flatMap(CalendarDay.init)
    film.minutes = row[10]
    film.genres = Self.lines(row[11]).compactMap { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      guard let first = parts.first, let id = Int(first) else { return nil }
      return FilmGenre(id: id, name: String(parts.dropFirst().first ?? ""))
    }
    film.directors = Self.lines(row[12]).map(String.init)
    film.rating = row[13]
    film.votes = row[14]
    film.popularity = row[15]
    film.isAdult = row[16]
    film.isVideo = row[17]
    film.isSample = row[18]
    film.posterPath = row[19]
    film.backdropPath = row[20]
  }

  private static func lines(_ text: String) -> [Substring] { text.split(separator: "\n") }
}

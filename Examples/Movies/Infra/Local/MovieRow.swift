import Foundation
import MoviesModel
import SillarData

/// A film as a row of the database.
struct MovieRow {
  /// The columns that ``movie(_:)`` reads, in the order in which it does: then none is looked for.
  static let columns: SQL = """
    movie.average, movie.votes, movie.released, movie.poster, movie.backdrop, movie.id, movie.title, \
    movie.overview, movie.popularity, movie.language, movie.isAdult, movie.hasSampleNumbers
    """

  static func movie(_ row: borrowing SQLRow) throws -> Movie {
    let average: Double? = try row["average"]
    let votes: Int? = try row["votes"]
    let isRated = average != nil || votes != nil
    let released: String? = try row["released"]
    let poster: String? = try row["poster"]
    let backdrop: String? = try row["backdrop"]
    return Movie(
      id: Movie.ID(rawValue: try row["id"]), title: try row["title"],
      overview: try row["overview"], released: released.flatMap { CalendarDate(iso: $0) },
      rating: isRated ? MovieRating(average: average, votes: votes) : nil,
      popularity: try row["popularity"], language: try row["language"],
      isAdult: try row["isAdult"],
      poster: poster.flatMap { MoviePicture(file: $0) },
      backdrop: backdrop.flatMap { MoviePicture(file: $0) },
      hasSampleNumbers: try row["hasSampleNumbers"])
  }

  /// Writes a film in an edition, where it replaces an earlier version.
  static func save(
    _ movie: Movie, of edition: String, at now: Date, in database: SQLTransaction
  ) throws {
    try database.execute(
      """
      INSERT INTO movie (edition, id, title, overview, released, average, votes, popularity, language,
        isAdult, poster, backdrop, hasSampleNumbers, savedAt)
      VALUES (\(edition), \(movie.id.rawValue), \(movie.title), \(movie.overview),
        \(movie.released?.description), \(movie.rating?.average), \(movie.rating?.votes),
        \(movie.popularity), \(movie.language), \(movie.isAdult), \(movie.poster?.file),
        \(movie.backdrop?.file), \(movie.hasSampleNumbers), \(now))
      ON CONFLICT (edition, id) DO UPDATE SET title = excluded.title, overview = excluded.overview,
        released = excluded.released, average = excluded.average, votes = excluded.votes,
        popularity = excluded.popularity, language = excluded.language, isAdult = excluded.isAdult,
        poster = excluded.poster, backdrop = excluded.backdrop,
        hasSampleNumbers = excluded.hasSampleNumbers, savedAt = excluded.savedAt
      """)
    for picture in [movie.poster, movie.backdrop] {
      if let picture { try save(picture, in: database) }
    }
  }

  /// Stores the name of a picture, so that it may be fetched.
  static func save(_ picture: MoviePicture, in database: SQLTransaction) throws {
    try database.execute(
      "INSERT INTO picture (file) VALUES (\(picture.file)) ON CONFLICT DO NOTHING")
  }
}

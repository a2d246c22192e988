import Foundation
import GRDB
import MoviesModel

/// A film as a row of the database.
struct MovieRow {
  /// The columns, in the order in which ``movie(_:)`` reads them.
  static let columns = """
    movie.id, movie.title, movie.overview, movie.released, movie.average, movie.votes, movie.popularity, \
    movie.language, movie.isAdult, movie.poster, movie.backdrop, movie.hasSampleNumbers
    """

  static func movie(_ row: Row) -> Movie {
    let average: Double? = row[4]
    let votes: Int? = row[5]
    let isRated = average != nil || votes != nil
    let released: String? = row[3]
    let poster: String? = row[9]
    let backdrop: String? = row[10]
    return Movie(
      id: Movie.ID(rawValue: row[0]), title: row[1], overview: row[2],
      released: released.flatMap { CalendarDate(iso: $0) },
      rating: isRated ? MovieRating(average: average, votes: votes) : nil,
      popularity: row[6], language: row[7], isAdult: row[8],
      poster: poster.flatMap { MoviePicture(file: $0) },
      backdrop: backdrop.flatMap { MoviePicture(file: $0) }, hasSampleNumbers: row[11])
  }

  /// Writes a film, which replaces an earlier version.
  static func save(_ movie: Movie, at now: Date, in database: Database) throws {
    let statement = try database.cachedStatement(
      sql: """
        INSERT INTO movie (id, title, overview, released, average, votes, popularity, language, isAdult,
          poster, backdrop, hasSampleNumbers, savedAt)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET title = excluded.title, overview = excluded.overview,
          released = excluded.released, average = excluded.average, votes = excluded.votes,
          popularity = excluded.popularity, language = excluded.language, isAdult = excluded.isAdult,
          poster = excluded.poster, backdrop = excluded.backdrop,
          hasSampleNumbers = excluded.hasSampleNumbers, savedAt = excluded.savedAt
        """)
    try statement.execute(arguments: [
      movie.id.rawValue, movie.title, movie.overview, movie.released?.description,
      movie.rating?.average, movie.rating?.votes, movie.popularity, movie.language, movie.isAdult,
      movie.poster?.file, movie.backdrop?.file, movie.hasSampleNumbers,
      now.timeIntervalSinceReferenceDate,
    ])
    for picture in [movie.poster, movie.backdrop] {
      if let picture { try save(picture, in: database) }
    }
  }

  /// Stores the name of a picture, so that it may be fetched.
  static func save(_ picture: MoviePicture, in database: Database) throws {
    try database.cachedStatement(sql: "INSERT OR IGNORE INTO picture (file) VALUES (?)")
      .execute(arguments: [picture.file])
  }
}

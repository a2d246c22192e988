import Foundation
import MoviesModel
import SillarData
import SillarModel

extension SavedMovies {
  /// The saved page of a list; nil if it was never saved.
  static func page(
    _ number: Int, of list: MovieList, of edition: String, in database: SQLTransaction
  ) throws -> Reading<MoviePage>? {
    let isMeant: SQL = "list = \(list.name) AND number = \(number)"
    let movies = try database.rows(
      """
      SELECT \(MovieRow.columns) FROM listEntry
      JOIN movie ON movie.edition = listEntry.edition AND movie.id = listEntry.movie
      WHERE listEntry.edition = \(edition) AND \(isMeant) ORDER BY listEntry.position
      """
    ) { try MovieRow.movie($0) }
    return try database.first(
      """
      SELECT totalPages, totalMovies, savedAt, unreadable FROM listPage
      WHERE edition = \(edition) AND \(isMeant)
      """
    ) { row in
      Reading(
        MoviePage(
          number: number, movies: movies, totalPages: try row["totalPages"],
          totalMovies: try row["totalMovies"], unreadable: try row["unreadable"]),
        savedAt: try row["savedAt"])
    }
  }

  /// Replaces the page with the same number. The films of the page must be stored already.
  static func save(
    _ page: MoviePage, as list: MovieList, of edition: String, at now: Date,
    in database: SQLTransaction
  ) throws {
    // Deleting the earlier page deletes its entries too.
    try database.execute(
      """
      DELETE FROM listPage
      WHERE edition = \(edition) AND list = \(list.name) AND number = \(page.number)
      """)
    try database.execute(
      """
      INSERT INTO listPage (edition, list, number, totalPages, totalMovies, unreadable, savedAt)
      VALUES (\(edition), \(list.name), \(page.number), \(page.totalPages),
        \(page.totalMovies), \(page.unreadable), \(now))
      """)
    for (position, movie) in page.movies.enumerated() {
      try database.execute(
        """
        INSERT INTO listEntry (edition, list, number, position, movie)
        VALUES (\(edition), \(list.name), \(page.number), \(position), \(movie.id.rawValue))
        """)
    }
    if list.isSearch { try forgetOldSearches(in: database) }
  }

  /// Deletes the oldest pages of searches, so that no more than `mostSearchPages` are kept.
  private static func forgetOldSearches(in database: SQLTransaction) throws {
    let isSearch: SQL = "list LIKE \(MovieList.searchPrefix + "%")"
    try database.execute(
      """
      DELETE FROM listPage WHERE \(isSearch) AND savedAt < (
        SELECT savedAt FROM listPage WHERE \(isSearch)
        ORDER BY savedAt DESC LIMIT 1 OFFSET \(mostSearchPages - 1))
      """)
  }

  /// A page of the saved films that match a text: matches in titles first, then the most popular.
  ///
  /// Only the first `mostCandidates` matches are ranked and counted.
  ///
  /// - Returns: Nil if nothing matches: the service may still have matches.
  static func search(
    _ text: String, page number: Int, of edition: String, in database: SQLTransaction
  ) throws -> Reading<MoviePage>? {
    guard let films = MovieIndex.films(matching: text, in: edition, limit: mostCandidates) else {
      return nil
    }
    let found: SQL = """
      WITH found (key, part) AS (\(films)),
        best (key, part) AS (SELECT key, min(part) FROM found GROUP BY key)
      """
    let count: Int = try database.value("\(found) SELECT count(*) FROM best") ?? 0
    guard count > 0 else { return nil }
    let movies = try database.rows(
      """
      \(found) SELECT \(MovieRow.columns), movie.savedAt
      FROM best JOIN movie ON movie.key = best.key
      ORDER BY best.part, movie.popularity DESC, movie.id
      LIMIT \(pageSize) OFFSET \(max(0, number - 1) * pageSize)
      """
    ) { row in Reading(try MovieRow.movie(row), savedAt: try row["savedAt"]) }
    guard let savedAt = movies.compactMap(\.savedAt).min() else { return nil }
    return Reading(
      MoviePage(
        number: number, movies: movies.map(\.value),
        totalPages: (count + pageSize - 1) / pageSize, totalMovies: count),
      savedAt: savedAt)
  }
}

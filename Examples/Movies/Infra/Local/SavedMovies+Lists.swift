import Foundation
import MoviesModel
import SillarData

extension SavedMovies {
  /// The saved page of a list; nil if it was never saved.
  static func page(
    _ number: Int, of list: MovieList, in database: SQLTransaction
  ) throws -> Saved<MoviePage>? {
    let isMeant: SQL = "list = \(list.name) AND number = \(number)"
    let movies = try database.rows(
      """
      SELECT \(MovieRow.columns) FROM listEntry JOIN movie ON movie.id = listEntry.movie
      WHERE \(isMeant) ORDER BY listEntry.position
      """
    ) { try MovieRow.movie($0) }
    return try database.first(
      "SELECT totalPages, totalMovies, savedAt, unreadable FROM listPage WHERE \(isMeant)"
    ) { row in
      Saved(
        value: MoviePage(
          number: number, movies: movies, totalPages: try row["totalPages"],
          totalMovies: try row["totalMovies"], unreadable: try row["unreadable"]),
        at: try row["savedAt"])
    }
  }

  /// Replaces the page with the same number. The films of the page must be stored already.
  static func save(
    _ page: MoviePage, as list: MovieList, at now: Date, in database: SQLTransaction
  ) throws {
    // Deleting the earlier page deletes its entries too.
    try database.execute(
      """
      DELETE FROM listPage WHERE list = \(list.name) AND number = \(page.number)
      """)
    try database.execute(
      """
      INSERT INTO listPage (list, number, totalPages, totalMovies, unreadable, savedAt)
      VALUES (\(list.name), \(page.number), \(page.totalPages), \(page.totalMovies),
        \(page.unreadable), \(now))
      """)
    for (position, movie) in page.movies.enumerated() {
      try database.execute(
        """
        INSERT INTO listEntry (list, number, position, movie)
        VALUES (\(list.name), \(page.number), \(position), \(movie.id.rawValue))
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
    _ text: String, page number: Int, in database: SQLTransaction
  ) throws -> Saved<MoviePage>? {
    guard let films = MovieIndex.films(matching: text, limit: mostCandidates) else { return nil }
    let found: SQL = """
      WITH found (id, part) AS (\(films)),
        best (id, part) AS (SELECT id, min(part) FROM found GROUP BY id)
      """
    let count: Int = try database.value("\(found) SELECT count(*) FROM best") ?? 0
    guard count > 0 else { return nil }
    let movies = try database.rows(
      """
      \(found) SELECT \(MovieRow.columns), movie.savedAt
      FROM best JOIN movie ON movie.id = best.id
      ORDER BY best.part, movie.popularity DESC, movie.id
      LIMIT \(pageSize) OFFSET \(max(0, number - 1) * pageSize)
      """
    ) { row in Saved(value: try MovieRow.movie(row), at: try row["savedAt"]) }
    guard let savedAt = movies.map(\.at).min() else { return nil }
    return Saved(
      value: MoviePage(
        number: number, movies: movies.map(\.value),
        totalPages: (count + pageSize - 1) / pageSize, totalMovies: count),
      at: savedAt)
  }
}

import Foundation
import GRDB
import MoviesModel
import SillarData

extension LocalMoviesSource {
  /// A page of a list as it was saved; nil if it never was.
  static func page(
    _ number: Int, of list: MovieList, in database: Database
  ) throws -> Saved<MoviePage>? {
    let head = try Row.fetchOne(
      database.cachedStatement(
        sql: """
          SELECT totalPages, totalMovies, savedAt FROM listPage WHERE list = ? AND number = ?
          """), arguments: [list.name, number])
    guard let head else { return nil }
    let rows = try Row.fetchCursor(
      database.cachedStatement(
        sql: """
          SELECT \(MovieRow.columns) FROM listEntry JOIN movie ON movie.id = listEntry.movie
          WHERE listEntry.list = ? AND listEntry.number = ? ORDER BY listEntry.position
          """), arguments: [list.name, number])
    var movies: [Movie] = []
    movies.reserveCapacity(pageSize)
    while let row = try rows.next() { movies.append(MovieRow.movie(row)) }
    return Saved(
      value: MoviePage(
        number: number, movies: movies, totalPages: head[0], totalMovies: head[1]),
      at: Date(stored: head[2]))
  }

  /// Puts a page in the place of the one of that number. Its films are there.
  static func save(
    _ page: MoviePage, as list: MovieList, at now: Date, in database: Database
  ) throws {
    try database.execute(
      sql: """
        REPLACE INTO listPage (list, number, totalPages, totalMovies, savedAt) VALUES (?, ?, ?, ?, ?)
        """,
      arguments: [
        list.name, page.number, page.totalPages, page.totalMovies,
        now.timeIntervalSinceReferenceDate,
      ])
    try database.execute(
      sql: "DELETE FROM listEntry WHERE list = ? AND number = ?",
      arguments: [list.name, page.number])
    let insert = try database.cachedStatement(
      sql: "INSERT INTO listEntry (list, number, position, movie) VALUES (?, ?, ?, ?)")
    for (position, movie) in page.movies.enumerated() {
      try insert.execute(arguments: [list.name, page.number, position, movie.id.rawValue])
    }
  }

  /// A page of what fits a text in all that was ever seen: titles first, then what is looked at most.
  ///
  /// Words that thousands of films have are not worth ranking them all: a number of them is looked at. Counting
  /// stops there, too.
  ///
  /// - Returns: Nil where nothing fits: nobody knows what the service would find.
  static func search(
    _ text: String, page number: Int, in database: Database
  ) throws -> Saved<MoviePage>? {
    guard let words = FTS5Pattern(matchingAllPrefixesIn: text)?.rawPattern else { return nil }
    // A virtual table hands its rows out as it finds them, so a limit inside spares looking at the rest.
    let found = """
      WITH found (id, part) AS (
        SELECT * FROM (SELECT rowid, 0 FROM movieText WHERE movieText MATCH ? LIMIT \(mostCandidates))
        UNION ALL
        SELECT * FROM (SELECT rowid, 1 FROM movieText WHERE movieText MATCH ? LIMIT \(mostCandidates))
      ), best (id, part) AS (SELECT id, min(part) FROM found GROUP BY id)
      """
    let patterns: StatementArguments = ["title : (\(words))", words]
    let count =
      try Int.fetchOne(
        database, sql: "\(found) SELECT count(*) FROM best", arguments: patterns) ?? 0
    guard count > 0 else { return nil }
    let rows = try Row.fetchAll(
      database,
      sql: """
        \(found) SELECT \(MovieRow.columns), movie.savedAt FROM best JOIN movie ON movie.id = best.id
        ORDER BY best.part, movie.popularity DESC, movie.id LIMIT \(pageSize) OFFSET ?
        """, arguments: patterns + [max(0, number - 1) * pageSize])
    let savedAt: Double? = rows.lazy.map { $0[11] as Double }.min()
    return Saved(
      value: MoviePage(
        number: number, movies: rows.map { MovieRow.movie($0) },
        totalPages: (count + pageSize - 1) / pageSize, totalMovies: count),
      at: savedAt.map { Date(stored: $0) } ?? .distantPast)
  }
}

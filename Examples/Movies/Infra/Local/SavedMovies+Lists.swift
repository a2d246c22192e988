import Foundation
import GRDB
import MoviesModel
import SillarData

extension SavedMovies {
  /// The saved page of a list; nil if it was never saved.
  static func page(
    _ number: Int, of list: MovieList, in database: Database
  ) throws -> Saved<MoviePage>? {
    let head = try Row.fetchOne(
      database.cachedStatement(
        sql: """
          SELECT totalPages, totalMovies, savedAt, unreadable FROM listPage WHERE list = ? AND number = ?
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
        number: number, movies: movies, totalPages: head[0], totalMovies: head[1],
        unreadable: head[3]),
      at: Date(stored: head[2]))
  }

  /// Replaces the page with the same number. The films of the page must be stored already.
  static func save(
    _ page: MoviePage, as list: MovieList, at now: Date, in database: Database
  ) throws {
    // Deleting the earlier page deletes its entries too.
    try database.execute(
      sql: "DELETE FROM listPage WHERE list = ? AND number = ?",
      arguments: [list.name, page.number])
    try database.execute(
      sql: """
        INSERT INTO listPage (list, number, totalPages, totalMovies, unreadable, savedAt)
        VALUES (?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        list.name, page.number, page.totalPages, page.totalMovies, page.unreadable,
        now.timeIntervalSinceReferenceDate,
      ])
    let insert = try database.cachedStatement(
      sql: "INSERT INTO listEntry (list, number, position, movie) VALUES (?, ?, ?, ?)")
    for (position, movie) in page.movies.enumerated() {
      try insert.execute(arguments: [list.name, page.number, position, movie.id.rawValue])
    }
    if list.isSearch { try forgetOldSearches(in: database) }
  }

  /// Deletes the oldest pages of searches, so that no more than `mostSearchPages` are kept.
  private static func forgetOldSearches(in database: Database) throws {
    try database.execute(
      sql: """
        DELETE FROM listPage WHERE list LIKE '\(MovieList.searchPrefix)%' AND savedAt < (
          SELECT savedAt FROM listPage WHERE list LIKE '\(MovieList.searchPrefix)%'
          ORDER BY savedAt DESC LIMIT 1 OFFSET \(mostSearchPages - 1))
        """)
  }

  /// A page of the saved films that match a text: matches in titles first, then the most popular.
  ///
  /// Some words are in thousands of films, so only the first `mostCandidates` matches are ranked and counted.
  ///
  /// - Returns: Nil if nothing matches: the service may still have matches.
  static func search(
    _ text: String, page number: Int, in database: Database
  ) throws -> Saved<MoviePage>? {
    guard let words = try pattern(text, in: database) else { return nil }
    // A virtual table returns its rows as it finds them, so an inner limit saves scanning the rest.
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
    guard let savedAt = rows.lazy.map({ $0[12] as Double }).min() else { return nil }
    return Saved(
      value: MoviePage(
        number: number, movies: rows.map { MovieRow.movie($0) },
        totalPages: (count + pageSize - 1) / pageSize, totalMovies: count),
      at: Date(stored: savedAt))
  }

  /// The FTS5 query for all words of a text, each as a prefix; nil for a text without words.
  private static func pattern(_ text: String, in database: Database) throws -> String? {
    // FTS5's own tokenizer splits the text: whatever the user types, the query is quoted words and nothing else.
    let tokenizer = try database.makeTokenizer(.unicode61(diacritics: .remove))
    let words = Set(try tokenizer.tokenize(query: text).map(\.token)).sorted()
    // Every film that matches the prefix "theory" also matches "the", so "the" is left out.
    let telling = words.indices.filter { index in
      index + 1 == words.count || !words[index + 1].hasPrefix(words[index])
    }
    if telling.isEmpty { return nil }
    return telling.prefix(mostWords).map { "\"\(words[$0])\"*" }.joined(separator: " AND ")
  }
}

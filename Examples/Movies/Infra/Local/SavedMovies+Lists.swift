import Foundation
import GRDB
import MoviesModel
import SillarData

extension SavedMovies {
  /// A page of a list as it was saved; nil if it never was.
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

  /// Puts a page in the place of the one of that number. Its films are there.
  static func save(
    _ page: MoviePage, as list: MovieList, at now: Date, in database: Database
  ) throws {
    // Its entries go with the earlier page.
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

  /// People search for more than they will ever search for again.
  private static func forgetOldSearches(in database: Database) throws {
    try database.execute(
      sql: """
        DELETE FROM listPage WHERE list LIKE '\(MovieList.searchPrefix)%' AND savedAt < (
          SELECT savedAt FROM listPage WHERE list LIKE '\(MovieList.searchPrefix)%'
          ORDER BY savedAt DESC LIMIT 1 OFFSET \(mostSearchPages - 1))
        """)
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
    guard let words = try pattern(text, in: database) else { return nil }
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
    guard let savedAt = rows.lazy.map({ $0[12] as Double }).min() else { return nil }
    return Saved(
      value: MoviePage(
        number: number, movies: rows.map { MovieRow.movie($0) },
        totalPages: (count + pageSize - 1) / pageSize, totalMovies: count),
      at: Date(stored: savedAt))
  }

  /// All the words of a text, each as the beginning of one, in the language of FTS5; nil where there are none.
  private static func pattern(_ text: String, in database: Database) throws -> String? {
    // By FTS5's own idea of a word: whatever is typed, what is asked for is words in quotes and nothing else.
    let tokenizer = try database.makeTokenizer(.unicode61(diacritics: .remove))
    let words = Set(try tokenizer.tokenize(query: text).map(\.token)).sorted()
    // "the" asks for nothing that "theory" does not.
    let telling = words.indices.filter { index in
      index + 1 == words.count || !words[index + 1].hasPrefix(words[index])
    }
    if telling.isEmpty { return nil }
    return telling.prefix(mostWords).map { "\"\(words[$0])\"*" }.joined(separator: " AND ")
  }
}

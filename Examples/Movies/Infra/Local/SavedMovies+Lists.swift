import Foundation
import MoviesModel
import SillarData

extension SavedMovies {
  /// The saved page of a list; nil if it was never saved.
  static func page(
    _ number: Int, of list: MovieList, in database: SQLTransaction
  ) throws -> Saved<MoviePage>? {
    let isMeant: SQL = "list = \(list.name) AND number = \(number)"
    let head = try database.first(
      "SELECT totalPages, totalMovies, savedAt, unreadable FROM listPage WHERE \(isMeant)")
    guard let head else { return nil }
    let movies = try database.rows(
      """
      SELECT \(MovieRow.columns) FROM listEntry JOIN movie ON movie.id = listEntry.movie
      WHERE \(isMeant) ORDER BY listEntry.position
      """
    ).map { try MovieRow.movie($0) }
    return Saved(
      value: MoviePage(
        number: number, movies: movies, totalPages: try head["totalPages"],
        totalMovies: try head["totalMovies"], unreadable: try head["unreadable"]),
      at: Date(stored: try head["savedAt"]))
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
        \(page.unreadable), \(now.timeIntervalSinceReferenceDate))
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
  /// Some words are in thousands of films, so only the first `mostCandidates` matches are ranked and counted.
  ///
  /// - Returns: Nil if nothing matches: the service may still have matches.
  static func search(
    _ text: String, page number: Int, in database: SQLTransaction
  ) throws -> Saved<MoviePage>? {
    guard let words = pattern(text) else { return nil }
    // A virtual table returns its rows as it finds them, so an inner limit saves scanning the rest.
    let found: SQL = """
      WITH found (id, part) AS (
        SELECT * FROM (SELECT rowid, 0 FROM movieText WHERE movieText MATCH \("title : (\(words))")
          LIMIT \(mostCandidates))
        UNION ALL
        SELECT * FROM (SELECT rowid, 1 FROM movieText WHERE movieText MATCH \(words)
          LIMIT \(mostCandidates))
      ), best (id, part) AS (SELECT id, min(part) FROM found GROUP BY id)
      """
    let count: Int = try database.value("\(found) SELECT count(*) FROM best") ?? 0
    guard count > 0 else { return nil }
    let rows = try database.rows(
      """
      \(found) SELECT \(MovieRow.columns), movie.savedAt
      FROM best JOIN movie ON movie.id = best.id
      ORDER BY best.part, movie.popularity DESC, movie.id
      LIMIT \(pageSize) OFFSET \(max(0, number - 1) * pageSize)
      """)
    guard let savedAt = try rows.map({ try $0["savedAt"] as Double }).min() else { return nil }
    return Saved(
      value: MoviePage(
        number: number, movies: try rows.map { try MovieRow.movie($0) },
        totalPages: (count + pageSize - 1) / pageSize, totalMovies: count),
      at: Date(stored: savedAt))
  }

  /// The FTS5 query for all words of a text, each as a prefix; nil for a text without words.
  private static func pattern(_ text: String) -> String? {
    // Whatever the user types, the query is quoted words and nothing else. The index folds them as it folds titles.
    let plain = text.precomposedStringWithCanonicalMapping.lowercased()
    let words = Set(
      plain.unicodeScalars.split { !$0.isInWord }.map { String(String.UnicodeScalarView($0)) }
    ).sorted()
    // Every film that matches the prefix "theory" also matches "the", so "the" is left out.
    let telling = words.indices.filter { index in
      index + 1 == words.count || !words[index + 1].hasPrefix(words[index])
    }
    if telling.isEmpty { return nil }
    return telling.prefix(mostWords).map { "\"\(words[$0])\"*" }.joined(separator: " AND ")
  }
}

extension Unicode.Scalar {
  /// True for letters with their accents, and for numbers, as in the index:
  /// https://www.sqlite.org/fts5.html#unicode61_tokenizer
  fileprivate var isInWord: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .decimalNumber, .letterNumber, .otherNumber, .privateUse:
      true
    default: false
    }
  }
}

import BackendModel
import Foundation
import SillarData

/// The full-text index of the films, for which engines have no common words: FTS5 in SQLite, a GIN index of `tsvector` in
/// PostgreSQL.
enum FilmIndex {
  /// The films that have each of some words, as the beginning of a word of their texts.
  struct Match {
    enum Part { case anywhere, titles, overviewsAlone }

    /// Letters and digits only, as ``FilmIndex/words(_:)`` has them.
    let words: [String]
    let part: Part
  }

  static func create(in database: SQLTransaction) throws {
    switch database.engine {
    case .sqlite:
      // The index stores neither a copy of the texts (content='') nor word positions (detail=column): queries only need the
      // column of a word. Prefixes of one to three characters have entries of their own, because thousands of films match
      // them.
      try database.script(
        """
        CREATE VIRTUAL TABLE filmText USING fts5(
          title, originalTitle, overview,
          content='', detail=column, columnsize=0, prefix='1 2 3',
          tokenize='unicode61 remove_diacritics 2');
        -- In bytes, instead of 1 MB: what is gathered in memory is not merged on disk later.
        INSERT INTO filmText (filmText, rank) VALUES ('hashsize', 16777216);
        """)
    case .postgreSQL:
      try database.script(
        """
        CREATE TABLE filmText (key BIGINT PRIMARY KEY, words TSVECTOR NOT NULL);
        CREATE INDEX filmTextByWord ON filmText USING gin (words);
        """)
    }
  }

  /// A batch of an import changes pages all over the indexes: with SQLite's default cache of 2 MB it would read and write
  /// them many times.
  static func prepareImport(in database: SQLTransaction) throws {
    guard database.engine == .sqlite else { return }
    try database.script("PRAGMA cache_size = -65536; PRAGMA wal_autocheckpoint = 10000")
  }

  static func add(_ films: [Film], to database: SQLTransaction) throws {
    try forEach(films) { key, film, others, overview in
      switch database.engine {
      case .sqlite:
        try database.execute(
          """
          INSERT INTO filmText (rowid, title, originalTitle, overview)
          VALUES (\(key.rawValue), \(film.title), \(others), \(overview))
          """)
      case .postgreSQL:
        let vector = vector(titles: "\(film.title) \(others)", overview: overview)
        try database.execute(
          """
          INSERT INTO filmText (key, words)
          VALUES (\(key.rawValue), CAST(CAST(\(vector) AS TEXT) AS TSVECTOR))
          """)
      }
    }
  }

  /// - Parameter films: the films as they were when their text was added.
  static func remove(_ films: [Film], from database: SQLTransaction) throws {
    try forEach(films) { key, film, others, overview in
      switch database.engine {
      case .sqlite:
        try database.execute(
          """
          INSERT INTO filmText (filmText, rowid, title, originalTitle, overview)
          VALUES ('delete', \(key.rawValue), \(film.title), \(others), \(overview))
          """)
      case .postgreSQL:
        try database.execute("DELETE FROM filmText WHERE key = \(key.rawValue)")
      }
    }
  }

  /// Runs in key order, because FTS5 buffers rows in memory only while their ids increase. A film is found by its texts in
  /// all languages: `body` gets its other titles, and its overviews.
  private static func forEach(
    _ films: [Film], _ body: (TextKey, Film, _ others: String, _ overview: String) throws -> Void
  ) throws {
    let texts = films.map { (key: TextKey($0), film: $0) }
    for (key, film) in texts.sorted(by: { $0.key < $1.key }) {
      let original = film.originalTitle == film.title ? nil : film.originalTitle
      try body(
        key, film, [original, film.spanish?.title].compactMap(\.self).joined(separator: " "),
        [film.overview, film.spanish?.overview].compactMap(\.self).joined(separator: " "))
    }
  }

  // MARK: Searching

  /// The keys of the films that match, in their order.
  static func keys(
    _ match: Match, upTo last: Int64, without others: Set<TextKey>, skip: Int, limit: Int,
    in database: SQLTransaction
  ) throws -> [TextKey] {
    let found = select(match, upTo: last, without: others, in: database.engine)
    let keys: [Int64] = try database.values(
      "\(found) ORDER BY key LIMIT \(limit) OFFSET \(skip)")
    return keys.map { TextKey(rawValue: $0) }
  }

  /// The number of films that match, at most `limit`.
  static func count(
    _ match: Match, upTo last: Int64, without others: Set<TextKey>, limit: Int,
    in database: SQLTransaction
  ) throws -> Int {
    let found = select(match, upTo: last, without: others, in: database.engine)
    return try database.value("SELECT count(*) FROM (\(found) LIMIT \(limit)) AS found") ?? 0
  }

  private static func select(
    _ match: Match, upTo last: Int64, without others: Set<TextKey>, in engine: SQLTransaction.Engine
  ) -> SQL {
    let others = others.map(\.rawValue).sorted()
    switch engine {
    case .sqlite:
      let found: SQL = """
        SELECT rowid AS key FROM filmText WHERE filmText MATCH \(match.fts5) AND rowid <= \(last)
        """
      return others.isEmpty ? found : "\(found) AND NOT (\("rowid", in: others))"
    case .postgreSQL:
      let found: SQL = """
        SELECT key FROM filmText
        WHERE words @@ CAST(CAST(\(match.tsquery) AS TEXT) AS TSQUERY) AND key <= \(last)
        """
      return others.isEmpty ? found : "\(found) AND NOT (\("key", in: others))"
    }
  }

  // MARK: Words

  /// The words of a text, as the index has them but for case and accents.
  static func words(_ text: String) -> [String] {
    text.precomposedStringWithCanonicalMapping.lowercased().unicodeScalars
      .split { !$0.isInWord }.map { String(String.UnicodeScalarView($0)) }
  }

  /// The most bytes of a vector, and characters of a word: PostgreSQL takes vectors of 1 MB, and words of 2 KB.
  private static let (mostBytes, mostCharacters) = (500_000, 200)

  /// A word as PostgreSQL's index has it: without case and accents. It has no sign that means something there.
  fileprivate static func folded(_ word: String) -> String {
    String(String.UnicodeScalarView(SearchText.folded(word).unicodeScalars.prefix(mostCharacters)))
  }

  /// The words of a film for PostgreSQL: those of titles have the weight A.
  private static func vector(titles: String, overview: String) -> String {
    let inTitles = Set(words(titles).map(folded))
    let others = Set(words(overview).map(folded))
    var vector = ""
    for word in inTitles.sorted() + others.subtracting(inTitles).sorted() where !word.isEmpty {
      let weight =
        inTitles.contains(word) ? others.contains(word) ? "1A,2" : "1A" : "2"
      let entry = "'\(word)':\(weight) "
      guard vector.utf8.count + entry.utf8.count <= mostBytes else { break }
      vector += entry
    }
    return vector
  }
}

extension FilmIndex.Match {
  /// Whatever is typed, the query has only quoted words.
  fileprivate var fts5: String {
    let anywhere = words.map { "\"\($0)\"*" }.joined(separator: " AND ")
    let titles = "{title originalTitle} : (\(anywhere))"
    return switch part {
    case .anywhere: anywhere
    case .titles: titles
    case .overviewsAlone: "(\(anywhere)) NOT (\(titles))"
    }
  }

  fileprivate var tsquery: String {
    let words = words.map { FilmIndex.folded($0) }.filter { !$0.isEmpty }
    let anywhere = words.map { "'\($0)':*" }.joined(separator: " & ")
    let titles = words.map { "'\($0)':*A" }.joined(separator: " & ")
    return switch part {
    case .anywhere: anywhere
    case .titles: titles
    case .overviewsAlone: "(\(anywhere)) & !(\(titles))"
    }
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

import BackendModel
import GRDB

/// Full-text search: turns the text that a user types into queries on `filmText`.
struct FilmSearch {
  /// The most words of a search; further words are ignored.
  private static let wordLimit = 32
  /// The most films with exactly the title searched for that come before the others.
  private static let exactLimit = 20

  private let text: String
  private let includesAdult: Bool
  /// The FTS5 query for all the words, in any column.
  private let anywhere: String
  /// The FTS5 query for all the words in the titles.
  private let inTitle: String

  /// - Returns: `nil` when there is no word in `text`.
  init?(_ text: String, includesAdult: Bool, _ db: Database) throws {
    // FTS5's own tokenizer finds the words: whatever is typed, the query has only quoted words.
    let tokenizer = try db.makeTokenizer(.unicode61(diacritics: .remove))
    var words: [String] = []
    for word in try tokenizer.tokenize(query: text).prefix(Self.wordLimit).map(\.token) {
      // "the" adds nothing to a search for "theory".
      if words.contains(where: { $0.hasPrefix(word) }) { continue }
      words.removeAll { word.hasPrefix($0) }
      words.append(word)
    }
    if words.isEmpty { return nil }
    self.text = text
    self.includesAdult = includesAdult
    anywhere = words.map { "\"\($0)\"*" }.joined(separator: " AND ")
    inTitle = "{title originalTitle} : (\(anywhere))"
  }

  /// Returns the films of a page, and the total number of films, at most ``PageNumber/reach``.
  func page(_ number: PageNumber, _ db: Database) throws -> (films: [Film], total: Int) {
    let exact = try exactTitles(db)
    let exactKeys = Set(exact.map(TextKey.init))
    var keys = Array(exact.map(TextKey.init).dropFirst(number.offset).prefix(PageNumber.size))
    // The other films are read in the order of their keys, without the exact matches.
    var skip = max(0, number.offset - exact.count)
    for match in [inTitle, "(\(anywhere)) NOT (\(inTitle))"] where keys.count < PageNumber.size {
      let wanted = PageNumber.size - keys.count
      let more = try self.keys(match, skip: skip, limit: wanted, without: exactKeys, db)
      keys += more
      let skipped = more.isEmpty ? try count(match, limit: skip, without: exactKeys, db) : skip
      skip -= skipped
    }
    let films = try keys.compactMap { try FilmWriter.find(Film.ID($0.filmID), in: db) }
    return (films, try count(anywhere, limit: PageNumber.reach, without: [], db))
  }

  private func exactTitles(_ db: Database) throws -> [Film] {
    try FilmRow.fetchAll(
      db,
      sql: """
        \(FilmRow.select) WHERE title = ? COLLATE NOCASE AND isAdult <= ?
        ORDER BY isAdult, popularity DESC, id LIMIT ?
        """, arguments: [text, includesAdult, Self.exactLimit]
    ).map(\.film)
  }

  private func keys(
    _ match: String, skip: Int, limit: Int, without exact: Set<TextKey>, _ db: Database
  ) throws -> [TextKey] {
    try Int64.fetchAll(
      db, sql: "\(select(match, without: exact)) ORDER BY rowid LIMIT ? OFFSET ?",
      arguments: [match, keyLimit, limit, skip]
    ).map(TextKey.init)
  }

  private func count(
    _ match: String, limit: Int, without exact: Set<TextKey>, _ db: Database
  ) throws -> Int {
    try Int.fetchOne(
      db, sql: "SELECT count(*) FROM (\(select(match, without: exact)) LIMIT ?)",
      arguments: [match, keyLimit, limit]) ?? 0
  }

  private var keyLimit: Int64 { includesAdult ? .max : TextKey.firstAdult - 1 }

  private func select(_ match: String, without exact: Set<TextKey>) -> String {
    let numbers = exact.map { "\($0.rawValue)" }.sorted().joined(separator: ",")
    return """
      SELECT rowid FROM filmText WHERE filmText MATCH ? AND rowid <= ? \
      AND rowid NOT IN (\(numbers))
      """
  }
}

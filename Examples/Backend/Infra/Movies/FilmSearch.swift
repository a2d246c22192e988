import BackendModel
import GRDB

/// Full-text search: what someone types, as questions to `filmText`.
struct FilmSearch {
  /// What is typed beyond that many words does not count.
  private static let wordLimit = 32
  /// How many films with exactly the title that was typed come before the others.
  private static let exactLimit = 20

  private let text: String
  private let includesAdult: Bool
  /// In FTS5's language: all the words, anywhere.
  private let anywhere: String
  /// All the words, in either title.
  private let inTitle: String

  /// - Returns: `nil` when there is no word in `text`.
  init?(_ text: String, includesAdult: Bool, _ db: Database) throws {
    // FTS5's own idea of a word: whatever is typed, what is asked is words in quotes and nothing else.
    let tokenizer = try db.makeTokenizer(.unicode61(diacritics: .remove))
    var words: [String] = []
    for word in try tokenizer.tokenize(query: text).prefix(Self.wordLimit).map(\.token) {
      // "the" says nothing that "theory" does not.
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

  /// The films of a page, and how many there are in all, at most ``PageNumber/reach``.
  func page(_ number: PageNumber, _ db: Database) throws -> (films: [Film], total: Int) {
    let exact = try exactTitles(db)
    let exactKeys = Set(exact.map(TextKey.init))
    var keys = Array(exact.map(TextKey.init).dropFirst(number.offset).prefix(PageNumber.size))
    // The others are read in the order of their keys, without those that are exact.
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

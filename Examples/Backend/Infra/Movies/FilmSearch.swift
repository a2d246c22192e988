import BackendModel
import SillarData

/// Turns the text that a user types into queries on the index of films.
struct FilmSearch {
  /// The most words of a search; further words are ignored.
  private static let wordLimit = 32
  /// The most films with exactly the title searched for that come before the others.
  private static let exactLimit = 20

  private let text: String
  private let includesAdult: Bool
  private let words: [String]

  /// - Returns: `nil` when there is no word in `text`.
  init?(_ text: String, includesAdult: Bool) {
    var words: [String] = []
    for word in FilmIndex.words(text).prefix(Self.wordLimit) {
      // "the" adds nothing to a search for "theory".
      if words.contains(where: { $0.hasPrefix(word) }) { continue }
      words.removeAll { word.hasPrefix($0) }
      words.append(word)
    }
    if words.isEmpty { return nil }
    self.text = text
    self.includesAdult = includesAdult
    self.words = words
  }

  /// Returns the films of a page, and the total number of films, at most ``PageNumber/reach``.
  func page(
    _ number: PageNumber, in database: SQLTransaction
  ) throws -> (films: [Film], total: Int) {
    let exact = try exactTitles(in: database).map { TextKey($0) }
    var keys = Array(exact.dropFirst(number.offset).prefix(PageNumber.size))
    // The other films are read in the order of their keys, without the exact matches.
    var skip = max(0, number.offset - exact.count)
    for part in [FilmIndex.Match.Part.titles, .overviewsAlone] where keys.count < PageNumber.size {
      let match = FilmIndex.Match(words: words, part: part)
      let more = try FilmIndex.keys(
        match, upTo: lastKey, without: Set(exact), skip: skip, limit: PageNumber.size - keys.count,
        in: database)
      keys += more
      skip -=
        more.isEmpty
        ? try FilmIndex.count(
          match, upTo: lastKey, without: Set(exact), limit: skip, in: database) : skip
    }
    let films = try keys.compactMap { try FilmWriter.find(Film.ID($0.filmID), in: database) }
    let total = try FilmIndex.count(
      FilmIndex.Match(words: words, part: .anywhere), upTo: lastKey, without: [],
      limit: PageNumber.reach, in: database)
    return (films, total)
  }

  private var lastKey: Int64 { includesAdult ? .max : TextKey.firstAdult - 1 }

  private func exactTitles(in database: SQLTransaction) throws -> [Film] {
    let isMeant: SQL = includesAdult ? "1 = 1" : "isAdult = 0"
    let title = text.lowercased()
    return try database.rows(
      """
      SELECT * FROM film WHERE (titleKey = \(title) OR spanishTitleKey = \(title)) AND \(isMeant)
      ORDER BY isAdult, popularity DESC, id LIMIT \(Self.exactLimit)
      """
    ) { try Film($0) }
  }
}

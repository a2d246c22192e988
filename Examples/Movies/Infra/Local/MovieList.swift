import MoviesModel

/// The key under which a list of pages is stored.
struct MovieList: Hashable, Sendable {
  static let searchPrefix = "search:"

  let name: String

  init(_ category: MovieCategory) { name = category.rawValue }

  /// Searches that differ only in case or spaces share one list. What a database cannot compare with, U+0000, divides words, too.
  init(searching text: String) {
    let words = text.lowercased().split { $0.isWhitespace || $0 == "\0" }
    name = Self.searchPrefix + words.joined(separator: " ")
  }

  var isSearch: Bool { name.hasPrefix(Self.searchPrefix) }
}

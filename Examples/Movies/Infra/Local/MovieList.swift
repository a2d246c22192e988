import MoviesModel

/// What a list of pages is stored under.
struct MovieList: Hashable, Sendable {
  static let searchPrefix = "search:"

  let name: String

  init(_ category: MovieCategory) { name = category.rawValue }

  /// Searches that differ in case or in spaces alone are one.
  init(searching text: String) {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    name = Self.searchPrefix + words.joined(separator: " ")
  }

  var isSearch: Bool { name.hasPrefix(Self.searchPrefix) }
}

import MoviesModel

/// What a list of pages is stored under.
struct MovieList: Hashable, Sendable {
  let name: String

  init(_ category: MovieCategory) { name = category.rawValue }

  /// Searches that differ in case or in spaces alone are one.
  init(searching text: String) {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    name = "search:" + words.joined(separator: " ")
  }
}

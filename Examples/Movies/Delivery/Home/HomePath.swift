import MoviesModel

/// Where the lists and searches are found: `/`, `/top-rated`, `/search/all/blade runner`.
enum HomePath {
  private static let searches = "/search/"
  /// The longest text that a path is made of, in characters.
  private static let longestText = 200

  static func path(of state: HomeState) -> String {
    let text = String(state.search.text.prefix(longestText))
    // Browsers take these parts for steps, not for words.
    let isPlain = !text.split(separator: "/").contains { $0 == "." || $0 == ".." }
    if !text.isEmpty, isPlain { return "\(searches)\(state.criterion.slug)/\(text)" }
    return state.category == .popular ? "/" : "/\(state.category.slug)"
  }

  /// Nil for a path that leads to neither.
  static func state(at path: String) -> HomeState? {
    var state = HomeState()
    if path == "/" { return state }
    if let category = MovieCategory.allCases.first(where: { "/\($0.slug)" == path }) {
      state.category = category
      return state
    }
    guard path.hasPrefix(searches) else { return nil }
    let parts = path.dropFirst(searches.count).split(
      separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty,
      let criterion = SearchCriterion.allCases.first(where: { $0.slug == parts[0] })
    else { return nil }
    state.criterion = criterion
    state.query = String(parts[1])
    return state
  }
}

extension MovieCategory {
  fileprivate var slug: String {
    switch self {
    case .popular: "popular"
    case .topRated: "top-rated"
    case .upcoming: "upcoming"
    }
  }
}

extension SearchCriterion {
  fileprivate var slug: String {
    switch self {
    case .all: "all"
    case .popular: "popular"
    case .topRated: "top-rated"
    case .upcoming: "upcoming"
    }
  }
}

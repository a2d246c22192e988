import CatalogModel

/// Where the shop's lists are found: `/`, `/category/kitchen`, `/search/coffee`, `/category/kitchen/search/coffee`.
enum ShopPath {
  private static let categories = "/category/"
  private static let searches = "/search/"

  static func path(of state: ShopState) -> String {
    let text = state.request.text
    // Browsers take these parts for steps, not for words.
    let isPlain = !text.split(separator: "/").contains { $0 == "." || $0 == ".." }
    let base = state.category.map { categories + $0.rawValue } ?? ""
    if !text.isEmpty, isPlain { return base + searches + text }
    return base.isEmpty ? "/" : base
  }

  /// Nil for a path that leads to no list.
  static func place(at path: String) -> (category: ProductCategory.ID?, query: String)? {
    if path == "/" { return (nil, "") }
    var rest = path[...]
    var category: ProductCategory.ID?
    if rest.hasPrefix(categories) {
      rest = rest.dropFirst(categories.count)
      let name = rest.prefix { $0 != "/" }
      guard let id = ProductCategory.ID(inLink: name) else { return nil }
      category = id
      rest = rest.dropFirst(name.count)
      if rest.isEmpty { return (category, "") }
    }
    guard rest.hasPrefix(searches), rest.count > searches.count else { return nil }
    return (category, String(rest.dropFirst(searches.count)))
  }
}

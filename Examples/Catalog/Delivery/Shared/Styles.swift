import Sillar

// Drawn by `web.css` in the resources.
extension Style {
  /// The ways to the shop, the orders and the basket: in the bar where there is room.
  static let header = Style("header", of: CatalogModule.module)
  /// The field of the search: beside the title where there is room.
  static let search = Style("search", of: CatalogModule.module)
  /// Products in a grid, the first one larger.
  static let products = Style("products", of: CatalogModule.module)
  /// The picture of a product, and beside it what is said about it.
  static let product = Style("product", of: CatalogModule.module)
  /// A number with one less and one more.
  static let stepper = Style("stepper", of: CatalogModule.module)
  /// The total of the basket: beside its lines where there is room.
  static let summary = Style("summary", of: CatalogModule.module)
  /// The orders, or the lines of one: as wide as is good to read.
  static let orders = Style("orders", of: CatalogModule.module)
}

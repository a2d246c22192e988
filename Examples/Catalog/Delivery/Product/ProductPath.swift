import CatalogModel

/// Where a product is found: `/product/moka-pot`.
enum ProductPath {
  private static let prefix = "/product/"

  static func path(of id: Product.ID) -> String { prefix + id.rawValue }

  /// Nil for a path that leads to no product.
  static func product(at path: String) -> Product.ID? {
    path.hasPrefix(prefix) ? Product.ID(inLink: path.dropFirst(prefix.count)) : nil
  }
}

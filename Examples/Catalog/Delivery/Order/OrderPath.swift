import CatalogModel

/// Where an order is found: `/orders/ord_7Q2K`.
enum OrderPath {
  private static let prefix = OrdersBuilder.path + "/"

  static func path(of id: Order.ID) -> String { prefix + id.rawValue }

  /// Nil for a path that leads to no order.
  static func order(at path: String) -> Order.ID? {
    path.hasPrefix(prefix) ? Order.ID(inLink: path.dropFirst(prefix.count)) : nil
  }
}

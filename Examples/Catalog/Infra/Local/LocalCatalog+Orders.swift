import CatalogModel
import SillarData

extension LocalCatalog {
  /// An order as it was saved, by itself or on the first page of orders.
  func order(_ key: OrderKey) async throws -> Saved<OrderDTO>? {
    if let saved: Saved<OrderDTO> = try await answer(key) { return saved }
    let newest = OrdersKey(language: key.language, customer: key.customer, cursor: nil)
    let page: Saved<ListDTO<OrderDTO>>? = try await answer(newest)
    guard let page, let order = page.value.items.first(where: { $0.id == key.id.rawValue }) else {
      return nil
    }
    return Saved(value: order, at: page.at)
  }
}

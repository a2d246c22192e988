public import SillarModel

/// One customer's orders at the shop, the newest first. Errors are `Problem`s.
///
/// ```swift
/// func newest(_ orders: any OrdersRepository) async throws -> Order? {
///   try await orders.page(after: nil).last().value.items.first
/// }
/// ```
public protocol OrdersRepository: Sendable {
  func page(after cursor: String?) -> Readings<Page<Order>>
  func order(_ id: Order.ID) -> Readings<Order>
  /// Places an order. Repeated calls with the same key and content make one order.
  func place(_ content: BasketContent, key: String) async throws -> Order
  func cancel(_ id: Order.ID) async throws -> Order
}

/// One customer's orders at the shop. Errors are ``CatalogError``s, or `CancellationError`.
///
/// ```swift
/// func newest(_ orders: any OrdersRepository) async throws -> Order? {
///   try await orders.page(after: nil).last().value.orders.first
/// }
/// ```
public protocol OrdersRepository: Sendable {
  func page(after cursor: PageCursor?) -> Answers<OrderPage>
  func order(_ id: Order.ID, _ way: ReadingWay) -> Answers<Order>
  /// Orders. However often it is asked with the same key and content, there is one order.
  func place(_ content: BasketContent, key: String) async throws -> Order
  func cancel(_ id: Order.ID) async throws -> Order
}

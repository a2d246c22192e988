import CatalogModel
import SillarData

/// One customer's orders, in one language.
struct CachedOrdersRepository: OrdersRepository {
  let catalog: CachedCatalog
  let customer: CustomerID
  let language: String

  func page(after cursor: PageCursor?) -> Answers<OrderPage> {
    let key = OrdersKey(language: language, customer: customer, cursor: cursor)
    return Answers(catalog.orderPages.read(key, cursor == nil ? .both : .networkFirst)) { list in
      OrderPage(orders: list.items.compactMap(order), next: list.cursor)
    }
  }

  /// One order that makes no sense costs itself.
  private func order(_ dto: OrderDTO) -> Order? {
    do {
      return try dto.order()
    } catch {
      catalog.report("an order is left out: \(error)")
      return nil
    }
  }

  func order(_ id: Order.ID, _ way: ReadingWay) -> Answers<Order> {
    Answers(catalog.orders.read(key(id), way.policy)) { try $0.order() }
  }

  func place(_ content: BasketContent, key: String) async throws -> Order {
    let dto = try await catalog.remoteOrders.place(
      content, key: key, for: customer, in: language)
    return try await kept(dto)
  }

  func cancel(_ id: Order.ID) async throws -> Order {
    try await kept(try await catalog.remoteOrders.cancel(key(id)))
  }

  private func kept(_ dto: OrderDTO) async throws -> Order {
    let order = try dto.order()
    await catalog.keep(dto, as: key(order.id))
    return order
  }

  private func key(_ id: Order.ID) -> OrderKey {
    OrderKey(language: language, customer: customer, id: id)
  }
}

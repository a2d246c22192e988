/// A part of a customer's orders.
///
/// ```swift
/// let page = OrderPage(orders: [order], next: nil)
/// ```
public struct OrderPage: Hashable, Sendable {
  public let orders: [Order]
  /// Nil at the end.
  public let next: PageCursor?

  public init(orders: [Order], next: PageCursor?) {
    self.orders = orders
    self.next = next
  }
}

/// A customer's orders as far as they were read, the newest first; none comes twice.
///
/// ```swift
/// let all = PagedOrders(firstPage).appending(secondPage)
/// ```
public struct PagedOrders: Hashable, Sendable {
  public let orders: [Order]
  public let next: PageCursor?

  public init(_ page: OrderPage) {
    orders = page.orders
    next = page.next
  }

  private init(orders: [Order], next: PageCursor?) {
    self.orders = orders
    self.next = next
  }

  public func appending(_ page: OrderPage) -> PagedOrders {
    let known = Set(orders.map(\.id))
    return PagedOrders(
      orders: orders + page.orders.filter { !known.contains($0.id) },
      next: page.next == next ? nil : page.next)
  }
}

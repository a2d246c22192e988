public import SillarModel

/// A customer's orders, page by page.
///
/// ```swift
/// func count(_ getOrders: any GetOrders) async throws -> Int {
///   try await getOrders.start().last().value.orders.count
/// }
/// ```
public protocol GetOrders: Sendable {
  func start() -> Answers<PagedOrders>
  /// The orders with the next page; as they are when there is no more.
  func readOn(after orders: PagedOrders) async throws -> Answer<PagedOrders>
}

/// One order.
///
/// ```swift
/// func state(of id: Order.ID, _ getOrder: any GetOrder) async throws -> Order.State {
///   try await getOrder.execute(id).last().value.state
/// }
/// ```
public protocol GetOrder: Sendable {
  func execute(_ id: Order.ID) -> Answers<Order>
}

/// Takes back an order that was not paid.
///
/// ```swift
/// func takeBack(_ id: Order.ID, _ cancel: any CancelOrder) async throws {
///   let order = try await cancel.execute(id)
///   print(order.state)
/// }
/// ```
public protocol CancelOrder: Sendable {
  func execute(_ id: Order.ID) async throws -> Order
}

/// See ``GetOrders``.
public struct DefaultGetOrders: GetOrders {
  private let orders: any OrdersRepository
  public init(orders: any OrdersRepository) { self.orders = orders }

  public func start() -> Answers<PagedOrders> {
    orders.page(after: nil).mapValues { PagedOrders($0) }
  }

  public func readOn(after orders: PagedOrders) async throws -> Answer<PagedOrders> {
    guard let next = orders.next else { return Answer(orders, .live) }
    return try await self.orders.page(after: next).last().map { orders.appending($0) }
  }
}

/// See ``GetOrder``. An order that turns out to be paid leaves the basket, whoever noticed it.
public struct DefaultGetOrder: GetOrder {
  private let orders: any OrdersRepository
  private let checkouts: any CheckoutRepository

  public init(orders: any OrdersRepository, checkouts: any CheckoutRepository) {
    self.orders = orders
    self.checkouts = checkouts
  }

  public func execute(_ id: Order.ID) -> Answers<Order> {
    Answers { [orders, checkouts] give in
      for try await answer in orders.order(id, .both) {
        if answer.freshness == .live, answer.value.state == .paid {
          try? await checkouts.settle(id)
        }
        give(answer)
      }
    }
  }
}

/// See ``CancelOrder``.
public struct DefaultCancelOrder: CancelOrder {
  private let orders: any OrdersRepository
  public init(orders: any OrdersRepository) { self.orders = orders }
  public func execute(_ id: Order.ID) async throws -> Order { try await orders.cancel(id) }
}

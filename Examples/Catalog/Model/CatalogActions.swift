/// What somebody can do in the shop: one customer, in one language.
///
/// ```swift
/// let actions = CatalogActions(
///   products: products, baskets: baskets, checkouts: checkouts, orders: orders)
/// let basket = try await actions.baskets.update { try $0.add(pot, 2) }
/// ```
public struct CatalogActions: Sendable {
  public let products: any ProductsSource
  public let baskets: any BasketRepository
  public let checkouts: any CheckoutRepository
  public let orders: any OrdersRepository
  public let lookAtShelves: LookAtShelves
  public let checkOut: CheckOut
  public let followCheckout: FollowCheckout
  public let getOrder: GetOrder

  public init(
    products: any ProductsSource, baskets: any BasketRepository,
    checkouts: any CheckoutRepository, orders: any OrdersRepository
  ) {
    self.products = products
    self.baskets = baskets
    self.checkouts = checkouts
    self.orders = orders
    lookAtShelves = LookAtShelves(source: products)
    checkOut = CheckOut(
      baskets: baskets, checkouts: checkouts, orders: orders, look: lookAtShelves)
    followCheckout = FollowCheckout(baskets: baskets, checkouts: checkouts, orders: orders)
    getOrder = GetOrder(orders: orders, checkouts: checkouts)
  }
}

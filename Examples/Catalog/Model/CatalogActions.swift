/// The actions of one customer in the shop, in one language.
///
/// ```swift
/// let actions = CatalogActions(products: products, baskets: baskets, orders: orders)
/// let basket = try await actions.baskets.update { try $0.add(pot, 2) }
/// ```
public struct CatalogActions: Sendable {
  public let products: any ProductsSource
  public let baskets: any BasketRepository
  public let orders: any OrdersRepository
  public let lookAtShelves: LookAtShelves
  public let checkOut: CheckOut
  public let followCheckout: FollowCheckout
  public let getOrder: GetOrder

  public init(
    products: any ProductsSource, baskets: any BasketRepository, orders: any OrdersRepository
  ) {
    self.products = products
    self.baskets = baskets
    self.orders = orders
    lookAtShelves = LookAtShelves(source: products)
    followCheckout = FollowCheckout(baskets: baskets, orders: orders)
    checkOut = CheckOut(
      baskets: baskets, orders: orders, look: lookAtShelves, follow: followCheckout)
    getOrder = GetOrder(orders: orders, baskets: baskets)
  }
}

/// What somebody can do in the shop: one customer, in one language.
///
/// ```swift
/// let actions = CatalogActions(
///   products: products, baskets: baskets, checkouts: checkouts, orders: orders)
/// let basket = try await actions.editBasket.execute(.add(pot, 2))
/// ```
public struct CatalogActions: Sendable {
  public let getCategories: any GetCategories
  public let browse: any BrowseProducts
  public let getProduct: any GetProduct
  public let lookAtShelves: any LookAtShelves
  public let watchBasket: any WatchBasket
  public let editBasket: any EditBasket
  public let checkOut: any CheckOut
  public let followCheckout: any FollowCheckout
  public let getOrders: any GetOrders
  public let getOrder: any GetOrder
  public let cancelOrder: any CancelOrder

  public init(
    products: any ProductsSource, baskets: any BasketRepository,
    checkouts: any CheckoutRepository, orders: any OrdersRepository
  ) {
    let look = DefaultLookAtShelves(source: products)
    getCategories = DefaultGetCategories(source: products)
    browse = DefaultBrowseProducts(source: products)
    getProduct = DefaultGetProduct(source: products)
    lookAtShelves = look
    watchBasket = DefaultWatchBasket(baskets: baskets)
    editBasket = DefaultEditBasket(baskets: baskets)
    checkOut = DefaultCheckOut(
      baskets: baskets, checkouts: checkouts, orders: orders, look: look)
    followCheckout = DefaultFollowCheckout(
      baskets: baskets, checkouts: checkouts, orders: orders)
    getOrders = DefaultGetOrders(orders: orders)
    getOrder = DefaultGetOrder(orders: orders, checkouts: checkouts)
    cancelOrder = DefaultCancelOrder(orders: orders)
  }
}

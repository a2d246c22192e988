public import CatalogModel
public import Foundation
public import Sillar
public import SillarModel

/// The way into the shop: products, the basket, orders.
///
/// ```swift
/// let coordinator = CatalogCoordinator(
///   navigator: navigator, actions: actions, words: words, options: CatalogOptions(),
///   reconnection: infra.reconnection,
///   pay: { order, finish in payments.pay(order.rawValue) { finish($0 ? .paid : .cancelled) } },
///   showReceipt: { payment in payments.showReceipt(payment) })
/// coordinator.start()
/// ```
///
/// How an order is paid is not the shop's business: the app sees to it, and says how it ended. A link to a product, the
/// basket or an order shows it alone; Back then leads to the shop.
public final class CatalogCoordinator: Coordinator {
  /// Starts the payment of an order, on the same navigator, and calls the closure once when it has ended.
  public typealias Pay = (Order.ID, @escaping (CheckoutOutcome) -> Void) -> Void

  let navigator: Navigator
  private let shop: ShopBuilder
  let product: ProductBuilder
  let basket: BasketBuilder
  let orders: OrdersBuilder
  let order: OrderBuilder
  private let pay: Pay
  let showReceipt: (_ payment: String) -> Void
  /// Where they are on the stack.
  weak var shopScreen: Screen?
  weak var basketScreen: Screen?
  weak var ordersScreen: Screen?
  /// The order that is being paid, and where to go back to from there.
  private var payment: (order: Order.ID, number: Int)?
  private weak var payingScreen: Screen?
  private var payments = 0

  /// - Parameters:
  ///   - actions: What can be done, for this window's customer and in its language.
  ///   - words: The window's words.
  ///   - reconnection: Tells screens that show what was saved, or nothing, when to ask again.
  ///   - clock: Drives the pause before a search, and how often screens look whether they are up to date.
  ///   - now: What time it is: for the age of what was saved, and for orders that expire.
  ///   - pay: See ``Pay``. Hold what the app owns weakly in it.
  ///   - showReceipt: Shows the receipt of the payment with this identifier, on the same navigator.
  public init(
    navigator: Navigator, actions: CatalogActions, words: Localization,
    options: CatalogOptions = CatalogOptions(), reconnection: any Reconnection,
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping () -> Date = { Date() },
    pay: @escaping Pay, showReceipt: @escaping (_ payment: String) -> Void
  ) {
    let parts = CatalogParts(
      actions: actions, words: words, options: options,
      recovery: Recovery(reconnection: reconnection, clock: clock, now: now))
    self.navigator = navigator
    self.pay = pay
    self.showReceipt = showReceipt
    shop = ShopBuilder(parts: parts)
    product = ProductBuilder(parts: parts)
    basket = BasketBuilder(parts: parts)
    orders = OrdersBuilder(parts: parts)
    order = OrderBuilder(parts: parts)
  }

  public func start() { navigator.replaceAll(with: [makeShop()]) }

  /// The paths are those of lists, such as `/`, `/category/kitchen` and `/search/coffee`, `/product/moka-pot`,
  /// `/basket`, `/orders`, and `/orders/ord_7Q2K` for each order.
  public func open(_ path: String) -> Bool {
    if let place = ShopPath.place(at: path) {
      navigator.replaceAll(with: [makeShop(category: place.category, query: place.query)])
    } else if let id = ProductPath.product(at: path) {
      productSelected(id)
    } else if path == BasketBuilder.path {
      basketRequested()
    } else if path == OrdersBuilder.path {
      ordersRequested()
    } else if let id = OrderPath.order(at: path) {
      orderSelected(id)
    } else {
      return false
    }
    return true
  }

  public func back() -> BackAnswer {
    guard navigator.modals.isEmpty, navigator.stack.count == 1, !isOnStack(shopScreen) else {
      return .pop
    }
    start()
    return .stay
  }

  private func makeShop(category: ProductCategory.ID? = nil, query: String = "") -> Screen {
    let screen = shop.build(category: category, query: query, coordinator: self)
    shopScreen = screen
    return screen
  }

  func isOnStack(_ screen: Screen?) -> Bool {
    screen.map { screen in navigator.stack.contains { $0 === screen } } ?? false
  }

  // MARK: Payment

  func startPayment(_ id: Order.ID) {
    payments += 1
    let number = payments
    payment = (id, number)
    payingScreen = navigator.stack.last
    pay(id) { [weak self] outcome in self?.paymentEnded(number, outcome) }
  }

  private func paymentEnded(_ number: Int, _ outcome: CheckoutOutcome) {
    // Only the payment that was begun last counts, and only once.
    guard let payment, payment.number == number else { return }
    self.payment = nil
    switch outcome {
    case .paid:
      let home = isOnStack(shopScreen) ? shopScreen : nil
      navigator.replaceAll(with: [
        home ?? makeShop(), order.build(payment.order, note: .paid, coordinator: self),
      ])
    case .cancelled:
      if let payingScreen { navigator.pop(to: payingScreen) }
      guard payingScreen?.name != "order" else { return }
      navigator.push(order.build(payment.order, note: .unpaid, coordinator: self))
    case .unsettled:
      if let payingScreen { navigator.pop(to: payingScreen) }
      let screen = order.build(payment.order, note: .unsettled, coordinator: self)
      if payingScreen?.name == "order" {
        navigator.replace(with: screen)
      } else {
        navigator.push(screen)
      }
    }
  }
}

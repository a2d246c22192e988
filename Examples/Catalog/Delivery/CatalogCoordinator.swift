public import CatalogModel
import Money
public import Sillar

/// The outcome of a payment that the shop has started.
public enum CheckoutOutcome: Hashable, Sendable {
  case paid
  /// The customer pays on delivery.
  case promised
  /// The customer left the payment, or it was declined or is no longer possible.
  case cancelled
  /// The outcome is not known yet: the order may have been paid.
  case unsettled
}

/// The entry point of Catalog: products, the basket, orders.
///
/// ```swift
/// func begin(_ context: ModuleContext, _ actions: CatalogActions) {
///   CatalogCoordinator(
///     context, actions: actions, pay: { order, finish in finish(.promised) },
///     showReceipt: { payment in print(payment) }
///   ).start()
/// }
/// ```
///
/// The app pays the orders, and reports the outcome. Back from a link leads to the shop.
public final class CatalogCoordinator: Coordinator {
  /// Starts the payment of an order, on the same navigator, and calls the closure with the outcome.
  public typealias Pay = (Order.ID, @escaping (CheckoutOutcome) -> Void) -> Void

  private let context: ModuleContext
  private let actions: CatalogActions
  private let startPayment: Pay
  private let door: AccountDoor
  let showReceipt: (_ payment: String) -> Void
  /// Counts payments and their outcomes: only the first outcome of the last payment is used.
  private var payments = 0
  private var navigator: Navigator { context.navigator }

  /// - Parameters:
  ///   - actions: The actions of this window's customer, in its language.
  ///   - pay: See ``Pay``. The closure must hold the app's objects weakly.
  ///   - showReceipt: Shows the receipt of the payment with this identifier, on the same navigator.
  ///   - door: The account that orders need.
  public init(
    _ context: ModuleContext, actions: CatalogActions, pay: @escaping Pay,
    showReceipt: @escaping (_ payment: String) -> Void, door: AccountDoor = .none
  ) {
    self.context = context
    self.actions = actions
    self.door = door
    startPayment = pay
    self.showReceipt = showReceipt
  }

  public func start() { navigator.replaceAll(with: [shop(ShopRoute())]) }

  public static let destinations: [Destination<CatalogCoordinator>] = [
    Destination(ShopRoute.self) { $0.shop($1) },
    Destination(
      ProductRoute.self, beneath: { _ in [ShopRoute()] },
      ahead: { $0.actions.products.product($1.id) }, build: { $0.product($1.id) }),
    Destination(BasketRoute.self, beneath: { _ in [ShopRoute()] }, build: { $0.basket() }),
    Destination(
      OrdersRoute.self, beneath: { _ in [ShopRoute()] },
      build: { $0.form(before: $1) ?? $0.orders() }),
    Destination(
      OrderRoute.self, beneath: { _ in [ShopRoute()] },
      build: { $0.form(before: $1) ?? $0.order($1.id) }),
  ]

  private func form(before route: some Route) -> Screen? {
    door.isOpen() ? nil : door.form(route.link)
  }

  /// Shows an order that has just been paid, above the shop.
  public func showPaid(_ id: Order.ID) { showAboveShop(order(id, .paid)) }

  private func showAboveShop(_ screen: Screen) {
    let shop = navigator.stack.first { $0.name == "shop" } ?? shop(ShopRoute())
    navigator.replaceAll(with: [shop, screen])
  }

  // MARK: Navigation

  /// - Parameter known: The product as its card shows it.
  func show(_ id: Product.ID, _ known: Product? = nil) { navigator.push(product(id, known)) }
  func show(_ order: Order) { navigator.push(self.order(order.id, known: order)) }
  func show(_ id: Order.ID, _ note: OrderNote? = nil) { navigator.push(order(id, note)) }
  func showShop() { goBack(to: "shop") { start() } }
  func showBasket() { goBack(to: "basket") { navigator.push(basket()) } }
  func showOrders() {
    door.ask { [self] in goBack(to: "orders") { navigator.push(orders()) } }
  }

  /// True while somebody is signed in.
  var hasAccount: Bool { door.isOpen() }
  /// Shows the form above the other screens, if nobody is signed in.
  func askForAccount() { door.ask {} }

  private func goBack(to name: String, orElse show: () -> Void) {
    if let screen = navigator.stack.last(where: { $0.name == name }) {
      navigator.pop(to: screen)
    } else {
      show()
    }
  }

  func pay(_ id: Order.ID) {
    payments += 1
    let number = payments
    startPayment(id) { [weak self, weak screen = navigator.stack.last] outcome in
      guard let self, payments == number else { return }
      payments += 1
      switch outcome {
      case .paid: showPaid(id)
      case .promised: showAboveShop(order(id))
      case .cancelled: leftPayment(of: id, .unpaid, on: screen)
      case .unsettled: leftPayment(of: id, .unsettled, on: screen)
      }
    }
  }

  private func leftPayment(of id: Order.ID, _ note: OrderNote, on screen: Screen?) {
    if let screen { navigator.pop(to: screen) }
    if screen?.name != "order" {
      show(id, note)
    } else if note == .unsettled {
      navigator.replace(with: order(id, note))
    }
  }

  // MARK: Screens

  private func header(on place: HeaderPlace) -> Screen {
    header(HeaderPresenter(on: place, actions: actions, coordinator: self))
  }

  private func header(_ presenter: HeaderPresenter) -> Screen {
    let account = door.badge.map { $0() }
    return Screen(
      "header", view: HeaderView(place: presenter.place, showsAccount: account != nil),
      presenter: presenter, children: account.map { ["account": $0] } ?? [:])
  }

  private func shop(_ route: ShopRoute) -> Screen {
    let context = context.forScreen()
    let shop = ShopPresenter(route, context, products: actions.products, coordinator: self)
    return Screen(
      "shop", at: Driver { shop.route },
      view: ShopView(showsStock: context.configuration[CatalogShowsStock.self]), presenter: shop,
      children: ["header": header(on: .shop)])
  }

  private func product(_ id: Product.ID, _ known: Product? = nil) -> Screen {
    let context = context.forScreen()
    let header = HeaderPresenter(on: .product, actions: actions, coordinator: self)
    let product = ProductPresenter(
      id, known, context, actions: actions, basket: Driver { header.basket }, coordinator: self)
    return Screen(
      "product", at: ProductRoute(id: id),
      view: ProductView(showsStock: context.configuration[CatalogShowsStock.self]),
      presenter: product,
      children: ["header": self.header(header)])
  }

  private func basket() -> Screen {
    let basket = BasketPresenter(context, actions: actions, coordinator: self)
    let checkout = Screen(
      "checkout", view: CheckoutView(), state: Driver { basket.state }, send: basket.handle)
    return Screen(
      "basket", at: BasketRoute(), view: BasketView(), presenter: basket,
      children: ["header": header(on: .basket), "checkout": checkout])
  }

  private func orders() -> Screen {
    Screen(
      "orders", at: OrdersRoute(), view: OrdersView(),
      presenter: OrdersPresenter(context, orders: actions.orders, coordinator: self),
      children: ["header": header(on: .orders)])
  }

  private func order(_ id: Order.ID, _ note: OrderNote? = nil, known: Order? = nil) -> Screen {
    let order = OrderPresenter(id, note, known, context, actions: actions, coordinator: self)
    let standing = Screen("standing", view: StandingView(), presenter: order)
    return Screen(
      "order", at: OrderRoute(id: id), view: OrderView(), state: Driver { order.state },
      children: ["header": header(on: .order), "standing": standing],
      runWhileVisible: order.read, send: order.handle)
  }
}

import CatalogDelivery
import CatalogModel
import PaymentsDelivery
import PaymentsModel
import SignInDelivery
import SignInModel
import Sillar

/// Connects the shop to Payments and to SignIn: orders are paid, and both need an account.
final class ShopCoordinator: Coordinator {
  private let context: ModuleContext
  private let sessions: any SignInSessionsDataManager
  private let accountModules: [Module]
  private let makePayments: (@escaping (PaymentOutcome) -> Void) -> PaymentsCoordinator
  private let makeCatalog:
    (@escaping CatalogCoordinator.Pay, @escaping (String) -> Void, AccountDoor) ->
      CatalogCoordinator
  private let demoAccounts: [DemoAccount]
  /// The person whose orders and payments may be on the stack.
  private var customer: Member?
  /// The link to follow after a form that a link has opened.
  private var wanted = "/"
  // The coordinators refer to each other, so each is made on first use.
  private lazy var signIn = SignInCoordinator(
    context, sessions: sessions, demoAccounts: demoAccounts,
    onSignedIn: { [weak self] in self?.entered($0) },
    onSignedOut: { [weak self] in self?.follow(nil) })
  private lazy var payments: PaymentsCoordinator = makePayments { [weak self] outcome in
    self?.linkEnded(outcome)
  }
  private lazy var catalog: CatalogCoordinator = makeCatalog(
    { [weak self] order, finish in
      self?.payments.pay(Payable.ID(order.rawValue)) { outcome in
        switch outcome {
        case .paid(let payment): finish(payment.state == .promised ? .promised : .paid)
        case .cancelled: finish(.cancelled)
        case .unsettled: finish(.unsettled)
        }
      }
    },
    { [weak self] payment in self?.payments.showReceipt(Payment.ID(payment)) },
    AccountDoor(
      isOpen: { [sessions] in sessions.person != nil },
      ask: { [weak self, signIn, sessions] proceed in
        signIn.ask {
          self?.customer = sessions.person
          proceed()
        }
      },
      form: { [weak self] in self?.form(before: $0) }, badge: { [signIn] in signIn.makeBadge() }))

  /// - Parameters:
  ///   - accountModules: The modules whose screens all need an account: a link to one leads to the form first.
  ///   - payments: Makes the coordinator of Payments; its argument handles the end of a payment opened by a link.
  ///   - catalog: Makes the coordinator of Catalog; its arguments pay an order, show a receipt and ask for an account.
  init(
    _ context: ModuleContext, sessions: any SignInSessionsDataManager,
    demoAccounts: [DemoAccount], accountModules: [Module],
    payments: @escaping (_ onLinkFinish: @escaping (PaymentOutcome) -> Void) -> PaymentsCoordinator,
    catalog:
      @escaping (
        _ pay: @escaping CatalogCoordinator.Pay, _ showReceipt: @escaping (String) -> Void,
        _ door: AccountDoor
      ) -> CatalogCoordinator
  ) {
    self.context = context
    self.sessions = sessions
    self.demoAccounts = demoAccounts
    self.accountModules = accountModules
    makePayments = payments
    makeCatalog = catalog
    customer = sessions.person
  }

  func start() { catalog.start() }

  static let destinations: [Destination<ShopCoordinator>] = [
    Destination(
      gate: { $0.sessions.person == nil ? $0.accountModules : [] },
      build: { $0.form(before: $1) })
  ]

  var children: [any Coordinator] {
    sessions.person == nil ? [catalog] : [catalog, payments, signIn]
  }

  /// Opens the shop when a person who is signed in follows a link to the form.
  func open(_ path: String) -> Bool {
    guard path == "/" || path == "/sign-in" else { return false }
    start()
    return true
  }

  func back() -> BackAnswer { payments.isShowing ? payments.back() : catalog.back() }
  func leave() -> BackAnswer { payments.leave() }

  /// Follows sign-ins and sign-outs in other windows, and the end of the session.
  func run() async { await signIn.follow { follow($0) } }

  // MARK: The account

  /// Makes the form for a link, which is followed afterwards.
  private func form(before link: String) -> Screen {
    wanted = link == "/sign-in" ? "/" : link
    return signIn.makeForm(leave: catalog.start)
  }

  /// Goes on where a link led before the form.
  private func entered(_ person: Member) {
    customer = person
    if let screens = screens(for: wanted) {
      context.navigator.replaceAll(with: screens)
    } else {
      start()
    }
    wanted = "/"
  }

  /// The orders and payments of a customer who signs out leave the window. The shop stays.
  private func follow(_ person: Member?) {
    guard let last = customer, last != person else {
      customer = person
      return
    }
    customer = person
    let path = context.navigator.stack.last { $0.link != nil }?.link
    if person == nil, sessions.hasExpired, let path, let screens = screens(for: path) {
      context.navigator.replaceAll(with: screens)
    } else {
      start()
    }
  }

  // MARK: Payments

  /// Shows the shop after a payment that a link or a reload opened, with the paid order: no screen is beneath it.
  private func linkEnded(_ outcome: PaymentOutcome) {
    if case .paid(let payment) = outcome, let order = Order.ID(payment.payable.rawValue) {
      catalog.showPaid(order)
    } else {
      catalog.start()
    }
  }
}

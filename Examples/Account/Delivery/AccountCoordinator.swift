public import AccountModel
public import Sillar
import SillarModel

/// The entry point of an account: balance, activity, sending money, and requests for it.
///
/// ```swift
/// func begin(_ context: ModuleContext, _ actions: AccountActions) {
///   AccountCoordinator(
///     context, actions: actions, showReceipt: { payment in print(payment) },
///     pay: { payable, onFinish in onFinish(false) }
///   ).start()
/// }
/// ```
///
/// The module does not move money: the app makes the payments, and shows receipts.
public final class AccountCoordinator: Coordinator {
  /// Pays a transfer or a request, by its name at the service. The payment's screens are pushed on the stack, and
  /// removed at the end. `onFinish` gets false only if the payment was certainly not made.
  public typealias Pay = (_ payable: String, _ onFinish: @escaping (Bool) -> Void) -> Void

  let context: ModuleContext
  let actions: AccountActions
  private let showReceipt: (_ payment: String) -> Void
  private let pay: Pay
  let badge: (() -> Screen)?
  private var navigator: Navigator { context.navigator }
  var offersAsking: Bool { context.forScreen().configuration[AccountRequests.self] }

  /// - Parameters:
  ///   - actions: The actions of this customer.
  ///   - showReceipt: Shows the receipt of a payment, by its name at the service.
  ///   - badge: Makes the part of the first screen that shows who is signed in.
  public init(
    _ context: ModuleContext, actions: AccountActions,
    showReceipt: @escaping (_ payment: String) -> Void, pay: @escaping Pay,
    badge: (() -> Screen)? = nil
  ) {
    self.context = context
    self.actions = actions
    self.showReceipt = showReceipt
    self.pay = pay
    self.badge = badge
  }

  public func start() { navigator.replaceAll(with: [home()]) }

  public static let destinations: [Destination<AccountCoordinator>] = [
    Destination(HomeRoute.self) { $0.home() },
    Destination(
      ActivityRoute.self, beneath: { _ in [HomeRoute()] }, build: { $0.activity() }),
    Destination(
      MovementRoute.self, beneath: { _ in [HomeRoute(), ActivityRoute()] },
      build: { $0.movement($1.id) }),
    Destination(SendRoute.self, beneath: { _ in [HomeRoute()] }, build: { $0.send() }),
    Destination(
      RequestsRoute.self, beneath: { _ in [HomeRoute()] }, build: { $0.requests() }),
    Destination(RequestRoute.self, beneath: { _ in [HomeRoute()] }, build: { $0.request($1.id) }),
    Destination(
      AskRoute.self, beneath: { _ in [HomeRoute()] },
      build: { $0.offersAsking ? $0.ask() : nil }),
    Destination(SplitRoute.self, beneath: { _ in [HomeRoute()] }, build: { $0.split($1) }),
    Destination(modal: DeclineRoute.self) { $0.question(about: $1.id) },
  ]

  /// The offer to split a bill that the customer has paid, as a section of one of the app's screens.
  ///
  /// - Parameter bill: Nil until it is known, and if there is nothing to split.
  public func splitOffer(of bill: Driver<BillSplit?>) -> Screen {
    let offered = bill.map { [offersAsking] in offersAsking ? $0 : nil }
    return Screen(
      "split-offer", view: SplitOfferView(), state: offered,
      send: { bill in
        if let screen = self.split(SplitRoute(bill)) { self.navigator.push(screen) }
      })
  }

  /// A place that a button or a row leads to.
  enum Place: Equatable, Sendable {
    case activity, requests, send, ask
    case movement(Movement)
    case request(PaymentRequest.ID)
    case payment(of: PaymentRequest.ID)
    case receipt(payment: String)
    case decline(PaymentRequest)
  }

  func go(to place: Place) {
    switch place {
    case .activity: navigator.push(activity())
    case .requests: navigator.push(requests())
    case .send: navigator.push(send())
    case .ask: navigator.push(ask())
    case .movement(let movement):
      if let payment = movement.receipt { return showReceipt(payment) }
      navigator.push(self.movement(movement.id, known: movement))
    case .receipt(let payment): showReceipt(payment)
    case .request(let id): navigator.push(request(id))
    case .payment(let id): havePaid(id.rawValue)
    case .decline(let request): decline(request)
    }
  }

  private func decline(_ request: PaymentRequest) {
    guard navigator.modals.isEmpty else { return }
    navigator.present(question(about: request.id, request))
  }

  /// - Parameter known: The request; nil in a window that is brought back, which reads it again.
  private func question(about id: PaymentRequest.ID, _ known: PaymentRequest? = nil) -> Screen {
    let request = Loader(context, value: known) { [source = actions.source] in
      guard let request = try await source.requests().last().value.first(where: { $0.id == id })
      else { throw Problem.notFound }
      return request
    }
    let declining = Submission()
    return Screen(
      "decline-request", at: DeclineRoute(id: id), view: DeclineRequestView(),
      state: Driver { DeclineRequestState(request: request.state, declining: declining.state) },
      run: { if request.state.value == nil { await request.run() } },
      send: { event in
        if event == .retried { return await request.retry() }
        if event == .declined {
          let requests = self.actions.requests
          let done: Void? = await declining.run { try await requests.decline(id) }
          if done == nil { return }
        }
        self.navigator.dismiss()
      })
  }

  private func split(_ route: SplitRoute) -> Screen? {
    guard let bill = route.bill else { return nil }
    let split = SplitBillPresenter(bill, self, actions.splitBill)
    return Screen(
      "split-bill", at: route, view: SplitBillView(), presenter: split,
      children: people(.splitSearch, split.add))
  }

  func splitClosed() { navigator.pop() }
  func asked(_ new: PaymentRequest) { navigator.replace(with: request(new.id)) }
  func made(_ transfer: Transfer) { havePaid(transfer.id.rawValue) }

  /// Shows the home screen after a payment that may have been made; otherwise the screens stay.
  private func havePaid(_ payable: String) {
    pay(payable) { [weak self] mayBePaid in if mayBePaid { self?.showHome() } }
  }

  private func showHome() {
    while !navigator.modals.isEmpty { navigator.dismiss() }
    navigator.popToRoot()
  }
}

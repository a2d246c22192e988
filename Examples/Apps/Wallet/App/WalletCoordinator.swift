import AccountDelivery
import AccountModel
import PaymentsDelivery
import PaymentsModel
import Sillar

/// The place where an account and Payments meet: transfers and requests are paid, and movements have receipts.
final class WalletCoordinator: Coordinator {
  private let makePayments: (@escaping (PaymentOutcome) -> Void) -> PaymentsCoordinator
  private let context: ModuleContext
  private let actions: AccountActions
  // Each needs the other.
  private lazy var payments = makePayments { [weak self] _ in self?.account.start() }
  private lazy var account = AccountCoordinator(
    context, actions: actions,
    showReceipt: { [weak self] payment in self?.payments.showReceipt(Payment.ID(payment)) },
    pay: { [weak self] payable, finish in
      self?.payments.pay(Payable.ID(payable)) { finish($0 != .cancelled) }
    })

  /// - Parameter payments: Makes the coordinator of Payments, with what follows a payment that a link led to.
  init(
    _ context: ModuleContext, account actions: AccountActions,
    payments: @escaping (_ onLinkFinish: @escaping (PaymentOutcome) -> Void) -> PaymentsCoordinator
  ) {
    self.context = context
    self.actions = actions
    makePayments = payments
  }

  func start() { account.start() }

  @RouteBuilder var routes: [Destination] {
    payments.routes
    account.routes
  }

  func back() -> BackAnswer { payments.isShowing ? payments.back() : account.back() }
  func leave() -> BackAnswer { payments.leave() }
}

import AccountDelivery
import AccountModel
import PaymentsDelivery
import PaymentsModel
import Sillar

/// Connects Account to Payments: transfers and requests are paid, movements have receipts, and a paid bill can be split
/// among friends.
final class WalletCoordinator: Coordinator {
  typealias MakePayments = (
    _ receiptSection: @escaping (Driver<Payment?>) -> Screen,
    _ onLinkFinish: @escaping (PaymentOutcome) -> Void
  ) -> PaymentsCoordinator

  private let makePayments: MakePayments
  private let context: ModuleContext
  private let actions: AccountActions
  private let badge: () -> Screen
  // The two coordinators refer to each other, so each is made on first use.
  private lazy var payments: PaymentsCoordinator = makePayments(
    { [account] payment in account.splitOffer(of: Driver { payment.value.flatMap(BillSplit.init) })
    },
    { [weak self] _ in self?.account.start() })
  private lazy var account: AccountCoordinator = AccountCoordinator(
    context, actions: actions,
    showReceipt: { [weak self] payment in self?.payments.showReceipt(Payment.ID(payment)) },
    pay: { [weak self] payable, finish in
      self?.payments.pay(Payable.ID(payable)) { finish($0 != .cancelled) }
    }, badge: badge)

  /// - Parameters:
  ///   - badge: Makes the part of the first screen that shows who is signed in.
  ///   - payments: Makes the coordinator of Payments; it handles the end of a payment opened by a link.
  init(
    _ context: ModuleContext, account actions: AccountActions, badge: @escaping () -> Screen,
    payments: @escaping MakePayments
  ) {
    self.context = context
    self.actions = actions
    self.badge = badge
    makePayments = payments
  }

  func start() { account.start() }

  var children: [any Coordinator] { [payments, account] }

  func back() -> BackAnswer { payments.isShowing ? payments.back() : account.back() }
  func leave() -> BackAnswer { payments.leave() }
}

extension BillSplit {
  /// Makes a bill of a succeeded payment; nil for any other payment.
  fileprivate init?(_ payment: Payment) {
    guard payment.state == .succeeded else { return nil }
    let words = [payment.payee, payment.reference].filter { !$0.isEmpty }.joined(separator: " · ")
    self.init(
      amount: payment.total, note: Note(String(words.prefix(Note.longest))) ?? Note(),
      date: payment.date)
  }
}

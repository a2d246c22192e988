import PaymentsModel
import Sillar

/// A presenter that may be in the middle of a payment.
protocol PayingPresenter: AnyObject {
  var isUnderWay: Bool { get }
}

/// One visit to Payments: the navigation from its first screen until its end.
final class PaymentFlow {
  let context: ModuleContext
  let slots: PaymentsSlots
  let actions: PaymentsActions
  private let receiptSection: ((Driver<Payment?>) -> Screen)?
  private let onFinish: (PaymentOutcome) -> Void
  private var navigator: Navigator { context.navigator }
  /// The lowest screen of the flow.
  private weak var first: Screen?
  private weak var paying: (any PayingPresenter)?
  private var paid: Payment?

  /// The screens are a branch of the context's navigator.
  init(
    _ context: ModuleContext, _ slots: PaymentsSlots, actions: PaymentsActions,
    receiptSection: ((Driver<Payment?>) -> Screen)?,
    onFinish: @escaping (PaymentOutcome) -> Void
  ) {
    var context = context
    context.navigator = context.navigator.branch()
    self.context = context
    self.slots = slots
    self.actions = actions
    self.receiptSection = receiptSection
    self.onFinish = onFinish
  }

  var isShowing: Bool { navigator.stack.contains { $0 === first } }
  var isUnderWay: Bool { isShowing && paying?.isUnderWay == true }
  var isAtFirst: Bool { isShowing && navigator.top === first }

  private func opening(_ screen: Screen) -> Screen {
    first = screen
    return screen
  }

  func push(_ screen: Screen) { navigator.push(screen) }

  /// Replaces all screens of the flow.
  private func showAlone(_ screen: @autoclosure () -> Screen) {
    guard isShowing, let first else { return }
    navigator.pop(to: first)
    navigator.replace(with: screen())
  }

  func finish(_ outcome: PaymentOutcome? = nil) {
    guard isShowing else { return }
    navigator.end()
    onFinish(outcome ?? paid.map { .paid($0) } ?? .cancelled)
  }

  // MARK: Screens

  func methods(for payable: Payable.ID) -> Screen {
    opening(
      Screen(
        "payment-method", at: PayRoute(payable: payable), view: MethodView(slots: slots),
        presenter: MethodPresenter(payable, self)))
  }

  func receipt(_ id: Payment.ID, known: Payment? = nil) -> Screen {
    let receipt = ReceiptPresenter(id, known: known, self)
    let section = receiptSection?(Driver { receipt.state.value })
    return opening(
      Screen(
        "payment-receipt", at: ReceiptRoute(payment: id),
        view: ReceiptView(slots: slots, hasSection: section != nil), presenter: receipt,
        children: section.map { ["section": $0] } ?? [:]))
  }

  // MARK: What the screens ask for

  func typeCard(for payable: Payable, _ plans: [InstalmentPlan]) {
    let presenter = CardPresenter(payable, plans, self)
    navigator.push(Screen("payment-card", view: CardView(), presenter: presenter))
  }

  /// Pushes the confirmation on the first screen, or replaces the form of a card with it.
  func confirm(_ choice: ChosenMethod, for payable: Payable, _ plans: [InstalmentPlan]) {
    let presenter = ConfirmationPresenter(payable, choice, plans, self)
    paying = presenter
    let screen = Screen(
      "payment-confirmation", view: ConfirmationView(slots: slots), presenter: presenter)
    if isAtFirst { navigator.push(screen) } else { navigator.replace(with: screen) }
  }

  func changeMethod() { if !isAtFirst { navigator.pop() } }

  /// The result has the address of the payable: a link to it finds the attempt, or the receipt.
  func settle(_ attempt: PaymentAttempt, isNew: Bool, payable: Payable? = nil) {
    let presenter = ResultPresenter(attempt, isNew: isNew, payable, self)
    let route = PayRoute(payable: attempt.payable)
    paying = presenter
    showAlone(
      opening(
        Screen("payment-result", at: route, view: ResultView(slots: slots), presenter: presenter)))
  }

  func chooseAgain(for payable: Payable.ID) { showAlone(methods(for: payable)) }

  func showReceipt(_ payment: Payment) { showAlone(receipt(payment.id, known: payment)) }

  /// Notes a payment, for the outcome of the flow.
  func note(_ payment: Payment) {
    if case .declined = payment.state { return }
    paid = payment
  }
}

import PaymentsModel
import Sillar
import SillarModel

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
  /// True while the presenter of the last step sends or checks a payment.
  private var isPaying: () -> Bool = { false }
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
  var isUnderWay: Bool { isShowing && isPaying() }
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

  /// The choice of a method. Leads on to the result of a pending attempt, or to the receipt if the item is paid.
  func methods(for payable: Payable.ID) -> Screen {
    let has = context.configuration
    let situation = Loader(context) {
      let situation = try await self.actions.openPayable.execute(
        payable, offersKept: has[PaymentsKeepsCards.self],
        offersPlans: has[PaymentsInstalments.self], own: self.slots.methods.map(\.name))
      try Task.checkCancellation()
      // Another app of the company may ask for more before it pays, such as a PIN.
      if case .open(let payable, _, _) = situation, !self.slots.has(payable.kind) {
        throw Problem.notFound
      }
      if case .underWay(let attempt) = situation { self.settle(attempt, isNew: false) }
      if case .paid(let payment) = situation { self.showReceipt(payment) }
      return situation
    }
    // Reads the item each time the screen appears: it may have been paid meanwhile.
    return opening(
      Screen(
        "payment-method", at: PayRoute(payable: payable), view: MethodView(slots: slots),
        state: Driver { situation.state }, runWhileVisible: situation.run
      ) { event in
        switch event {
        case .retried: await situation.retry()
        case .left: self.finish()
        case .chosen(let choice):
          // The second tap of a double tap arrives when another screen is at the top.
          guard self.isAtFirst, case .open(let payable, _, let plans) = situation.state.value
          else { return }
          self.choose(choice.method, for: payable, plans)
        }
      })
  }

  func receipt(_ id: Payment.ID, known: Payment? = nil) -> Screen {
    let receipt = Loader(context, value: known) {
      let payment = if let known { known } else { try await self.actions.payments.payment(id) }
      self.note(payment)
      return payment
    }
    let section = receiptSection?(Driver { receipt.state.value })
    return opening(
      Screen(
        "payment-receipt", at: ReceiptRoute(payment: id),
        view: ReceiptView(slots: slots, hasSection: section != nil),
        state: Driver { receipt.state }, children: section.map { ["section": $0] } ?? [:],
        run: receipt.run
      ) { event in
        switch event {
        case .retried: await receipt.retry()
        case .closed: self.finish()
        }
      })
  }

  // MARK: Navigation

  /// Pushes the confirmation on the first screen, or replaces the form of a card with it.
  ///
  /// - Parameter method: Nil for a new card, which must be registered first.
  private func choose(
    _ method: ChosenMethod?, for payable: Payable, _ plans: [InstalmentPlan]
  ) {
    guard let method else {
      let card = CardPresenter(self) { self.choose(.card($0), for: payable, plans) }
      return navigator.push(Screen("payment-card", view: CardView(), presenter: card))
    }
    let presenter = ConfirmationPresenter(payable, method, plans, self)
    isPaying = { [weak presenter] in presenter?.isUnderWay == true }
    let screen = Screen(
      "payment-confirmation", view: ConfirmationView(slots: slots), presenter: presenter)
    if isAtFirst { navigator.push(screen) } else { navigator.replace(with: screen) }
  }

  func changeMethod() { if !isAtFirst { navigator.pop() } }

  /// The result has the route of the payable: a link to it finds the attempt, or the receipt.
  func settle(_ attempt: PaymentAttempt, isNew: Bool, payable: Payable? = nil) {
    let presenter = ResultPresenter(attempt, isNew: isNew, payable, self)
    let route = PayRoute(payable: attempt.payable)
    isPaying = { [weak presenter] in presenter?.isUnderWay == true }
    showAlone(
      opening(
        Screen("payment-result", at: route, view: ResultView(slots: slots), presenter: presenter)))
  }

  func chooseAgain(for payable: Payable.ID) { showAlone(methods(for: payable)) }

  func showReceipt(_ payment: Payment) { showAlone(receipt(payment.id, known: payment)) }

  /// Stores a payment as the outcome of the flow, unless it was declined.
  func note(_ payment: Payment) {
    if case .declined = payment.state { return }
    paid = payment
  }
}

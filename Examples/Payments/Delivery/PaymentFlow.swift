import PaymentsModel
import Sillar
import SillarModel

/// One visit to Payments: the navigation from its first screen until its end.
final class PaymentFlow {
  let context: ModuleContext
  let slots: PaymentsSlots
  let actions: PaymentsActions
  private let receiptSection: ((Driver<Payment?>) -> Screen)?
  private let onFinish: (PaymentOutcome, _ isAlone: Bool) -> Void
  private var navigator: Navigator { context.navigator }
  /// The lowest screen of the flow.
  private weak var first: Screen?
  /// True while the presenter of the last step sends or checks a payment.
  private var isPaying: () -> Bool = { false }
  private var paid: Payment?

  /// The screens are a branch of the context's navigator, but for those that the window itself has shown, for a link or when
  /// it was brought back.
  ///
  /// - Parameter onFinish: Called once, with true if no screen is beneath: then the flow's own are still there.
  init(
    _ context: ModuleContext, _ slots: PaymentsSlots, actions: PaymentsActions,
    receiptSection: ((Driver<Payment?>) -> Screen)?,
    onFinish: @escaping (PaymentOutcome, _ isAlone: Bool) -> Void
  ) {
    var context = context.forScreen()
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
    let beneath = navigator.stack.prefix { $0 !== first }.last
    if let beneath { navigator.pop(to: beneath) }
    navigator.end()
    onFinish(outcome ?? paid.map { .paid($0) } ?? .cancelled, beneath == nil)
  }

  // MARK: Screens

  /// The choice of a method. Leads on to the result of a pending attempt, or to the receipt if the item is paid.
  func methods(for payable: Payable.ID) -> Screen {
    let situation = Loader(context) { try await self.read(payable) }
    let part = PaymentStep.Part(Driver { situation.state }) { (event: MethodEvent) in
      switch event {
      case .retried: await situation.retry()
      case .left: self.finish()
      case .chosen(let choice):
        // The second tap of a double tap arrives when another screen is at the top.
        guard self.isAtFirst, case .open(let payable, _, let plans) = situation.state.value
        else { return }
        self.choose(choice.method, for: payable, plans)
      }
    }
    let own = slots.step(.method(part))
    // Reads the item each time the screen appears: it may have been paid meanwhile.
    return opening(
      Screen(
        "payment-method", at: PayRoute(payable: payable),
        view: StepView(view: MethodView(slots: slots), isReplaced: own != nil), state: part.state,
        children: children(own), runWhileVisible: situation.run, send: part.send))
  }

  private func children(_ own: Screen?, section: Screen? = nil) -> [String: Screen] {
    ["own": own, "section": section].compactMapValues(\.self)
  }

  private func read(_ payable: Payable.ID) async throws -> PayableSituation {
    let has = context.configuration
    let situation = try await actions.openPayable.execute(
      payable, offersKept: has[PaymentsKeepsCards.self],
      offersPlans: has[PaymentsInstalments.self], own: slots.methods.map(\.name))
    try Task.checkCancellation()
    // Another app of the company may ask for more before it pays, such as a PIN.
    if case .open(let payable, _, _) = situation, !slots.has(payable.kind) {
      throw Problem.notFound
    }
    if case .underWay(let attempt) = situation { settle(attempt, isNew: false) }
    if case .paid(let payment) = situation { showReceipt(payment) }
    return situation
  }

  /// The form for a new card.
  ///
  /// - Parameter known: The item and its plans; nil in a window that is brought back.
  func card(
    for payable: Payable.ID, known: (payable: Payable, plans: [InstalmentPlan])? = nil
  ) -> Screen {
    let presenter = CardPresenter(self) { card in
      let item = known.map { Confirmable($0.payable, .card(card), $0.plans) }
      self.show(self.confirmation(of: payable, ConfirmationMemory(.card(card), nil), known: item))
    }
    return Screen(
      "payment-card", at: CardRoute(payable: payable), view: CardView(), presenter: presenter)
  }

  /// - Parameters:
  ///   - recalled: The choice in a window that is brought back. The item is then read again.
  ///   - known: The item and the choice; nil to read them.
  func confirmation(
    of payable: Payable.ID, _ recalled: ConfirmationMemory?, known: Confirmable? = nil
  ) -> Screen {
    let item = Loader(context, value: known) {
      guard case .open(let payable, let choices, let plans) = try await self.read(payable),
        let choice = recalled?.method(among: choices)
      else {
        self.changeMethod()
        throw CancellationError()
      }
      return Confirmable(payable, choice, plans)
    }
    let presenter = ConfirmationPresenter(item, recalled, self)
    isPaying = { [weak presenter] in presenter?.isUnderWay == true }
    let own = slots.step(
      .confirmation(.init(presenter), ownMethod: known?.choice.ownName ?? recalled?.own))
    return Screen(
      "payment-confirmation", at: ConfirmationRoute(payable: payable),
      view: StepView(view: ConfirmationView(slots: slots), isReplaced: own != nil),
      presenter: presenter, children: children(own))
  }

  /// The result of a payment that has been made.
  func result(of payable: Payable.ID, paid: Payment.ID) -> Screen {
    result(ResultPresenter(paid, of: payable, self), of: payable)
  }

  /// The result has the route of the payable: a link to it finds the attempt, or the receipt.
  private func result(_ presenter: ResultPresenter, of payable: Payable.ID) -> Screen {
    isPaying = { [weak presenter] in presenter?.isUnderWay == true }
    let own = slots.step(.result(.init(presenter)))
    return opening(
      Screen(
        "payment-result", at: PayRoute(payable: payable),
        view: StepView(view: ResultView(slots: slots), isReplaced: own != nil),
        presenter: presenter, children: children(own)))
  }

  func receipt(_ id: Payment.ID, known: Payment? = nil) -> Screen {
    let receipt = Loader(context, value: known) {
      let payment = if let known { known } else { try await self.actions.payments.payment(id) }
      self.note(payment)
      return payment
    }
    let part = PaymentStep.Part(Driver { receipt.state }) { (event: ReceiptEvent) in
      switch event {
      case .retried: await receipt.retry()
      case .closed: self.finish()
      }
    }
    let own = slots.step(.receipt(part))
    let section = own == nil ? receiptSection?(Driver { receipt.state.value }) : nil
    let view = ReceiptView(slots: slots, hasSection: section != nil)
    return opening(
      Screen(
        "payment-receipt", at: ReceiptRoute(payment: id),
        view: StepView(view: view, isReplaced: own != nil), state: part.state,
        children: children(own, section: section), run: receipt.run, send: part.send))
  }

  // MARK: Navigation

  /// Pushes the confirmation on the first screen, or replaces the form of a card with it.
  ///
  /// - Parameter method: Nil for a new card, which must be registered first.
  private func choose(
    _ method: ChosenMethod?, for payable: Payable, _ plans: [InstalmentPlan]
  ) {
    guard let method else {
      return navigator.push(card(for: payable.id, known: (payable, plans)))
    }
    show(confirmation(of: payable.id, nil, known: Confirmable(payable, method, plans)))
  }

  private func show(_ confirmation: Screen) {
    if isAtFirst { navigator.push(confirmation) } else { navigator.replace(with: confirmation) }
  }

  func changeMethod() { if !isAtFirst { navigator.pop() } }

  func settle(_ attempt: PaymentAttempt, isNew: Bool, payable: Payable? = nil) {
    let presenter = ResultPresenter(attempt, isNew: isNew, payable, self)
    showAlone(result(presenter, of: attempt.payable))
  }

  func chooseAgain(for payable: Payable.ID) { showAlone(methods(for: payable)) }

  func showReceipt(_ payment: Payment) { showAlone(receipt(payment.id, known: payment)) }

  /// Stores a payment as the outcome of the flow, unless it was declined.
  func note(_ payment: Payment) {
    if case .declined = payment.state { return }
    paid = payment
  }
}

public import Foundation
public import PaymentsModel
public import Sillar

/// The way into Payments: how to pay, a last look, what became of it, the receipt.
///
/// ```swift
/// func checkOut(_ order: Payable.ID, _ payments: PaymentsCoordinator) {
///   payments.pay(order) { outcome in
///     if case .paid(let payment) = outcome { print("Paid: \(payment.reference)") }
///   }
/// }
/// ```
///
/// It pushes its screens and takes them off again when it is done. An app's coordinator asks ``back()`` while
/// ``isShowing``: while a payment is under way there is no way back.
public final class PaymentsCoordinator: Coordinator {
  /// What is being paid or looked at, from the first screen that was pushed to the last that is taken off.
  private struct Flow {
    let path: PaymentsPath
    let onFinish: (PaymentOutcome) -> Void
    /// What lies beneath; nothing when a link led here.
    weak var base: Screen?
    /// The lowest screen of these.
    weak var first: Screen?
    var paid: Payment?
  }

  private let navigator: Navigator
  private let methods: MethodBuilder
  private let cards: CardBuilder
  private let confirmations: ConfirmationBuilder
  private let results: ResultBuilder
  private let receipts: ReceiptBuilder
  private let onLinkFinish: (PaymentOutcome) -> Void
  private var flow: Flow?
  private weak var confirmation: ConfirmationPresenter?
  private weak var result: ResultPresenter?

  /// - Parameters:
  ///   - actions: What the customer can do, for this customer.
  ///   - words: Of the window.
  ///   - options: What of Payments the app has.
  ///   - clock: Measures the waits before asking again.
  ///   - now: What time it is, the same as for the actions.
  ///   - onLinkFinish: What follows what a link led to: when nothing lies beneath, show something.
  public init(
    navigator: Navigator, actions: PaymentsActions, words: Localization,
    options: PaymentsOptions = PaymentsOptions(),
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping () -> Date = { Date() },
    onLinkFinish: @escaping (PaymentOutcome) -> Void = { _ in }
  ) {
    self.navigator = navigator
    self.onLinkFinish = onLinkFinish
    methods = MethodBuilder(
      actions: actions, words: words, options: options, clock: clock, now: now)
    cards = CardBuilder(actions: actions, words: words, options: options, now: now)
    confirmations = ConfirmationBuilder(actions: actions, words: words)
    results = ResultBuilder(actions: actions, words: words, clock: clock, now: now)
    receipts = ReceiptBuilder(actions: actions, words: words, clock: clock)
  }

  /// Whether screens of Payments are on the stack.
  public var isShowing: Bool {
    guard let first = flow?.first else { return false }
    return navigator.stack.contains { $0 === first }
  }

  /// There is nothing to begin with: see ``pay(_:onFinish:)``.
  public func start() {}

  /// Pushes the first screen of a payment. Does nothing while another one shows.
  ///
  /// - Parameter onFinish: Called once, when these screens have been taken off. Hold the caller `weak` in it.
  public func pay(_ payable: Payable.ID, onFinish: @escaping (PaymentOutcome) -> Void) {
    guard !isShowing else { return }
    begin(.pay(payable), methods.build(payable, coordinator: self), onFinish)
  }

  /// Pushes the receipt of a payment that was made before. Does nothing while another screen of Payments shows.
  public func showReceipt(_ payment: Payment.ID) {
    guard !isShowing else { return }
    begin(.receipt(payment), receipts.build(payment, coordinator: self)) { _ in }
  }

  /// Knows `/pay/<payable>` and `/receipts/<payment>`.
  public func open(_ path: String) -> Bool {
    guard let path = PaymentsPath(path) else { return false }
    if isShowing {
      if flow?.path == path || isUnderWay { return true }
      finish()
    }
    switch path {
    case .pay(let payable):
      begin(path, methods.build(payable, coordinator: self), onLinkFinish)
    case .receipt(let payment):
      begin(path, receipts.build(payment, coordinator: self), onLinkFinish)
    }
    return true
  }

  public func back() -> BackAnswer {
    guard isShowing else { return .pop }
    if isUnderWay { return .stay }
    guard isAtFirst else { return .pop }
    finish()
    return .stay
  }

  /// Whether something is being paid, or may have been: then nothing may take these screens away.
  public var isUnderWay: Bool {
    guard isShowing else { return false }
    return confirmation?.state.isPaying == true || result?.state.isUnderWay == true
  }

  /// Whether the lowest of these screens is at the top. The second of two taps comes when it no longer is.
  private var isAtFirst: Bool { isShowing && navigator.top === flow?.first }

  private func begin(
    _ path: PaymentsPath, _ screen: Screen, _ onFinish: @escaping (PaymentOutcome) -> Void
  ) {
    flow = Flow(path: path, onFinish: onFinish, base: navigator.stack.last, first: screen)
    navigator.push(screen)
  }

  /// Puts a screen in the place of all of these.
  private func showAlone(_ screen: Screen) {
    guard isShowing, let first = flow?.first else { return }
    navigator.pop(to: first)
    navigator.replace(with: screen)
    flow?.first = screen
  }

  private func finish(_ outcome: PaymentOutcome? = nil) {
    guard isShowing, let flow else { return }
    self.flow = nil
    if let base = flow.base { navigator.pop(to: base) }
    flow.onFinish(outcome ?? flow.paid.map { .paid($0) } ?? .cancelled)
  }
}

extension PaymentsCoordinator: MethodCoordinator {
  func methodChosen(_ choice: ChosenMethod, for payable: Payable, plans: [InstalmentPlan]) {
    guard isAtFirst else { return }
    let (screen, presenter) = confirmations.build(
      payable, choice: choice, plans: plans, coordinator: self)
    confirmation = presenter
    navigator.push(screen)
  }

  func newCardWanted(for payable: Payable, plans: [InstalmentPlan]) {
    guard isAtFirst else { return }
    navigator.push(cards.build(payable, plans: plans, coordinator: self))
  }

  func attemptFound(_ attempt: PaymentAttempt) { settle(attempt, isNew: false, payable: nil) }

  func paymentFound(_ payment: Payment) {
    paid(payment)
    receiptWanted(payment)
  }

  func paymentNotWanted() { finish() }
}

extension PaymentsCoordinator: CardCoordinator {
  func cardRegistered(_ card: PaymentCard, for payable: Payable, plans: [InstalmentPlan]) {
    // The customer may have gone back meanwhile: another screen is at the top then.
    guard isShowing, !isAtFirst else { return }
    let (screen, presenter) = confirmations.build(
      payable, choice: .card(card), plans: plans, coordinator: self)
    confirmation = presenter
    navigator.replace(with: screen)
  }
}

extension PaymentsCoordinator: ConfirmationCoordinator {
  func paymentBegun(_ attempt: PaymentAttempt, isNew: Bool, of payable: Payable) {
    settle(attempt, isNew: isNew, payable: payable)
  }

  func anotherMethodWanted() {
    if isShowing, !isAtFirst { navigator.pop() }
  }

  private func settle(_ attempt: PaymentAttempt, isNew: Bool, payable: Payable?) {
    let (screen, presenter) = results.build(
      attempt, isNew: isNew, payable: payable, coordinator: self)
    result = presenter
    showAlone(screen)
  }
}

extension PaymentsCoordinator: ResultCoordinator {
  func paid(_ payment: Payment) { flow?.paid = payment }

  func receiptWanted(_ payment: Payment) {
    showAlone(receipts.build(payment, coordinator: self))
  }

  func anotherWayWanted(for payable: Payable.ID) {
    showAlone(methods.build(payable, coordinator: self))
  }

  func leftUnsettled() { finish(.unsettled) }
  func leftUnpaid() { finish(.cancelled) }
}

extension PaymentsCoordinator: ReceiptCoordinator {
  func receiptShown(_ payment: Payment) {
    if case .declined = payment.state { return }
    paid(payment)
  }

  func receiptClosed() { finish() }
}

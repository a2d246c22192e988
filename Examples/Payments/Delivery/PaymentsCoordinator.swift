public import PaymentsModel
public import Sillar

/// The outcome of a visit to Payments.
public enum PaymentOutcome: Hashable, Sendable {
  case paid(Payment)
  /// Nothing was paid.
  case cancelled
  /// It is not known whether the payable was paid. Opening it again continues the same attempt.
  case unsettled
}

/// The entry point of Payments: the ways to pay, the confirmation, the outcome, the receipt.
///
/// ```swift
/// func checkOut(_ order: Payable.ID, _ payments: PaymentsCoordinator) {
///   payments.pay(order) { outcome in
///     if case .paid(let payment) = outcome { print("Paid: \(payment.reference)") }
///   }
/// }
/// ```
///
/// It pushes its screens and removes them at the end. An app's coordinator calls ``back()`` and ``leave()`` while
/// ``isShowing``: while a payment is under way, neither Back nor a link leads away.
public final class PaymentsCoordinator: Coordinator {
  let context: ModuleContext
  private let slots: PaymentsSlots
  private let actions: PaymentsActions
  private let receiptSection: ((Driver<Payment?>) -> Screen)?
  private let onLinkFinish: (PaymentOutcome) -> Void
  /// The flows that may be on the stack; a link makes one before the window has agreed to follow it.
  private var flows: [PaymentFlow] = []
  private var current: PaymentFlow? { flows.last { $0.isShowing } }

  /// - Parameters:
  ///   - slots: The same slots as those of the app's module.
  ///   - actions: The actions of this customer.
  ///   - receiptSection: Makes a screen for each receipt, shown below the facts of a payment that has succeeded. The
  ///     payment is nil until it is known.
  ///   - onLinkFinish: Called at the end of a flow that a link has opened, or a window that was brought back, unless it leads
  ///     to the screen beneath. Replace the screens.
  public init(
    _ context: ModuleContext, slots: PaymentsSlots, actions: PaymentsActions,
    receiptSection: ((Driver<Payment?>) -> Screen)? = nil,
    onLinkFinish: @escaping (PaymentOutcome) -> Void = { _ in }
  ) {
    self.context = context
    self.slots = slots
    self.actions = actions
    self.receiptSection = receiptSection
    self.onLinkFinish = onLinkFinish
  }

  /// True while screens of Payments are on the stack.
  public var isShowing: Bool { current != nil }

  /// Does nothing: see ``pay(_:onFinish:)``.
  public func start() {}

  /// Pushes the first screen of a payment. Does nothing while another flow shows.
  ///
  /// - Parameter onFinish: Called once, when these screens have been removed; not when the customer has followed a link
  ///   to another screen. Hold the caller `weak` in it.
  public func pay(_ payable: Payable.ID, onFinish: @escaping (PaymentOutcome) -> Void) {
    guard !isShowing else { return }
    let flow = begin { outcome, _ in onFinish(outcome) }
    flow.push(flow.methods(for: payable))
  }

  /// Pushes the receipt of an earlier payment. Does nothing while another flow shows.
  public func showReceipt(_ payment: Payment.ID) {
    guard !isShowing else { return }
    let flow = begin { _, _ in }
    flow.push(flow.receipt(payment))
  }

  public static let destinations: [Destination<PaymentsCoordinator>] = [
    Destination(PayRoute.self, restoring: ResultPresenter.Memory.self) { payments, route, result in
      payments.opened(route.payable) { flow in
        result.map { flow.result(of: route.payable, paid: Payment.ID($0.paid)) }
          ?? flow.methods(for: route.payable)
      }
    },
    Destination(CardRoute.self, restoring: CardPresenter.Memory.self) { payments, route, form in
      form.flatMap { _ in payments.current?.card(for: route.payable) }
        ?? payments.opened(route.payable) { $0.methods(for: route.payable) }
    },
    Destination(ConfirmationRoute.self, restoring: ConfirmationMemory.self) {
      payments, route, choice in
      choice.flatMap { payments.current?.confirmation(of: route.payable, $0) }
        ?? payments.opened(route.payable) { $0.methods(for: route.payable) }
    },
    Destination(ReceiptRoute.self) { payments, route in
      guard route.payment.isSafeInPath else { return nil }
      let flow = payments.begin { [onLinkFinish = payments.onLinkFinish] outcome, isAlone in
        if isAlone { onLinkFinish(outcome) }
      }
      return flow.receipt(route.payment)
    },
  ]

  private func opened(_ payable: Payable.ID, _ show: (PaymentFlow) -> Screen) -> Screen? {
    guard payable.isSafeInPath else { return nil }
    return show(
      begin { [onLinkFinish] outcome, isAlone in
        if isAlone || outcome != .cancelled { onLinkFinish(outcome) }
      })
  }

  public func back() -> BackAnswer {
    guard let current else { return .pop }
    if current.isUnderWay { return .stay }
    guard current.isAtFirst else { return .pop }
    current.finish()
    return .stay
  }

  public func leave() -> BackAnswer { current?.isUnderWay == true ? .stay : .pop }

  private func begin(
    _ onFinish: @escaping (PaymentOutcome, _ isAlone: Bool) -> Void
  ) -> PaymentFlow {
    flows.removeAll { !$0.isShowing }
    let flow = PaymentFlow(
      context, slots, actions: actions, receiptSection: receiptSection, onFinish: onFinish)
    flows.append(flow)
    return flow
  }
}

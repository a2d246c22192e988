public import PaymentsModel
public import Sillar

/// A step of a payment, for an app that replaces it with a screen of its own.
///
/// ```swift
/// struct ShortView: View {
///   func body(_ state: ConfirmationState) -> [Node<ConfirmationEvent>] {
///     Loading(state.item, retry: .retried) { item in
///       SubmitButton(item.payable.title, state.sending, send: .confirmed)
///     }
///   }
/// }
///
/// let slots = PaymentsSlots(kinds: [PayableKind("order") { "Order \($0)" }]) { step in
///   guard case .confirmation(let step, ownMethod: nil) = step else { return nil }
///   return Screen("short", view: ShortView(), state: step.state, send: step.send)
/// }
/// ```
///
/// The step's address, what a window remembers of it, the attempt and its key stay in the module, so that no screen of an
/// app can pay twice. The screen may have a presenter with a state and a memory of its own. The form of a card is not among
/// the steps, because only the module may know its number.
public enum PaymentStep {
  /// The ways to pay. `chosen` leads on to the confirmation, or to the form of a card.
  case method(Part<Loaded<PayableSituation>, MethodEvent>)
  /// The payable and the method, which are read again in a window that is brought back. `confirmed` leads on to the result,
  /// `changedMethod` back to the ways to pay. `ownMethod` is the name of the app's own method; nil for the balance and for a card.
  case confirmation(Part<ConfirmationState, ConfirmationEvent>, ownMethod: String?)
  /// The payment while it is sent and checked, and its outcome.
  case result(Part<ResultState, ResultEvent>)
  /// A payment, after its end or from a link. The app's own section of it is not shown with the app's screen.
  case receipt(Part<Loaded<Payment>, ReceiptEvent>)

  /// What the module has of a step.
  public struct Part<State: Equatable & Sendable, Event: Equatable & Sendable> {
    /// The state that the module's own view draws.
    public let state: Driver<State>
    /// Takes an event of the module's own view.
    public let send: (Event) async -> Void

    init(_ state: Driver<State>, send: @escaping (Event) async -> Void) {
      self.state = state
      self.send = send
    }

    init<P: Presenter>(_ presenter: P) where P.State == State, P.Event == Event {
      self.init(Driver { presenter.state }) { await presenter.handle($0) }
    }
  }
}

/// A step's view: the module's, or the screen that the app has in its place.
struct StepView<Own: View>: View {
  let view: Own
  let isReplaced: Bool

  func body(_ state: Own.State) -> [Node<Own.Event>] {
    if isReplaced { ChildScreen("own") } else { view.body(state) }
  }
}

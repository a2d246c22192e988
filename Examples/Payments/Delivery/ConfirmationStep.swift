public import Sillar

/// The confirmation of a payment, for an app that replaces this step with a screen of its own.
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
///   Screen("short", view: ShortView(), state: step.state, send: step.send)
/// }
/// ```
///
/// The step's address, what a window remembers of it, the attempt and its key stay in the module, so that no screen of an
/// app can pay twice. The screen may have a presenter with a state and a memory of its own.
public struct ConfirmationStep {
  /// The name of the app's own method; nil for the balance and for a card.
  public let ownMethod: String?
  /// The payable and the method, as the module's own view draws them. They are read again in a window that is brought back.
  public let state: Driver<ConfirmationState>
  /// Takes an event of the module's own view. `confirmed` leads on to the result, `changedMethod` back to the ways to pay.
  public let send: (ConfirmationEvent) async -> Void

  init(_ ownMethod: String?, _ presenter: ConfirmationPresenter) {
    self.ownMethod = ownMethod
    state = Driver { presenter.state }
    send = { await presenter.handle($0) }
  }
}

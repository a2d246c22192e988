import AccountModel
import MoneyDelivery
import Sillar

enum DeclineRequestEvent: Sendable { case kept, declined }

/// Asks before a request is declined, because that cannot be undone.
struct DeclineRequestView: View {
  let request: PaymentRequest

  func body(_ state: Sending) -> [Node<DeclineRequestEvent>] {
    Text(Words.declineTitle, .title)
    Text(Words.declineAdvice.with(["name": request.other.name, "amount": request.amount]))
    ProblemAlert(state.problem)
    if state.isBusy { Progress(Words.declineWorking) }
    Row {
      Button(Words.declineKeep, .primary, send: .kept)
      Button(Words.declineConfirm, .destructive, send: .declined).disabled(state.isBusy)
    }
  }
}

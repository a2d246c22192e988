import AccountModel
import MoneyDelivery
import Sillar

struct DeclineRequestState: Equatable, Sendable {
  let request: Loaded<PaymentRequest>
  let declining: Sending
}

enum DeclineRequestEvent: Equatable, Sendable { case kept, declined, retried }

/// Asks before a request is declined, because that cannot be undone.
struct DeclineRequestView: View {
  func body(_ state: DeclineRequestState) -> [Node<DeclineRequestEvent>] {
    Text(Words.declineTitle, .title)
    Loading(state.request, showsAge: false, retry: .retried) { request in
      Text(Words.declineAdvice.with(["name": request.other.name, "amount": request.amount]))
    }
    ProblemAlert(state.declining.problem)
    if state.declining.isBusy { Progress(Words.declineWorking) }
    Row {
      Button(Words.declineKeep, .primary, send: .kept)
      Button(Words.declineConfirm, .destructive, send: .declined).disabled(state.declining.isBusy)
    }
  }
}

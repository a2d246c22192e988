import AccountModel
import MoneyDelivery
import Sillar

struct DeclineRequestView: View {
  let words: Localization

  func body(_ state: DeclineRequestState) -> [Node<DeclineRequestEvent>] {
    Text(words.text(AccountString.declineTitle), .title)
    Text(
      words.text(
        AccountString.declineAdvice,
        ["name": state.request.other.name, "amount": words.money(state.request.amount)]))
    if let failure = state.failure {
      FailureAlert(failure: failure, words: words, retry: .declined)
    }
    if state.isWorking { Progress(words.text(AccountString.declineWorking)) }
    Row {
      Button(words.text(AccountString.declineKeep), .primary, send: .kept)
      Button(words.text(AccountString.declineConfirm), .destructive, send: .declined)
        .disabled(state.isWorking)
    }
  }
}

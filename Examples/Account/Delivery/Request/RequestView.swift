import AccountModel
import MoneyDelivery
import Sillar

struct RequestView: View {
  let words: Localization

  func body(_ state: RequestState) -> [Node<RequestEvent>] {
    if let request = state.request {
      Text(title(request), .title)
      if let staleness = state.requests.staleness {
        StalenessLine(staleness: staleness, words: words)
      }
      card(request, state)
    } else {
      Text(words.text(AccountString.requestTitle), .title)
      if let failure = state.requests.failure {
        FailureState(failure: failure, words: words, retry: .retried)
      } else if state.requests.value == nil || state.requests.isLoading {
        Progress(words.text(AccountString.requestLoading))
      } else {
        EmptyState(
          words.text(AccountString.requestUnknown), words.text(AccountString.requestUnknownAdvice)
        ) {
          Button(words.text(AccountString.requestAll), .primary, send: .allRequestsRequested)
        }
      }
    }
  }

  private func title(_ request: PaymentRequest) -> String {
    words.text(
      request.direction == .incoming ? AccountString.requestIncoming : .requestOutgoing,
      ["name": request.other.name])
  }

  private func card(
    _ request: PaymentRequest, _ state: RequestState
  ) -> Node<RequestEvent> {
    Card {
      Row {
        Avatar(name: request.other.name)
        PersonLine(person: request.other, words: words)
        RequestBadge(state: request.state, words: words)
      }.style(.spread)
      Text(words.money(request.amount)).style(.amount)
      if !request.note.isEmpty { Text(request.note) }
      Text(
        words.text(AccountString.requestDate, ["date": words.date(request.created)]), .caption)
      if let failure = state.failure {
        FailureAlert(failure: failure, words: words, retry: .cancelled)
      }
      if request.state == .open {
        Row {
          RequestActions<RequestEvent>(
            request: request, isCancelling: state.isCancelling, isBusy: state.isCancelling,
            words: words, pay: .payRequested, decline: .declineRequested, cancel: .cancelled
          ).nodes
        }
      }
    }.id(request.id.rawValue)
  }
}

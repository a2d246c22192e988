import AccountModel
import MoneyDelivery
import Sillar

/// One request, from a list or from a link.
struct RequestView: View {
  func body(_ state: RequestsState) -> [Node<RequestsEvent>] {
    let request = state.requests.value?.first { $0.id == state.id }
    Text(request.map(title) ?? Words.requestTitle.localized, .title)
    Loading(state.requests, Words.requestLoading, retry: .retried) { _ in
      if let request {
        card(request, state)
      } else if state.requests.savedAt != nil, state.requests.problem == nil {
        Progress(Words.requestLoading)
      } else {
        EmptyState(Words.requestUnknown, Words.requestUnknownAdvice) {
          Button(Words.requestAll, .primary, send: .went(.requests))
        }
      }
    }
  }

  private func title(_ request: PaymentRequest) -> LocalizedText {
    let words: Words = request.direction == .incoming ? .requestIncoming : .requestOutgoing
    return words.with(["name": request.other.name])
  }

  private func card(
    _ request: PaymentRequest, _ state: RequestsState
  ) -> Node<RequestsEvent> {
    let buttons = RequestButtons(request: request, state: state).body
    return Card {
      Row {
        PersonLine(person: request.other)
        RequestBadge(state: request.state)
      }.style(.spread)
      Text(request.amount).style(.amount)
      if !request.note.isEmpty { Text(request.note) }
      Text(
        Words.requestDate.with(["date": LocalizedText.date(request.created)]), .caption)
      if !buttons.isEmpty { Row { buttons } }
    }.id(request.id)
  }
}

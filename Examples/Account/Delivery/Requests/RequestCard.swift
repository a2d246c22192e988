import AccountModel
import MoneyDelivery
import Sillar

/// Who asks whom for how much, what became of it, and what can be done about it.
struct RequestCard<Event: Sendable>: ViewPart {
  let request: PaymentRequest
  let words: Localization
  /// Sent when the request itself is tapped.
  let select: Event
  @NodeBuilder<Event> let actions: () -> [Node<Event>]

  var body: [Node<Event>] {
    let actions = self.actions()
    Card {
      Row(send: select) {
        Avatar(name: request.other.name)
        Column {
          Text(request.other.name)
          Text(description, .caption)
        }.style(.compact)
        Column {
          Text(words.money(request.amount))
          RequestBadge(state: request.state, words: words)
        }.style(.figures)
      }.style(.spread)
      if !actions.isEmpty { Row { actions } }
    }
  }

  private var description: String {
    [words.date(request.created), request.note].filter { !$0.isEmpty }.joined(separator: " · ")
  }
}

/// What has become of a request, in a word.
struct RequestBadge<Event: Sendable>: ViewPart {
  let state: PaymentRequest.State
  let words: Localization

  var body: [Node<Event>] {
    switch state {
    case .open: Badge(words.text(AccountString.requestsOpen), .warning)
    case .paid: Badge(words.text(AccountString.requestsPaid), .positive)
    case .declined: Badge(words.text(AccountString.requestsDeclined), .negative)
    case .cancelled: Badge(words.text(AccountString.requestsCancelled))
    }
  }
}

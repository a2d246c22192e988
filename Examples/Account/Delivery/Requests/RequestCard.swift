import AccountModel
import MoneyDelivery
import Sillar

/// Who asks whom for how much, what became of it, and what can be done about it.
struct RequestCard<Event: Sendable>: Element {
  let node: Node<Event>

  /// - Parameter select: Sent when the request itself is tapped.
  init(
    request: PaymentRequest, words: Localization, select: Event,
    @NodeBuilder<Event> actions: () -> [Node<Event>]
  ) {
    let actions = actions()
    node =
      Card {
        Row(send: select) {
          Avatar(name: request.other.name)
          Column {
            Text(request.other.name)
            Text(Self.description(request, words), .caption)
          }.style(.compact)
          Column {
            Text(words.money(request.amount))
            RequestBadge(state: request.state, words: words)
          }.style(.figures)
        }.style(.spread)
        if !actions.isEmpty { Row { actions } }
      }.node
  }

  private static func description(_ request: PaymentRequest, _ words: Localization) -> String {
    [words.date(request.created), request.note].filter { !$0.isEmpty }.joined(separator: " · ")
  }
}

/// What has become of a request, in a word.
struct RequestBadge<Event: Sendable>: Element {
  let state: PaymentRequest.State
  let words: Localization

  var node: Node<Event> {
    switch state {
    case .open: Badge(words.text(AccountString.requestsOpen), .warning).node
    case .paid: Badge(words.text(AccountString.requestsPaid), .positive).node
    case .declined: Badge(words.text(AccountString.requestsDeclined), .negative).node
    case .cancelled: Badge(words.text(AccountString.requestsCancelled)).node
    }
  }
}

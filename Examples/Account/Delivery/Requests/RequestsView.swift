import AccountModel
import Sillar

struct RequestsView: View {
  let words: Localization
  let options: AccountOptions

  func body(_ state: RequestsState) -> [Node<RequestsEvent>] {
    Text(words.text(AccountString.requestsTitle), .title)
    if let staleness = state.requests.staleness {
      StalenessLine(staleness: staleness, words: words)
    }
    if options.offersAsking {
      Row { Button(words.text(AccountString.askTitle), send: .askRequested) }.id("ask")
    }
    if let requests = state.requests.value {
      if requests.isEmpty {
        EmptyState(
          words.text(AccountString.requestsEmpty), words.text(AccountString.requestsEmptyAdvice))
      } else {
        section(.incoming, AccountString.requestsIncoming, state)
        section(.outgoing, AccountString.requestsOutgoing, state)
      }
    } else if let failure = state.requests.failure {
      FailureState(failure: failure, words: words, retry: .retried)
    } else {
      Progress(words.text(AccountString.requestsLoading))
    }
  }

  @NodeBuilder<RequestsEvent> private func section(
    _ direction: PaymentRequest.Direction, _ title: AccountString, _ state: RequestsState
  ) -> [Node<RequestsEvent>] {
    let requests = state.list(direction)
    let open = requests.count { $0.state == .open }
    if !requests.isEmpty {
      Section(words.text(title)) {
        if open > 0 {
          Badge(words.text(AccountString.requestsOpenCount, count: open), .warning)
        }
        List(requests, label: words.text(title)) { request in
          RequestCard(request: request, words: words, select: .selected(request.id)) {
            actions(request, state)
          }
        }
      }.id(direction)
    }
  }

  @NodeBuilder<RequestsEvent> private func actions(
    _ request: PaymentRequest, _ state: RequestsState
  ) -> [Node<RequestsEvent>] {
    if request.state == .open {
      RequestActions(
        request: request, isCancelling: state.cancelling == request.id,
        isBusy: state.cancelling != nil, words: words, pay: .payRequested(request.id),
        decline: .declineRequested(request.id), cancel: .cancelled(request.id)
      ).nodes
    }
    if state.failed == request.id, let failure = state.failure {
      FailureAlert(failure: failure, words: words, retry: .cancelled(request.id))
    }
  }
}

/// What can be done about an open request.
struct RequestActions<Event: Sendable> {
  let request: PaymentRequest
  let isCancelling: Bool
  let isBusy: Bool
  let words: Localization
  let pay: Event
  let decline: Event
  let cancel: Event

  @NodeBuilder<Event> var nodes: [Node<Event>] {
    switch request.direction {
    case .incoming:
      Button(words.text(AccountString.requestsPay), .primary, send: pay)
      Button(words.text(AccountString.requestsDecline), .destructive, send: decline)
    case .outgoing:
      Button(words.text(AccountString.requestsCancel), .destructive, send: cancel)
        .disabled(isBusy)
      if isCancelling { Progress(words.text(AccountString.requestsCancelling)) }
    }
  }
}

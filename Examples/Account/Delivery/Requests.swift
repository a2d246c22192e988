import AccountModel
import MoneyDelivery
import Observation
import Sillar

struct RequestsState: Equatable, Sendable {
  let requests: Loaded<[PaymentRequest]>
  /// The request that is being canceled, or was canceled last.
  let cancelled: PaymentRequest.ID?
  let cancellation: Sending
}

enum RequestsEvent: Equatable, Sendable {
  case retried
  case cancelled(PaymentRequest.ID)
  case went(AccountCoordinator.Place)
}

/// The requests of others and the customer's own, or one of them.
@Observable final class RequestsPresenter: Presenter {
  private let requests: Loader<[PaymentRequest]>
  private var cancelled: PaymentRequest.ID?
  private let cancellation = Submission()
  private let repository: any RequestsRepository
  private let coordinator: AccountCoordinator

  var state: RequestsState {
    RequestsState(
      requests: requests.state, cancelled: cancelled, cancellation: cancellation.state)
  }

  init(_ context: ModuleContext, _ coordinator: AccountCoordinator, _ actions: AccountActions) {
    requests = Loader(context) { actions.source.following(actions.source.requests) }
    repository = actions.requests
    self.coordinator = coordinator
  }

  func runWhileVisible() async { await requests.run() }

  func handle(_ event: RequestsEvent) async {
    switch event {
    case .retried: await requests.retry()
    case .went(let place): coordinator.go(to: place)
    case .cancelled(let id):
      guard !cancellation.state.isBusy else { return }
      cancelled = id
      await cancellation.run { try await repository.cancel(id) }
    }
  }
}

struct RequestsView: View {
  let offersAsking: Bool

  func body(_ state: RequestsState) -> [Node<RequestsEvent>] {
    Text(Words.requestsTitle, .title)
    if offersAsking { Row { Button(Words.askTitle, send: .went(.ask)).openingScreen() }.id("ask") }
    Loading(state.requests, Words.requestsLoading, retry: .retried) { requests in
      // Whoever has asked waits for the money.
      if requests.contains(where: { $0.direction == .outgoing && $0.state == .open }) {
        Button(notices: Words.newMoney)
      }
      if requests.isEmpty {
        EmptyState(Words.requestsEmpty, Words.requestsEmptyAdvice)
      } else {
        section(.incoming, Words.requestsIncoming, requests, state)
        section(.outgoing, Words.requestsOutgoing, requests, state)
      }
    }
  }

  @NodeBuilder<RequestsEvent> private func section(
    _ direction: PaymentRequest.Direction, _ title: Words, _ all: [PaymentRequest],
    _ state: RequestsState
  ) -> [Node<RequestsEvent>] {
    let requests = all.filter { $0.direction == direction }
    let open = requests.count { $0.state == .open }
    if !requests.isEmpty {
      Section(title) {
        if open > 0 { Badge(Words.requestsOpenCount.with(count: open), .warning) }
        List(requests, label: title) { request in
          RequestCard(request: request, select: .went(.request(request.id))) {
            RequestButtons(request: request, state: state)
          }
        }
      }.id(direction)
    }
  }
}

/// One request, from a list or from a link.
struct RequestView: View {
  let id: PaymentRequest.ID

  func body(_ state: RequestsState) -> [Node<RequestsEvent>] {
    let request = state.requests.value?.first { $0.id == id }
    Text(request.map(title) ?? Words.requestTitle.localized, .title)
    Loading(state.requests, Words.requestLoading, retry: .retried) { _ in
      if let request {
        card(request, state)
      } else if state.requests.savedAt != nil, state.requests.problem == nil {
        Progress(Words.requestLoading)
      } else {
        EmptyState(Words.requestUnknown, Words.requestUnknownAdvice) {
          Button(Words.requestAll, .primary, send: .went(.requests)).openingScreen()
        }
      }
    }
  }

  private func title(_ request: PaymentRequest) -> LocalizedText {
    let words: Words = request.direction == .incoming ? .requestIncoming : .requestOutgoing
    return words.with(["name": request.other.name])
  }

  private func card(_ request: PaymentRequest, _ state: RequestsState) -> Node<RequestsEvent> {
    let buttons = RequestButtons(request: request, state: state).body
    return Card {
      Row {
        NameLine(request.other)
        RequestBadge(state: request.state)
      }.style(.spread)
      Text(request.amount).style(.amount)
      if !request.note.isEmpty { Text(request.note) }
      Text(Words.requestDate.with(["date": LocalizedText.date(request.created)]), .caption)
      if !buttons.isEmpty { Row { buttons } }
    }.id(request.id)
  }
}

/// The buttons of an open request.
struct RequestButtons: ViewPart {
  let request: PaymentRequest
  let state: RequestsState

  var body: [Node<RequestsEvent>] {
    let isThis = state.cancelled == request.id
    switch (request.state, request.direction) {
    case (.open, .incoming):
      Button(Words.requestsPay, .primary, send: .went(.payment(of: request.id))).openingScreen()
      Button(Words.requestsDecline, .destructive, send: .went(.decline(request))).openingScreen()
    case (.open, .outgoing):
      let isBusy = state.cancellation.isBusy
      Button(Words.requestsCancel, .destructive, send: .cancelled(request.id)).disabled(isBusy)
      if isBusy, isThis { Progress(Words.requestsCancelling) }
    default: [Node<RequestsEvent>]()
    }
    if isThis { ProblemAlert(state.cancellation.problem, retry: .cancelled(request.id)) }
  }
}

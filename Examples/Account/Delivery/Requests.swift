import AccountModel
import Observation
import Sillar

struct RequestsState: Equatable, Sendable {
  /// The request that the screen is about; nil for all of them.
  let id: PaymentRequest.ID?
  let requests: Loaded<[PaymentRequest]>
  /// The request that is being taken back, or was last.
  let cancelled: PaymentRequest.ID?
  let cancellation: Sending
  let offersAsking: Bool
}

enum RequestsEvent: Sendable {
  case retried
  case cancelled(PaymentRequest.ID)
  case went(AccountCoordinator.Place)
}

/// The requests of others and the customer's own, or one of them.
@Observable final class RequestsPresenter: Presenter {
  private let id: PaymentRequest.ID?
  private let requests: Loader<[PaymentRequest]>
  private var cancelled: PaymentRequest.ID?
  private let cancellation = Submission()
  private let repository: any RequestsRepository
  private let context: ModuleContext
  private let coordinator: AccountCoordinator

  var state: RequestsState {
    RequestsState(
      id: id, requests: requests.state, cancelled: cancelled, cancellation: cancellation.state,
      offersAsking: context.configuration[AccountRequests.self])
  }

  init(
    _ id: PaymentRequest.ID? = nil, _ context: ModuleContext, _ coordinator: AccountCoordinator,
    _ actions: AccountActions
  ) {
    self.id = id
    requests = Loader(context) { actions.source.following(actions.source.requests) }
    repository = actions.requests
    self.context = context
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
  func body(_ state: RequestsState) -> [Node<RequestsEvent>] {
    Text(Words.requestsTitle, .title)
    if state.offersAsking { Row { Button(Words.askTitle, send: .went(.ask)) }.id("ask") }
    Loading(state.requests, Words.requestsLoading, retry: .retried) { requests in
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

/// The buttons of an open request.
struct RequestButtons: ViewPart {
  let request: PaymentRequest
  let state: RequestsState

  var body: [Node<RequestsEvent>] {
    let isThis = state.cancelled == request.id
    switch (request.state, request.direction) {
    case (.open, .incoming):
      Button(Words.requestsPay, .primary, send: .went(.payment(of: request.id)))
      Button(Words.requestsDecline, .destructive, send: .went(.decline(request)))
    case (.open, .outgoing):
      let isBusy = state.cancellation.isBusy
      Button(Words.requestsCancel, .destructive, send: .cancelled(request.id)).disabled(isBusy)
      if isBusy, isThis { Progress(Words.requestsCancelling) }
    default: [Node<RequestsEvent>]()
    }
    if isThis { ProblemAlert(state.cancellation.problem, retry: .cancelled(request.id)) }
  }
}

import AccountModel
import Observation
import Sillar

struct RequestState: Equatable, Sendable {
  let id: PaymentRequest.ID
  let requests: Loadable<[PaymentRequest]>
  let isCancelling: Bool
  let failure: Failure?

  var request: PaymentRequest? { requests.value?.first { $0.id == id } }
}

enum RequestEvent: Sendable {
  case payRequested
  case declineRequested
  case cancelled
  case allRequestsRequested
  case retried
}

protocol RequestCoordinator: AnyObject {
  func payRequested(_ id: PaymentRequest.ID)
  func declineRequested(_ request: PaymentRequest, from owner: any RequestsOwner)
  func requestsRequested()
}

/// One request, from a list or from a link.
@Observable final class RequestPresenter: Presenter, RequestsOwner {
  private let id: PaymentRequest.ID
  private let requests: Loader<[PaymentRequest]>
  private let cancellation: RequestCancellation
  private let coordinator: any RequestCoordinator

  var state: RequestState {
    RequestState(
      id: id, requests: requests.content, isCancelling: cancellation.isUnderWay != nil,
      failure: cancellation.failure)
  }

  init(
    id: PaymentRequest.ID, requests: Loader<[PaymentRequest]>, cancellation: RequestCancellation,
    coordinator: any RequestCoordinator
  ) {
    self.id = id
    self.requests = requests
    self.cancellation = cancellation
    self.coordinator = coordinator
  }

  func run() async { await requests.watchAge() }

  func runWhileVisible() async {
    await requests.load()
    await requests.recover()
  }

  func requestsChanged() async { await requests.load() }

  func handle(_ event: RequestEvent) async {
    switch event {
    case .payRequested: coordinator.payRequested(id)
    case .declineRequested:
      guard let request = state.request else { return }
      coordinator.declineRequested(request, from: self)
    case .cancelled: if await cancellation.execute(id) { await requests.load() }
    case .allRequestsRequested: coordinator.requestsRequested()
    case .retried: await requests.retry()
    }
  }
}

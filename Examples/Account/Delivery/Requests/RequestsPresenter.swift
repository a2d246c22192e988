import AccountModel
import Observation
import Sillar

struct RequestsState: Equatable, Sendable {
  let requests: Loadable<[PaymentRequest]>
  let cancelling: PaymentRequest.ID?
  let failed: PaymentRequest.ID?
  let failure: Failure?

  func list(_ direction: PaymentRequest.Direction) -> [PaymentRequest] {
    (requests.value ?? []).filter { $0.direction == direction }
  }
}

enum RequestsEvent: Sendable {
  case selected(PaymentRequest.ID)
  case payRequested(PaymentRequest.ID)
  case declineRequested(PaymentRequest.ID)
  case cancelled(PaymentRequest.ID)
  case askRequested
  case retried
}

protocol RequestsCoordinator: AnyObject {
  func requestSelected(_ id: PaymentRequest.ID)
  func payRequested(_ id: PaymentRequest.ID)
  /// - Parameter owner: Told when the request is declined.
  func declineRequested(_ request: PaymentRequest, from owner: any RequestsOwner)
  func askRequested()
}

/// A screen that shows requests, and has to look at them again when one was declined in front of it.
protocol RequestsOwner: AnyObject {
  func requestsChanged() async
}

/// Who asks this customer for money, and whom they have asked.
@Observable final class RequestsPresenter: Presenter, RequestsOwner {
  private let requests: Loader<[PaymentRequest]>
  private let cancellation: RequestCancellation
  private let coordinator: any RequestsCoordinator

  var state: RequestsState {
    RequestsState(
      requests: requests.content, cancelling: cancellation.isUnderWay,
      failed: cancellation.failed, failure: cancellation.failure)
  }

  init(
    requests: Loader<[PaymentRequest]>, cancellation: RequestCancellation,
    coordinator: any RequestsCoordinator
  ) {
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

  func handle(_ event: RequestsEvent) async {
    switch event {
    case .selected(let id): coordinator.requestSelected(id)
    case .payRequested(let id): coordinator.payRequested(id)
    case .declineRequested(let id):
      guard let request = requests.content.value?.first(where: { $0.id == id }) else { return }
      coordinator.declineRequested(request, from: self)
    case .cancelled(let id): if await cancellation.execute(id) { await requests.load() }
    case .askRequested: coordinator.askRequested()
    case .retried: await requests.retry()
    }
  }
}

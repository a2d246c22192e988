import AccountModel
import Observation
import Sillar

struct DeclineRequestState: Equatable, Sendable {
  let request: PaymentRequest
  var isWorking = false
  var failure: Failure?
}

enum DeclineRequestEvent: Sendable {
  case kept
  case declined
}

protocol DeclineRequestCoordinator: AnyObject {
  func declineClosed()
}

/// Asks before a request is declined: it cannot be undone.
@Observable final class DeclineRequestPresenter: Presenter {
  private(set) var state: DeclineRequestState
  @ObservationIgnored private let decline: any DeclineRequest
  @ObservationIgnored private weak var owner: (any RequestsOwner)?
  private let coordinator: any DeclineRequestCoordinator

  init(
    request: PaymentRequest, decline: any DeclineRequest, owner: any RequestsOwner,
    coordinator: any DeclineRequestCoordinator
  ) {
    state = DeclineRequestState(request: request)
    self.decline = decline
    self.owner = owner
    self.coordinator = coordinator
  }

  func handle(_ event: DeclineRequestEvent) async {
    switch event {
    case .kept:
      // One that was settled meanwhile is to be seen as it is.
      if state.failure?.canTryAgain == false { await owner?.requestsChanged() }
      coordinator.declineClosed()
    case .declined: await declineRequest()
    }
  }

  private func declineRequest() async {
    guard !state.isWorking else { return }
    state.isWorking = true
    state.failure = nil
    defer { state.isWorking = false }
    do {
      try await decline.execute(state.request.id)
      await owner?.requestsChanged()
      try Task.checkCancellation()
      coordinator.declineClosed()
    } catch {
      state.failure = Failure(error)
    }
  }
}

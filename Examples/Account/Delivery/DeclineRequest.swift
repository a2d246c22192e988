import AccountModel
import MoneyDelivery
import Observation
import Sillar

struct DeclineRequestState: Equatable, Sendable {
  let request: PaymentRequest
  let sending: Sending
}

enum DeclineRequestEvent: Sendable { case kept, declined }

/// Asks before a request is declined, because that cannot be undone.
@Observable final class DeclineRequestPresenter: Presenter {
  private let request: PaymentRequest
  private let sending = Submission()
  private let coordinator: AccountCoordinator
  private let requests: any RequestsRepository

  var state: DeclineRequestState {
    DeclineRequestState(request: request, sending: sending.state)
  }

  init(
    _ request: PaymentRequest, _ coordinator: AccountCoordinator, _ requests: any RequestsRepository
  ) {
    self.request = request
    self.coordinator = coordinator
    self.requests = requests
  }

  func handle(_ event: DeclineRequestEvent) async {
    switch event {
    case .kept: coordinator.declineClosed()
    case .declined:
      let done: Void? = await sending.run { try await requests.decline(request.id) }
      if done != nil { coordinator.declineClosed() }
    }
  }
}

struct DeclineRequestView: View {
  func body(_ state: DeclineRequestState) -> [Node<DeclineRequestEvent>] {
    let request = state.request
    Text(Words.declineTitle, .title)
    Text(Words.declineAdvice.with(["name": request.other.name, "amount": request.amount]))
    ProblemAlert(state.sending.problem)
    if state.sending.isBusy { Progress(Words.declineWorking) }
    Row {
      Button(Words.declineKeep, .primary, send: .kept)
      Button(Words.declineConfirm, .destructive, send: .declined).disabled(state.sending.isBusy)
    }
  }
}

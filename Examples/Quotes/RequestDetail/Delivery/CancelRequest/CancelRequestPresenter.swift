import Observation
import RequestDetailModel
import Sillar

struct CancelRequestState: Equatable, Sendable {
  let request: RequestDetail
  var reason: Cancellation.Reason?
  var note = ""
  /// Whether the user wanted to go on without a reason.
  var isReasonMissing = false
  var isSending = false
  var failure: Failure?

  var isNoteTooLong: Bool { Cancellation(reason: .other, note: note) == nil }
}

enum CancelRequestEvent: Sendable {
  case reasonChosen(Cancellation.Reason)
  case noteChanged(String)
  case confirmed
  case kept
}

protocol CancelRequestCoordinator: AnyObject {
  func cancelClosed()
}

/// Asks why before a request is cancelled: it cannot be undone.
@Observable final class CancelRequestPresenter: Presenter {
  private(set) var state: CancelRequestState
  @ObservationIgnored private let cancelRequest: any CancelRequest
  private let coordinator: any CancelRequestCoordinator

  init(
    request: RequestDetail, cancelRequest: any CancelRequest,
    coordinator: any CancelRequestCoordinator
  ) {
    state = CancelRequestState(request: request)
    self.cancelRequest = cancelRequest
    self.coordinator = coordinator
  }

  func handle(_ event: CancelRequestEvent) async {
    switch event {
    case .reasonChosen(let reason):
      state.reason = reason
      state.isReasonMissing = false
    case .noteChanged(let note): state.note = note
    case .kept: coordinator.cancelClosed()
    case .confirmed: await confirm()
    }
  }

  private func confirm() async {
    state.isReasonMissing = state.reason == nil
    guard !state.isSending, let reason = state.reason,
      let cancellation = Cancellation(reason: reason, note: state.note)
    else { return }
    state.isSending = true
    state.failure = nil
    defer { state.isSending = false }
    do {
      try await cancelRequest.execute(state.request, cancellation)
      try Task.checkCancellation()
      coordinator.cancelClosed()
    } catch {
      state.failure = Failure(error)
    }
  }
}

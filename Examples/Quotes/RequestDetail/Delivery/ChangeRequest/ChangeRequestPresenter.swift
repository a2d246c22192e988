import Observation
import RequestDetailModel
import Sillar
import Work

struct ChangeRequestState: Equatable, Sendable {
  let request: RequestDetail
  var form: DraftForm
  /// Whether the user wanted to go on once: from then on, what is wrong is said as they type.
  var isChecked = false
  var isSending = false
  var failure: Failure?

  func flaw(_ field: DraftForm.Field) -> DraftFlaw? {
    isChecked ? form.flaw(of: field) : nil
  }
}

enum ChangeRequestEvent: Sendable {
  case kindChosen(WorkKind)
  case titleChanged(String)
  case descriptionChanged(String)
  case cityChanged(String)
  case postcodeChanged(String)
  case timingChosen(WorkTiming)
  case confirmed
  case left
}

protocol ChangeRequestCoordinator: AnyObject {
  func changeClosed()
}

/// Changes what a request says, from what it says now.
@Observable final class ChangeRequestPresenter: Presenter {
  private(set) var state: ChangeRequestState
  @ObservationIgnored private let changeRequest: any ChangeRequest
  private let coordinator: any ChangeRequestCoordinator

  init(
    request: RequestDetail, changeRequest: any ChangeRequest,
    coordinator: any ChangeRequestCoordinator
  ) {
    state = ChangeRequestState(request: request, form: DraftForm(request.contents))
    self.changeRequest = changeRequest
    self.coordinator = coordinator
  }

  func handle(_ event: ChangeRequestEvent) async {
    switch event {
    case .kindChosen(let kind): state.form.kind = kind
    case .titleChanged(let text): state.form.title = text
    case .descriptionChanged(let text): state.form.description = text
    case .cityChanged(let text): state.form.city = text
    case .postcodeChanged(let text): state.form.postcode = text
    case .timingChosen(let timing): state.form.timing = timing
    case .confirmed: await confirm()
    case .left: coordinator.changeClosed()
    }
  }

  private func confirm() async {
    state.isChecked = true
    guard !state.isSending, let contents = state.form.contents else { return }
    state.isSending = true
    state.failure = nil
    defer { state.isSending = false }
    do {
      try await changeRequest.execute(state.request, to: contents)
      try Task.checkCancellation()
      coordinator.changeClosed()
    } catch {
      state.failure = Failure(error)
    }
  }
}

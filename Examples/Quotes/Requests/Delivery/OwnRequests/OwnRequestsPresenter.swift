import Observation
import RequestsModel
import Sillar
import Work

struct OwnRequestsState: Equatable, Sendable {
  let name: String
  let requests: Loadable<[RequestSummary]>
  /// Whether a request has been begun and not sent.
  let hasDraft: Bool

  /// Whether something waits for the user to say what is to become of it.
  var needsAttention: Bool {
    requests.value?.contains { $0.sending == .needsAttention } ?? false
  }
}

enum OwnRequestsEvent: Sendable {
  case selected(RequestID)
  case newRequested
  case unsentRequested
  case retried
}

protocol OwnRequestsCoordinator: AnyObject {
  func requestSelected(_ id: RequestID)
  func newRequested()
  func unsentRequested()
}

/// A homeowner's own requests. Brings itself up to date when something has changed, here or at the service.
@Observable final class OwnRequestsPresenter: Presenter {
  private let requests: Loader<[RequestSummary]>
  private var hasDraft = false
  @ObservationIgnored private let actions: RequestsActions
  private let coordinator: any OwnRequestsCoordinator

  var state: OwnRequestsState {
    OwnRequestsState(
      name: actions.person.name, requests: requests.content, hasDraft: hasDraft)
  }

  init(
    requests: Loader<[RequestSummary]>, actions: RequestsActions,
    coordinator: any OwnRequestsCoordinator
  ) {
    self.requests = requests
    self.actions = actions
    self.coordinator = coordinator
  }

  func run() async {
    for await change in actions.requests.changes() {
      switch change {
      case .here: await requests.look { try await actions.requests.ownHere() }
      case .atService: await requests.load()
      }
    }
  }

  func runWhileVisible() async {
    // Whether there is one is only said to help: it is found in the form in any case.
    hasDraft = (try? await actions.drafts.load())?.isEmpty == false
    await requests.stayLoaded()
  }

  func handle(_ event: OwnRequestsEvent) async {
    switch event {
    case .selected(let id): coordinator.requestSelected(id)
    case .newRequested: coordinator.newRequested()
    case .unsentRequested: coordinator.unsentRequested()
    case .retried: await requests.retry()
    }
  }
}

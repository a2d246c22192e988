import Observation
import OwnRequestsModel
import Sillar
import SillarModel
import Work
import WorkDelivery

struct OwnRequestsState: Equatable, Sendable {
  let requests: Loaded<[OwnRequest]>
  /// True if there is an unsent draft of a request.
  let hasDraft: Bool
}

enum OwnRequestsEvent: Equatable, Sendable {
  case selected(OwnRequest)
  case newRequested, unsentRequested, retried
}

/// Shows a homeowner's requests, and follows their changes.
@Observable final class OwnRequestsPresenter: Presenter {
  private let requests: Loader<[OwnRequest]>
  private var hasDraft = false
  private let coordinator: OwnRequestsCoordinator

  var state: OwnRequestsState { OwnRequestsState(requests: requests.state, hasDraft: hasDraft) }

  init(coordinator: OwnRequestsCoordinator) {
    requests = Loader(coordinator.context) { coordinator.requests.all() }
    self.coordinator = coordinator
  }

  func run() async {
    // Read first, so that the button has its title when the requests are shown.
    await lookForDraft()
    await requests.run()
  }

  func runWhileVisible() async { await lookForDraft() }

  /// The form reads the draft in any case, so an error is not reported here.
  private func lookForDraft() async {
    hasDraft = (try? await coordinator.drafts.load())?.isEmpty == false
  }

  func handle(_ event: OwnRequestsEvent) async {
    switch event {
    case .selected(let request): coordinator.show(request)
    case .newRequested: coordinator.writeRequest()
    case .unsentRequested: coordinator.ways.unsent()
    case .retried: await requests.retry()
    }
  }
}

struct OwnRequestsView: View {
  func body(_ state: OwnRequestsState) -> [Node<OwnRequestsEvent>] {
    let newButton = Button(
      state.hasDraft ? Words.goOn : .newRequest, .primary, send: OwnRequestsEvent.newRequested
    ).openingScreen().style(.prominent).id("new request")
    Text(Words.listTitle, .title)
    ChildScreen("menu")
    Loading(state.requests, Words.listLoading, retry: .retried) { requests in
      if requests.contains(where: \.request.needsAttention) {
        Alert(Words.parked, Words.parkedAdvice, .warning) {
          Button(Words.showUnsent, send: .unsentRequested).openingScreen()
        }.id("parked")
      }
      if requests.isEmpty {
        EmptyState(Words.noRequests, Words.noRequestsAdvice) { newButton }
      } else {
        newButton
        section(Words.underWay, requests.filter { !$0.isOver })
        section(Words.over, requests.filter(\.isOver))
      }
    }
    // A request can be written while the service cannot be reached, and is sent later.
    if state.requests.value == nil, state.requests.problem?.mayPass == true {
      Row { newButton }.id("new")
    }
  }

  @NodeBuilder<OwnRequestsEvent> private func section(
    _ title: Words, _ requests: [OwnRequest]
  ) -> [Node<OwnRequestsEvent>] {
    if !requests.isEmpty {
      Section(title) {
        List(requests, label: title) { request in
          RequestCard(
            request.request, figures: figures(request), isNews: request.nextStep == .answer,
            select: .selected(request), route: RequestRoute(id: request.id))
        }.style(.cards)
      }.id(title)
    }
  }

  private func figures(_ request: OwnRequest) -> LocalizedText {
    let applicants = Words.applicants.with(count: request.professionals.count)
    if request.openOffers == 0 { return applicants }
    return .joined([applicants, Words.offers.with(count: request.openOffers)], separator: " · ")
  }
}

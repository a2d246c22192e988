import Observation
import OwnRequestsModel
import Sillar
import SillarModel
import Work
import WorkDelivery

struct RequestDetailState: Equatable, Sendable {
  let request: Loaded<OwnRequest>
  let sending: Sending
}

enum RequestDetailEvent: Equatable, Sendable {
  case requested(RequestAction)
  case chatRequested(PersonID)
  case ratingRequested(PersonID)
  case offerSelected(QuoteID)
  case settled(ChangeConflict, keepsMine: Bool)
  case unsentRequested, listRequested, retried
}

/// Shows one request with its next step, and follows its changes.
@Observable final class RequestDetailPresenter: Presenter {
  private let id: RequestID
  private let request: Loader<OwnRequest>
  private let sending = Submission()
  private let coordinator: OwnRequestsCoordinator
  let photos: PickedPhotosPresenter

  var state: RequestDetailState {
    RequestDetailState(request: request.state, sending: sending.state)
  }

  /// - Parameter known: The request as its card shows it; nil for a link.
  init(_ id: RequestID, _ known: OwnRequest? = nil, coordinator: OwnRequestsCoordinator) {
    self.id = id
    self.coordinator = coordinator
    let request = Loader(coordinator.context, preview: known) { coordinator.requests.request(id) }
    self.request = request
    photos = PickedPhotosPresenter(
      coordinator.requests, choices: { coordinator.ways.picked(id) },
      request: { request.state.value })
  }

  func run() async { await request.run() }

  func handle(_ event: RequestDetailEvent) async {
    switch event {
    case .requested(let action):
      if let request = request.state.value { await start(action, of: request) }
    case .chatRequested(let person): coordinator.ways.chat(id, person)
    case .ratingRequested(let person):
      guard let request = request.state.value, request.mayRateContact(with: person) else { break }
      coordinator.rateContact(with: person, on: request)
    case .offerSelected(let offer): coordinator.ways.quote(offer)
    case .settled(let conflict, let keepsMine):
      await sending.run { try await coordinator.requests.settle(conflict, keepsMine: keepsMine) }
    case .unsentRequested: coordinator.ways.unsent()
    case .listRequested: coordinator.start()
    case .retried: await request.retry()
    }
  }

  private func start(_ action: RequestAction, of request: OwnRequest) async {
    switch action {
    case .change, .cancel, .rate: coordinator.show(action, of: request)
    case .markDone:
      await sending.run {
        try await ChangeRequest(requests: coordinator.requests).execute(.done, of: request)
      }
    case .addPhotos: coordinator.ways.pickPhotos(id)
    }
  }
}

struct RequestDetailView: View {
  func body(_ state: RequestDetailState) -> [Node<RequestDetailEvent>] {
    Text(state.request.value?.request.contents.title.localized ?? Words.request.localized, .title)
    Loading(state.request, Words.requestLoading, retry: .retried) { own in
      UnsentAlert(own.request.unsent, show: .unsentRequested)
      if let conflict = own.conflict {
        ConflictAlert(conflict: conflict, isBusy: state.sending.isBusy)
      }
      ProblemAlert(state.sending.problem)
      ChildScreen("picked-photos")
      // Whoever has asked waits for offers.
      if !own.isOver, own.worker == nil { Button(notices: Words.newOffers) }
      Column {
        let next = own.nextStep.with(
          count: own.openOffers, ["name": own.worker?.person.name ?? ""])
        NextCard(own.request, next) { buttons([.markDone, .rate], .primary, own, state) }
        Column {
          if !own.professionals.isEmpty {
            Section(Words.professionals) {
              List(own.professionals, label: Words.professionals) {
                ApplicantCard(applicant: $0, mayRate: own.mayRateContact(with: $0.id))
              }
            }.id("professionals")
          }
          ContentsCard(own.request)
        }.style(.body).id("body")
        let others = buttons([.change, .addPhotos, .cancel], .secondary, own, state)
        if !others.isEmpty { Card { others }.id("actions") }
      }.style(.parts).id("parts")
    }
    if state.request.problem == .notFound {
      Row { Button(Words.allRequests, .primary, send: .listRequested).openingScreen() }
    }
  }

  /// The actions that the state of the request allows. A disabled one has its reason below.
  @NodeBuilder<RequestDetailEvent> private func buttons(
    _ actions: [RequestAction], _ look: ButtonRole, _ own: OwnRequest,
    _ state: RequestDetailState
  ) -> [Node<RequestDetailEvent>] {
    let shown = actions.filter { own.obstacle(to: $0) != .notNow }
    if !shown.isEmpty {
      Row {
        for action in shown {
          let button = Button<RequestDetailEvent>(
            action, action == .cancel ? .destructive : look, send: .requested(action)
          ).disabled(state.sending.isBusy || own.obstacle(to: action) != nil).id(action)
          if action == .markDone { button } else { button.openingScreen() }
        }
      }
    }
    for obstacle in shown.compactMap({ own.obstacle(to: $0) }) {
      Text(obstacle.problem.title, .caption).id(obstacle)
    }
  }
}

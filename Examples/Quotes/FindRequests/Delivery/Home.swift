import FindRequestsModel
import Observation
import Sillar
import Work
import WorkDelivery

enum HomePart: String, Sendable { case open, own }

struct HomeState: Equatable, Sendable {
  let route: HomeRoute
  let found: Paged<FoundJobs>
  let own: Loaded<[Job]>
  let applying: Applying
  let hasMenu: Bool

  var score: Score? { own.value.flatMap { EarnedRatings($0).score } }
}

/// The application that was sent last.
struct Applying: Equatable, Sendable {
  var job: RequestID?
  var sending = Sending()
}

enum HomeEvent: Sendable {
  case partChosen(HomePart)
  case kindChosen(WorkKind?)
  case search(SearchEvent)
  case list(PageEvent)
  case applied(Job)
  case selected(RequestID)
  case unsentRequested, ownRetried
}

/// The open requests, by kind and place, and those that the professional has applied to.
@Observable final class HomePresenter: Presenter {
  private var route: HomeRoute
  private let search: Search<JobQuery, FoundJobs>
  private let own: Loader<[Job]>
  private let sending = Submission()
  private var applied: RequestID?
  private let hasMenu: Bool
  private let coordinator: FindRequestsCoordinator

  var state: HomeState {
    HomeState(
      route: route, found: search.state, own: own.state,
      applying: Applying(job: applied, sending: sending.state), hasMenu: hasMenu)
  }

  init(_ route: HomeRoute, hasMenu: Bool, coordinator: FindRequestsCoordinator) {
    self.route = route
    self.hasMenu = hasMenu
    self.coordinator = coordinator
    let jobs = coordinator.jobs
    search = Search(coordinator.context) { jobs.find($0, after: $1) }
    own = Loader(coordinator.context) { jobs.applied() }
  }

  private var query: JobQuery { JobQuery(kind: route.kind, place: route.place) }

  func run() async { await own.run() }

  func runWhileVisible() async {
    if search.query == query { await search.handle(.retried) } else { await search.submit(query) }
    await search.run()
  }

  func handle(_ event: HomeEvent) async {
    switch event {
    case .partChosen(let part): route.part = part
    case .kindChosen(let kind):
      route.kind = kind
      await search.submit(query)
    case .search(.typed(let place)):
      route.place = place
      await search.type(query)
    case .search(.submitted): await search.submit(query)
    case .list(let event): await search.handle(event)
    case .selected(let id): coordinator.show(id)
    case .unsentRequested: coordinator.links.unsent()
    case .ownRetried: await own.retry()
    case .applied(let job):
      guard !sending.state.isBusy else { return }
      applied = job.id
      await sending.run { try await ApplyToJob(jobs: coordinator.jobs).execute(job) }
    }
  }
}

struct HomeView: View {
  func body(_ state: HomeState) -> [Node<HomeEvent>] {
    Text(Words.title, .title)
    if state.hasMenu { ChildScreen("menu") }
    if let score = state.score { Link(score, to: RatingsRoute()) }
    SegmentedControl(
      Words.part, [Choice(Words.open, HomePart.open), Choice(Words.own, .own)],
      selection: state.route.part, send: { .partChosen($0) })
    switch state.route.part {
    case .open: open(state)
    case .own: own(state)
    }
  }

  @NodeBuilder<HomeEvent> private func open(_ state: HomeState) -> [Node<HomeEvent>] {
    Row {
      Picker(
        Words.kind,
        [Choice(Words.anyKind, WorkKind?.none)] + WorkKind.allCases.map { Choice($0, $0) },
        selection: state.route.kind, send: { .kindChosen($0) })
      SearchField(
        Words.place, state.route.place, placeholder: Words.placeExample, event: HomeEvent.search)
    }.id("search")
    // A request that the professional has applied to is drawn as it is among their own.
    let shared = Shared(own: state.own.value ?? [], applying: state.applying)
    PagedList(
      state.found, with: shared, columns: 400, label: Words.open, empty: Words.nothing,
      advice: Words.nothingAdvice, event: HomeEvent.list
    ) { job, shared in card(shared.own.first { $0.id == job.id } ?? job, shared.applying) }
  }

  @NodeBuilder<HomeEvent> private func own(_ state: HomeState) -> [Node<HomeEvent>] {
    Loading(state.own, Words.ownLoading, retry: .ownRetried) { jobs in
      if jobs.isEmpty {
        EmptyState(Words.noneOwn, Words.noneOwnAdvice) {
          Button(Words.open, .primary, send: .partChosen(.open))
        }
      } else {
        List(jobs, label: Words.own) { card($0, state.applying) }.style(.cards)
      }
    }
  }

  private struct Shared: Equatable {
    let own: [Job]
    let applying: Applying
  }

  private func card(_ job: Job, _ applying: Applying) -> RequestCard<HomeEvent> {
    RequestCard(
      job.request, figures: Words.places.with(count: job.request.freePlaces),
      select: .selected(job.id)
    ) {
      if let refusal = job.applicationRefused {
        Alert(refusal == .noFreePlace ? Words.full : .refused, Words.refusedAdvice, .warning) {
          Button(Words.showUnsent, send: .unsentRequested)
        }
      } else if job.application != nil {
        Badge(Words.applied, .positive)
      } else if job.step == .noFreePlace {
        Text(Words.full, .caption)
      } else if job.step == .apply {
        Row {
          Button(Words.apply, .primary, send: .applied(job)).disabled(applying.sending.isBusy)
        }
      }
      ProblemAlert(
        applying.job == job.id ? applying.sending.problem : nil, retry: .applied(job))
    }
  }
}

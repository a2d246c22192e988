import FindRequestsModel
import Observation
import Sillar
import Work
import WorkDelivery

struct HomeState: Equatable, Sendable {
  let route: HomeRoute
  let found: Paged<FoundJobs>
  let own: OwnJobs
}

/// The jobs that the professional has applied to, and the last application.
struct OwnJobs: Equatable, Sendable {
  let jobs: Loaded<[Job]>
  let applied: RequestID?
  let sending: Sending
  /// The jobs that were read after the list was found.
  let newer: [Job]
}

enum HomeEvent: Equatable, Sendable {
  case edited(Edit<HomeRoute>)
  case search(SearchEvent)
  case list(PageEvent)
  case applied(Job)
  case selected(Job)
  case unsentRequested, ownRetried
}

/// The open requests, by kind and place, and those that the professional has applied to.
@Observable final class HomePresenter: Presenter {
  private var route: HomeRoute
  private let search: Search<JobQuery, FoundJobs>
  private let own: Loader<[Job]>
  private let sending = Submission()
  private var applied: RequestID?
  /// The job that was opened last, as its screen has read it.
  private var opened: Job?
  private let coordinator: FindRequestsCoordinator

  var state: HomeState {
    let found = search.state
    let isOld = found.list.isLoading || found.list.problem != nil
    let newer = (own.state.value ?? []) + [isOld ? opened : nil].compactMap(\.self)
    let own = OwnJobs(jobs: own.state, applied: applied, sending: sending.state, newer: newer)
    return HomeState(route: route, found: found, own: own)
  }

  init(_ route: HomeRoute, coordinator: FindRequestsCoordinator) {
    self.route = route
    self.coordinator = coordinator
    search = Search(coordinator.context) { coordinator.jobs.find($0, after: $1) }
    own = Loader(coordinator.context) { coordinator.jobs.applied() }
  }

  func run() async { await own.run() }

  func runWhileVisible() async {
    // When the professional returns, the list is read again, and shows the opened job as it is now.
    if let id = opened?.id { opened = try? await coordinator.jobs.known(id) }
    await search.handle(.retried)
    await search.submit(route.query)
    await search.run()
  }

  func handle(_ event: HomeEvent) async {
    switch event {
    case .edited(let edit):
      edit.apply(to: &route)
      await search.submit(route.query)
    case .search(.typed(let place)):
      route.place = place
      await search.type(route.query)
    case .search(.submitted): await search.submit(route.query)
    case .list(let event): await search.handle(event)
    case .selected(let job):
      opened = job
      coordinator.show(job.id, job)
    case .unsentRequested: coordinator.showUnsent()
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
    ChildScreen("menu")
    RatingsLink(jobs: state.own.jobs.value ?? [])
    SegmentedControl(
      Words.part, \.part, of: state.route,
      among: [Choice(Words.open, HomePart.open), Choice(Words.own, .own)], send: HomeEvent.edited)
    Column { if state.route.part == .open { found(state) } else { own(state) } }.style(.cards)
  }

  @NodeBuilder<HomeEvent> private func found(_ state: HomeState) -> [Node<HomeEvent>] {
    Row {
      Picker(
        Words.kind, \.kind, of: state.route, among: HomeRoute.kinds, send: HomeEvent.edited)
      SearchField(
        Words.place, state.route.place, placeholder: Words.placeExample, event: HomeEvent.search)
    }.id("search")
    // A request that the professional has applied to is drawn like those among their own.
    PagedList(
      state.found, with: state.own, label: Words.open, empty: Words.nothing,
      advice: Words.nothingAdvice, event: HomeEvent.list
    ) { job, own in card(own.newer.first { $0.id == job.id } ?? job, own) }
  }

  @NodeBuilder<HomeEvent> private func own(_ state: HomeState) -> [Node<HomeEvent>] {
    Loading(state.own.jobs, Words.ownLoading, retry: .ownRetried) { jobs in
      if jobs.isEmpty {
        EmptyState(Words.noneOwn, Words.noneOwnAdvice) {
          Button(Words.open, .primary, send: .edited(.set(\.part, .open)))
        }
      } else {
        List(jobs, label: Words.own) { card($0, state.own) }
      }
    }
  }

  private func card(_ job: Job, _ own: OwnJobs) -> RequestCard<HomeEvent> {
    let route = JobRoute(request: job.id)
    return RequestCard(job.request, figures: job.places, select: .selected(job), route: route) {
      UnsentAlert(job.request.unsent.filter(\.needsAttention), show: .unsentRequested)
      if job.application != nil { Badge(Words.applied, .positive) }
      if job.step == .noFreePlace { Text(Words.full, .caption) }
      if job.step == .apply, !job.request.needsAttention {
        Row { Button(Words.apply, .primary, send: .applied(job)) }.disabled(own.sending.isBusy)
      }
      if own.applied == job.id { ProblemAlert(own.sending.problem, retry: .applied(job)) }
    }
  }
}

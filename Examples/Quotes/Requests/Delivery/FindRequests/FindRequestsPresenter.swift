import Observation
import RequestsModel
import Sillar
import Work

struct FindRequestsState: Equatable, Sendable {
  enum Part: Equatable, Sendable {
    case find
    case own
  }

  var part = Part.find
  var kind: WorkKind?
  var place = ""
  var found: Loadable<OpenRequests>
  var own: Loadable<[RequestSummary]>
  /// What is being applied to.
  var applying: RequestID?
  /// What could not be, and why.
  var failed: RequestID?
  var failure: Failure?
}

enum FindRequestsEvent: Sendable {
  case partChosen(FindRequestsState.Part)
  case kindChosen(WorkKind?)
  case placeChanged(String)
  case placeSubmitted
  case endReached
  case applied(RequestSummary)
  case selected(RequestID)
  case unsentRequested
  case retried
}

protocol FindRequestsCoordinator: AnyObject {
  func requestSelected(_ id: RequestID)
  func unsentRequested()
}

/// What a professional could do, by kind and place, and what they have applied to.
@Observable final class FindRequestsPresenter: Presenter {
  /// How long nothing must have been typed before it is searched.
  static let pause = Duration.milliseconds(300)

  private let search: SearchModel
  private let own: Loader<[RequestSummary]>
  private var part = FindRequestsState.Part.find
  private var kind: WorkKind?
  private var place = ""
  private var applying: RequestID?
  private var failed: RequestID?
  private var failure: Failure?
  @ObservationIgnored private let actions: RequestsActions
  @ObservationIgnored private let recovery: Recovery
  private let coordinator: any FindRequestsCoordinator
  /// Counts what was typed: what was waited for in an earlier turn is too late.
  @ObservationIgnored private var turn = 0

  var state: FindRequestsState {
    FindRequestsState(
      part: part, kind: kind, place: place, found: search.found.content, own: own.content,
      applying: applying, failed: failed, failure: failure)
  }

  init(
    own: Loader<[RequestSummary]>, actions: RequestsActions, recovery: Recovery,
    coordinator: any FindRequestsCoordinator
  ) {
    search = SearchModel(requests: actions.requests, recovery: recovery)
    self.own = own
    self.actions = actions
    self.recovery = recovery
    self.coordinator = coordinator
  }

  func run() async {
    for await change in actions.requests.changes() {
      switch change {
      case .here:
        await own.look { try await actions.requests.ownHere() }
        await search.look()
      case .atService:
        await own.load()
        await search.load()
      }
    }
  }

  func runWhileVisible() async {
    await own.load()
    await search.load()
    await recovery.run(
      isNeeded: {
        own.age(at: recovery.now())
        search.age(at: recovery.now())
        return own.content.needsRefresh || search.found.content.needsRefresh
      },
      refresh: {
        if own.content.needsRefresh { await own.load() }
        if search.found.content.needsRefresh { await search.load() }
      })
  }

  func handle(_ event: FindRequestsEvent) async {
    switch event {
    case .partChosen(let part): self.part = part
    case .kindChosen(let kind):
      self.kind = kind
      await look()
    case .placeChanged(let place): await type(place)
    case .placeSubmitted: await look()
    case .endReached: await search.readOn()
    case .applied(let request): await apply(to: request)
    case .selected(let id): coordinator.requestSelected(id)
    case .unsentRequested: coordinator.unsentRequested()
    case .retried: if part == .own { await own.retry() } else { await search.retry() }
    }
  }

  private func type(_ text: String) async {
    guard text != place else { return }
    place = text
    turn += 1
    let turn = turn
    guard (try? await recovery.clock.sleep(for: Self.pause)) != nil, turn == self.turn else {
      return
    }
    await look()
  }

  private func look() async {
    turn += 1
    await search.begin(RequestSearch(kind: kind, place: place))
  }

  private func apply(to request: RequestSummary) async {
    guard applying == nil else { return }
    applying = request.id
    (failed, failure) = (nil, nil)
    defer { applying = nil }
    do {
      try await actions.applyToRequest.execute(request)
      await search.look()
      await own.look { try await actions.requests.ownHere() }
    } catch {
      (failed, failure) = (request.id, Failure(error))
    }
  }
}

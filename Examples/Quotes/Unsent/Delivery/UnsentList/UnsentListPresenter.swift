import Observation
import Sillar
import UnsentModel

struct UnsentListState: Equatable, Sendable {
  /// Nil until they have been read.
  var groups: [UnsentGroup]?
  /// Why they could not be.
  var failure: Failure?
  /// What is being done something about.
  var working: UnsentEntry.ID?
  /// What could not be done, about which, and why.
  var unsettled: Unsettled?

  struct Unsettled: Equatable, Sendable {
    let id: UnsentEntry.ID
    let failure: Failure
    let event: UnsentListEvent
  }
}

enum UnsentListEvent: Hashable, Sendable {
  /// Send it again; in a conflict, so that it holds.
  case retried(UnsentEntry.ID)
  case changeRequested(UnsentEntry.ID)
  case discardRequested(UnsentEntry.ID)
  /// The other change holds, as it should or as it does.
  case yielded(UnsentEntry.ID)
  case reloaded
}

protocol UnsentListCoordinator: AnyObject {
  func changeRequested(_ entry: UnsentEntry)
  /// Asks first.
  func discardRequested(_ entry: UnsentEntry)
}

/// What waits to be sent, and what somebody has to decide about.
@Observable final class UnsentListPresenter: Presenter {
  private(set) var state = UnsentListState()
  @ObservationIgnored private let actions: UnsentActions
  private let coordinator: any UnsentListCoordinator

  init(actions: UnsentActions, coordinator: any UnsentListCoordinator) {
    self.actions = actions
    self.coordinator = coordinator
  }

  func run() async {
    for await _ in actions.countUnsent.changes() { await load() }
  }

  func handle(_ event: UnsentListEvent) async {
    switch event {
    case .retried(let id), .yielded(let id): await settle(id, event)
    case .changeRequested(let id): if let entry = entry(id) { coordinator.changeRequested(entry) }
    case .discardRequested(let id): if let entry = entry(id) { coordinator.discardRequested(entry) }
    case .reloaded: await load()
    }
  }

  private func load() async {
    do {
      state.groups = try await actions.getUnsent.execute()
      state.failure = nil
    } catch {
      if let failure = Failure(error) { state.failure = failure }
    }
  }

  private func settle(_ id: UnsentEntry.ID, _ event: UnsentListEvent) async {
    guard state.working == nil, let entry = entry(id) else { return }
    state.working = id
    state.unsettled = nil
    defer { state.working = nil }
    do {
      if case .retried = event {
        try await actions.retryUnsent.execute(entry)
      } else {
        try await actions.discardUnsent.execute(entry)
      }
    } catch {
      state.unsettled = Failure(error).map { .init(id: id, failure: $0, event: event) }
    }
  }

  private func entry(_ id: UnsentEntry.ID) -> UnsentEntry? {
    for group in state.groups ?? [] {
      if let entry = group.entries.first(where: { $0.id == id }) { return entry }
    }
    return nil
  }
}

import Observation
import Sillar
import UnsentModel

struct DiscardUnsentState: Equatable, Sendable {
  let entry: UnsentEntry
  /// How many others go with it.
  var company = 0
  var isWorking = false
  var failure: Failure?
}

enum DiscardUnsentEvent: Sendable {
  case kept
  case discarded
}

protocol DiscardUnsentCoordinator: AnyObject {
  func discardClosed()
}

/// Asks before a change is discarded: it cannot be had back.
@Observable final class DiscardUnsentPresenter: Presenter {
  private(set) var state: DiscardUnsentState
  @ObservationIgnored private let discard: DiscardUnsent
  private let coordinator: any DiscardUnsentCoordinator

  init(
    entry: UnsentEntry, discard: DiscardUnsent, coordinator: any DiscardUnsentCoordinator
  ) {
    state = DiscardUnsentState(entry: entry)
    self.discard = discard
    self.coordinator = coordinator
  }

  func run() async {
    // Where that cannot be known, nothing can be discarded either, and that is said then.
    state.company = (try? await discard.company(of: state.entry).count) ?? 0
  }

  func handle(_ event: DiscardUnsentEvent) async {
    switch event {
    case .kept: coordinator.discardClosed()
    case .discarded: await discardEntry()
    }
  }

  private func discardEntry() async {
    guard !state.isWorking else { return }
    state.isWorking = true
    state.failure = nil
    defer { state.isWorking = false }
    do {
      try await discard.execute(state.entry)
      try Task.checkCancellation()
      coordinator.discardClosed()
    } catch {
      state.failure = Failure(error)
    }
  }
}

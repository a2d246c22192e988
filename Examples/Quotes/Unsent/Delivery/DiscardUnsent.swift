import Observation
import Sillar
import SillarModel
import UnsentModel

struct DiscardUnsentState: Equatable, Sendable {
  let entry: UnsentEntry
  /// The number of other changes that go with it.
  var company = 0
  var sending = Sending()
}

enum DiscardUnsentEvent: Sendable { case kept, discarded }

/// Asks before a change is discarded, because that cannot be undone.
@Observable final class DiscardUnsentPresenter: Presenter {
  private var shown: DiscardUnsentState
  private let sending = Submission()
  private let discard: DiscardUnsent
  private let coordinator: UnsentCoordinator

  var state: DiscardUnsentState {
    var state = shown
    state.sending = sending.state
    return state
  }

  init(_ entry: UnsentEntry, _ coordinator: UnsentCoordinator, _ discard: DiscardUnsent) {
    shown = DiscardUnsentState(entry: entry)
    self.discard = discard
    self.coordinator = coordinator
  }

  func run() async {
    // If it cannot be read, nothing can be discarded either, and that is shown then.
    shown.company = (try? await discard.company(of: shown.entry).count) ?? 0
  }

  func handle(_ event: DiscardUnsentEvent) async {
    switch event {
    case .kept: coordinator.discardClosed()
    case .discarded:
      let done: Void? = await sending.run { try await discard.execute(shown.entry) }
      if done != nil { coordinator.discardClosed() }
    }
  }
}

struct DiscardUnsentView: View {
  let wording: UnsentWording

  func body(_ state: DiscardUnsentState) -> [Node<DiscardUnsentEvent>] {
    Text(Words.discardTitle, .title)
    Text(Words.discardAdvice.with(["change": wording.describe(state.entry)]))
    if state.company > 0 { Text(Words.discardAlso.with(count: state.company)).id("company") }
    ProblemAlert(state.sending.problem)
    if state.sending.isBusy { Progress(Words.working) }
    Row {
      Button(Words.discardKeep, .primary, send: .kept)
      Button(Words.discardConfirm, .destructive, send: .discarded)
        .disabled(state.sending.isBusy || state.sending.problem?.mayPass == false)
    }
  }
}

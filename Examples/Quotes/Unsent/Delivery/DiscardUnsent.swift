import Observation
import Sillar
import SillarModel
import UnsentModel

struct DiscardUnsentState: Equatable, Sendable {
  /// Nil until it has been read again, in a window that is brought back.
  let entry: UnsentEntry?
  /// The number of other changes that are discarded with it.
  let company: Int
  let sending: Sending
}

enum DiscardUnsentEvent: Equatable, Sendable { case kept, discarded }

/// Asks before a change is discarded, because that cannot be undone.
@Observable final class DiscardUnsentPresenter: Presenter {
  private let id: UnsentEntry.ID
  private var entry: UnsentEntry?
  private var company = 0
  private let sending = Submission()
  private let coordinator: UnsentCoordinator

  var state: DiscardUnsentState {
    DiscardUnsentState(entry: entry, company: company, sending: sending.state)
  }

  init(_ id: UnsentEntry.ID, _ known: UnsentEntry?, _ coordinator: UnsentCoordinator) {
    self.id = id
    entry = known
    self.coordinator = coordinator
  }

  func run() async {
    if entry == nil {
      let groups = try? await coordinator.unsent.groups().firstValue()
      entry = groups?.flatMap(\.entries).first { $0.id == id }
    }
    // It has been sent meanwhile.
    if entry == nil { return coordinator.discardClosed() }
    // If the number cannot be read, discarding fails too, and shows why.
    company = (try? await coordinator.unsent.company(of: id)) ?? 0
  }

  func handle(_ event: DiscardUnsentEvent) async {
    switch event {
    case .kept: coordinator.discardClosed()
    case .discarded:
      if await sending.run({ try await coordinator.unsent.discard(id) }) != nil {
        coordinator.discardClosed()
      }
    }
  }
}

struct DiscardUnsentView: View {
  let wording: any UnsentWording

  func body(_ state: DiscardUnsentState) -> [Node<DiscardUnsentEvent>] {
    Text(Words.discardTitle, .title)
    if let entry = state.entry {
      Text(Words.discardAdvice.with(["change": wording.describe(entry)]))
    }
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

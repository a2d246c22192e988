import Observation
import Sillar
import UnsentModel

struct UnsentListState: Equatable, Sendable {
  let groups: Loaded<[UnsentGroup]>
  /// The entry that is being settled, or was last, and how.
  var settled: UnsentEntry.ID?
  var settling: UnsentListEvent?
  var sending = Sending()
}

enum UnsentListEvent: Hashable, Sendable {
  /// Send it again; in a conflict, so that it holds.
  case retried(UnsentEntry)
  /// The other change holds.
  case yielded(UnsentEntry)
  case changed(UnsentEntry)
  case discarded(UnsentEntry)
  case reloaded
}

/// The changes that wait to be sent, and those that need a decision.
@Observable final class UnsentListPresenter: Presenter {
  private let groups: Loader<[UnsentGroup]>
  private var settling: (id: UnsentEntry.ID, event: UnsentListEvent)?
  private let sending = Submission()
  private let actions: UnsentActions
  private let coordinator: UnsentCoordinator

  var state: UnsentListState {
    UnsentListState(
      groups: groups.state, settled: settling?.id, settling: settling?.event,
      sending: sending.state)
  }

  init(_ context: ModuleContext, _ coordinator: UnsentCoordinator, _ actions: UnsentActions) {
    groups = Loader(context) { try await actions.getUnsent.execute() }
    self.actions = actions
    self.coordinator = coordinator
  }

  func run() async { for await _ in actions.countUnsent.changes() { await groups.load() } }
  func runWhileVisible() async { await groups.run() }

  func handle(_ event: UnsentListEvent) async {
    switch event {
    case .retried(let entry):
      await settle(entry, event) { try await actions.retryUnsent.execute(entry) }
    case .yielded(let entry):
      await settle(entry, event) { try await actions.discardUnsent.execute(entry) }
    case .changed(let entry): coordinator.change(entry)
    case .discarded(let entry): coordinator.askAboutDiscarding(entry)
    case .reloaded: await groups.retry()
    }
  }

  private func settle(
    _ entry: UnsentEntry, _ event: UnsentListEvent, _ work: () async throws -> Void
  ) async {
    guard !sending.state.isBusy else { return }
    settling = (entry.id, event)
    await sending.run(work)
  }
}

struct UnsentListView: View {
  let wording: UnsentWording
  /// The kinds of change that can be edited.
  let changeable: Set<String>

  func body(_ state: UnsentListState) -> [Node<UnsentListEvent>] {
    Text(Words.title, .title)
    Loading(state.groups, Words.loading, retry: .reloaded) { groups in
      if groups.isEmpty {
        EmptyState(Words.empty, Words.emptyAdvice)
      } else {
        Text(Words.advice, .caption)
        for group in groups {
          Section(wording.about(group)) {
            List(group.entries, label: wording.about(group)) { entry in card(entry, state) }
          }.id(group.id)
        }
      }
    }
  }

  private func card(
    _ entry: UnsentEntry, _ state: UnsentListState
  ) -> Node<UnsentListEvent> {
    let isSettled = state.settled == entry.id
    let (buttons, mark) = (self.buttons(entry), self.mark(entry.state))
    return Card {
      Row {
        Column {
          Text(wording.describe(entry))
          Text(Words.since.with(["date": LocalizedText.dateAndTime(entry.since)]), .caption)
        }.style(.compact)
        Badge(mark.title, mark.look)
      }.style(.spread)
      if case .refused(let reason) = entry.state, let why = wording.refusal(reason) { Text(why) }
      if let advice = mark.advice { Text(advice, .caption) }
      if !buttons.isEmpty { Row { buttons }.disabled(state.sending.isBusy) }
      if isSettled, state.sending.isBusy { Progress(Words.working) }
      if isSettled { ProblemAlert(state.sending.problem, retry: state.settling) }
    }.id(entry.id)
  }

  private func mark(
    _ state: UnsentEntry.State
  ) -> (title: Words, look: BadgeRole, advice: Words?) {
    switch state {
    case .waiting: (.waiting, .neutral, nil)
    case .underWay: (.underWay, .neutral, .underWayAdvice)
    case .refused: (.refused, .negative, .refusedAdvice)
    case .conflict: (.conflict, .warning, .conflictAdvice)
    case .overruled: (.overruled, .warning, .overruledAdvice)
    case .unreadable: (.unreadable, .warning, .unreadableAdvice)
    }
  }

  @NodeBuilder<UnsentListEvent> private func buttons(
    _ entry: UnsentEntry
  ) -> [Node<UnsentListEvent>] {
    if case .refused = entry.state { Button(Words.retry, .primary, send: .retried(entry)) }
    switch entry.state {
    case .waiting, .refused:
      if changeable.contains(entry.kind) { Button(Words.change, send: .changed(entry)) }
      Button(Words.discard, .destructive, send: .discarded(entry))
    case .conflict:
      Button(Words.keepMine, .primary, send: .retried(entry))
      Button(Words.takeTheirs, send: .yielded(entry))
    case .overruled: Button(Words.acknowledge, send: .yielded(entry))
    case .underWay, .unreadable: [Node<UnsentListEvent>]()
    }
  }
}

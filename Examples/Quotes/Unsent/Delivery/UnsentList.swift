import Observation
import Sillar
import UnsentModel

struct UnsentListState: Equatable, Sendable {
  let groups: Loaded<[UnsentGroup]>
  let editable: Set<UnsentEntry.ID>
  /// The last decision of the user that is sent or has failed.
  let decision: UnsentListEvent?
  let sending: Sending
}

enum UnsentListEvent: Hashable, Sendable {
  /// Sends the change again; in a conflict, so that it wins.
  case retried(UnsentEntry)
  /// Gives the change up: the other change wins.
  case yielded(UnsentEntry)
  case edited(UnsentEntry)
  case discarded(UnsentEntry)
  case reloaded
}

/// The changes that wait to be sent, and those that need a decision.
@Observable final class UnsentListPresenter: Presenter {
  private let groups: Loader<[UnsentGroup]>
  private var decision: UnsentListEvent?
  private let sending = Submission()
  private let coordinator: UnsentCoordinator

  var state: UnsentListState {
    let entries = groups.state.value?.flatMap(\.entries) ?? []
    return UnsentListState(
      groups: groups.state, editable: Set(entries.filter { coordinator.edit($0) != nil }.map(\.id)),
      decision: decision, sending: sending.state)
  }

  init(_ coordinator: UnsentCoordinator) {
    groups = Loader(coordinator.context) { coordinator.unsent.groups() }
    self.coordinator = coordinator
  }

  func run() async { await groups.run() }

  func handle(_ event: UnsentListEvent) async {
    switch event {
    case .retried(let entry): await decide(event) { try await coordinator.unsent.retry(entry.id) }
    case .yielded(let entry): await decide(event) { try await coordinator.unsent.discard(entry.id) }
    case .edited(let entry): coordinator.edit(entry)?()
    case .discarded(let entry): coordinator.askAboutDiscarding(entry)
    case .reloaded: await groups.retry()
    }
  }

  private func decide(_ event: UnsentListEvent, _ work: () async throws -> Void) async {
    guard !sending.state.isBusy else { return }
    decision = event
    await sending.run(work)
  }
}

struct UnsentListView: View {
  let wording: any UnsentWording

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

  private func card(_ entry: UnsentEntry, _ state: UnsentListState) -> Node<UnsentListEvent> {
    let isDecided = [.retried(entry), .yielded(entry)].contains(state.decision)
    let (buttons, mark) = (buttons(entry, state), mark(entry.state))
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
      if isDecided, state.sending.isBusy { Progress(Words.working) }
      if isDecided { ProblemAlert(state.sending.problem, retry: state.decision) }
    }.id(entry.id)
  }

  private func mark(_ state: UnsentEntry.State) -> (title: Words, look: BadgeRole, advice: Words?) {
    switch state {
    case .waiting: (.waiting, .neutral, nil)
    case .underWay: (.underWay, .neutral, .underWayAdvice)
    case .refused: (.refused, .negative, .refusedAdvice)
    case .conflict: (.conflict, .warning, .conflictAdvice)
    case .overruled: (.overruled, .warning, .overruledAdvice)
    case .unreadable: (.unreadable, .warning, .unreadableAdvice)
    }
  }

  @NodeBuilder<UnsentListEvent>
  private func buttons(_ entry: UnsentEntry, _ state: UnsentListState) -> [Node<UnsentListEvent>] {
    if case .refused = entry.state { Button(Words.retry, .primary, send: .retried(entry)) }
    switch entry.state {
    case .waiting, .refused:
      if state.editable.contains(entry.id) {
        Button(Words.change, send: .edited(entry)).openingScreen()
      }
      Button(Words.discard, .destructive, send: .discarded(entry)).openingScreen()
    case .conflict:
      Button(Words.keepMine, .primary, send: .retried(entry))
      Button(Words.takeTheirs, send: .yielded(entry))
    case .overruled: Button(Words.acknowledge, send: .yielded(entry))
    case .underWay, .unreadable: [Node<UnsentListEvent>]()
    }
  }
}

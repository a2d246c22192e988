import Observation
import Sillar

/// What the program counts besides its windows: its outboxes and caches.
@Observable final class ProgramPresenter: Presenter {
  private(set) var state: [ProgramFigure]
  private let clock: any Clock<Duration>
  private let inspector: Inspector

  init(_ context: ModuleContext, inspector: Inspector) {
    state = inspector.figures()
    clock = context.clock
    self.inspector = inspector
  }

  func runWhileVisible() async {
    await inspector.follow(with: clock) { state = inspector.figures() }
  }

  func handle(_ event: Never) async {}
}

struct ProgramView: View {
  func body(_ figures: [ProgramFigure]) -> [Node<Never>] {
    Text(Words.programTitle, .title)
    for group in FigureGroup.all {
      let own = group.names.flatMap { name in figures.filter { $0.name == name.metric } }
      Section(group.title) {
        if own.isEmpty {
          Text(group.empty).style(.muted)
        } else {
          Card { for figure in own { line(figure, in: group) } }
        }
      }
    }
    Link(Words.allWindows, to: WindowsRoute())
  }

  private func line(_ figure: ProgramFigure, in group: FigureGroup) -> Node<Never> {
    let name = group.names.first { $0.metric == figure.name }?.word.localized
    let parts = [name, figure.dimension.isEmpty ? nil : figure.dimension.localized]
    return LabeledContent(
      LocalizedText.joined(parts.compactMap(\.self), separator: ": "),
      LocalizedText.number(figure.value)
    ).id(figure.id)
  }
}

/// Metrics that the screen shows together.
private struct FigureGroup {
  let title: Words
  /// Said where the program has none of them.
  let empty: Words
  let names: [(metric: String, word: Words)]

  static let all = [
    FigureGroup(
      title: .outboxes, empty: .noOutboxes,
      names: [
        ("sillar_outbox_waiting", .waitingCommands),
        ("sillar_outbox_parked_total", .parkedCommands),
      ]),
    FigureGroup(
      title: .caches, empty: .noCaches, names: [("sillar_cache_reads_total", .cacheReads)]),
    FigureGroup(
      title: .services, empty: .noServices,
      names: [
        ("sillar_requests_waiting", .waitingRequests),
        ("sillar_api_undecodable_total", .unreadableAnswers),
      ]),
    FigureGroup(
      title: .storage, empty: .noStorage,
      names: [
        ("sillar_kept_windows", .keptWindows), ("sillar_kept_bytes", .keptBytes),
        ("sillar_kept_sessions", .keptSessions), ("sillar_kept_dropped_total", .keptDropped),
        ("sillar_storage_failures_total", .storageFailures),
        ("sillar_rows_unreadable_total", .unreadableRows),
      ]),
  ]
}

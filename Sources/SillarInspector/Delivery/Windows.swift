import Observation
import Sillar

enum WindowsEvent: Equatable, Sendable {
  case opened(InspectedWindow.ID)
}

/// The windows of the program, as they are opened and end.
@Observable final class WindowsPresenter: Presenter {
  private(set) var state: [InspectedWindow]
  private let clock: any Clock<Duration>
  private let inspector: Inspector
  private let coordinator: InspectorCoordinator

  init(_ context: ModuleContext, inspector: Inspector, coordinator: InspectorCoordinator) {
    state = inspector.windows
    clock = context.clock
    self.inspector = inspector
    self.coordinator = coordinator
  }

  func runWhileVisible() async {
    await inspector.follow(with: clock) { state = inspector.windows }
  }

  func handle(_ event: WindowsEvent) async {
    switch event {
    case .opened(let window): coordinator.show(window)
    }
  }
}

struct WindowsView: View {
  func body(_ windows: [InspectedWindow]) -> [Node<WindowsEvent>] {
    Row {
      Text(Words.windowsTitle, .title)
      Link(Words.programTitle, to: ProgramRoute())
    }.style(.spread)
    if windows.isEmpty {
      EmptyState(Words.noWindows, Words.noWindowsAdvice)
    } else {
      Text(Words.openWindows.with(count: windows.count { !$0.hasEnded })).style(.muted)
    }
    List(windows, label: Words.windowsTitle) { window in
      Row(send: WindowsEvent.opened(window.id)) {
        Column {
          Text(window.screen, .heading)
          Text(
            Words.openedIn.with(["app": window.app, "age": LocalizedText.age(of: window.opened)])
          )
          .style(.muted)
        }
        WindowBadges(window: window)
        Text(window.id, .caption).style(.code)
      }
      .linked(to: WindowRoute(window: window.id))
    }
  }
}

/// If a window has a page, is saved, or has ended.
struct WindowBadges<Event: Equatable & Sendable>: ViewPart {
  let window: InspectedWindow

  var body: [Node<Event>] {
    if window.hasEnded {
      Badge(Words.ended)
    } else {
      if window.isConnected {
        Badge(Words.connected, .positive)
      } else {
        Badge(Words.away, .warning)
      }
      if window.isKept { Badge(Words.kept) }
    }
  }
}

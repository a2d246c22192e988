import Sillar
import SillarHost

/// A window: what it is, its screen as it is now, and beside that the part that was chosen.
struct WindowView: View {
  func body(_ state: WindowState) -> [Node<WindowScreenEvent>] {
    if let window = state.window {
      Text(window.screen.isEmpty ? window.id : window.screen, .title)
      Row {
        WindowBadges(window: window)
        Text(
          Words.openedIn.with(["app": window.app, "age": LocalizedText.age(of: window.opened)])
        ).style(.muted)
        Text(
          Words.traffic.with([
            "received": LocalizedText.number(window.received),
            "sent": .number(window.sent),
          ])
        ).style(.muted)
      }
      for diagnostic in state.diagnostics { Alert(Words.diagnostic, diagnostic, .warning) }
      Grid(minimumWidth: 480) {
        Column { mirror(of: state) }
        Column { part(of: state) }
      }
    } else {
      Text(Words.windowsTitle, .title)
      EmptyState(Words.noSuchWindow, Words.noSuchWindowAdvice)
      Link(Words.allWindows, to: WindowsRoute())
    }
  }

  @NodeBuilder<WindowScreenEvent> private func part(
    of state: WindowState
  ) -> [Node<WindowScreenEvent>] {
    SegmentedControl(
      Words.part, WindowPart.allCases.map { Choice($0.title, $0) }, selection: state.part,
      send: { .chosen($0) })
    if state.isLooking { Progress(Words.looking) }
    switch state.part {
    case .stack: if let inspection = state.inspection { StackPart(inspection: inspection) }
    case .events: EventsPart(events: state.events)
    case .nodes: if let inspection = state.inspection { NodesPart(nodes: inspection.nodes) }
    case .memory: if let inspection = state.inspection { MemoryPart(screens: inspection.screens) }
    }
  }

  @NodeBuilder<WindowScreenEvent> private func mirror(
    of state: WindowState
  ) -> [Node<WindowScreenEvent>] {
    Text(Words.mirror, .heading)
    if let inspection = state.inspection {
      Text(inspection.location.path, .caption).style(.code)
      Mirrored(nodes: inspection.nodes.children)
    } else if !state.isLooking {
      Text(Words.notSeen).style(.muted)
    }
  }
}

import Observation
import Sillar
import SillarHost

/// What the screen shows of a window.
struct WindowState: Equatable, Sendable {
  /// Nil for a window that is not there, such as one of before the program's start.
  var window: InspectedWindow?
  /// Nil until the window has been looked into, and after its end if it never was.
  var inspection: WindowInspection?
  var events: [LoggedEvent] = []
  var diagnostics: [String] = []
  var part = WindowPart.stack
  /// True until the first look.
  var isLooking = true
}

enum WindowScreenEvent: Equatable, Sendable {
  case chosen(WindowPart)
}

/// Follows one window: looks into it after each thing that has happened there.
@Observable final class WindowPresenter: Presenter {
  private(set) var state: WindowState
  private let id: InspectedWindow.ID
  private let clock: any Clock<Duration>
  private let inspector: Inspector
  /// The ``WindowRecord/revision`` of the last look.
  private var seen: Int?

  var route: WindowRoute { WindowRoute(window: id, part: state.part) }

  init(_ route: WindowRoute, _ context: ModuleContext, inspector: Inspector) {
    state = WindowState(window: inspector.record(of: route.window)?.window, part: route.part)
    id = route.window
    clock = context.clock
    self.inspector = inspector
  }

  func runWhileVisible() async { await inspector.follow(with: clock) { await look() } }

  private func look() async {
    let record = inspector.record(of: id)
    guard record?.revision != seen || state.isLooking else { return }
    seen = record?.revision
    let engine = record?.window.hasEnded == true ? nil : record?.engine
    let inspection = await engine?.inspect()
    state.window = record?.window
    state.events = record?.events.reversed() ?? []
    state.diagnostics = record?.diagnostics ?? []
    // After its end a window shows what it was last.
    if let inspection { state.inspection = inspection }
    state.isLooking = false
  }

  func handle(_ event: WindowScreenEvent) async {
    switch event {
    case .chosen(let part): state.part = part
    }
  }
}

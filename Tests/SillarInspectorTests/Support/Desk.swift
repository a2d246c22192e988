import Observation
import Sillar
import SillarHost
import SillarInspector
import SillarTesting

struct DeskState: Equatable, Sendable {
  var name = ""
  var password = ""
  /// What was typed as the password, under a name that tells nothing.
  var greeting = ""
  let accessToken = "token-of-a-member"
  var visits: [Int] = []
}

enum DeskEvent: Equatable, Sendable {
  case named(String)
  case passwordTyped(String)
  case entered
  case left
}

@Observable final class DeskPresenter: Presenter {
  private(set) var state = DeskState()
  var memory: String? { state.name }

  /// Waits until the screen ends.
  func run() async { _ = await WakeUp().wait(after: 0) }

  func handle(_ event: DeskEvent) async {
    switch event {
    case .named(let name): state.name = name
    case .passwordTyped(let password): state.password = password
    case .entered:
      (state.greeting, state.password) = (state.password, "")
      state.visits.append(state.visits.count + 1)
    case .left: state.visits = []
    }
  }
}

struct DeskView: View {
  func body(_ state: DeskState) -> [Node<DeskEvent>] {
    Text("Desk", .title)
    if state.visits.isEmpty {
      TextField("Name", text: state.name, send: { .named($0) })
      TextField("Password", text: state.password, kind: .password, send: { .passwordTyped($0) })
      Button("Enter", .primary, send: .entered)
    } else {
      Text("Inside")
      Text("Hello \(state.greeting)")
      Button("Leave", send: .left)
    }
  }
}

/// A window of another app, and the inspector that looks into it.
struct Watched {
  let clock = TestClock()
  let inspector: Inspector
  let window: Window

  /// Opens the window.
  init(
    _ screen: @escaping @Sendable () -> Screen = {
      Screen("desk", view: DeskView(), presenter: DeskPresenter())
    }
  ) async throws {
    inspector = Inspector(now: clock.wallClock)
    window = try await Self.open(inspector, screen)
  }

  static func open(
    _ inspector: Inspector,
    _ screen: @escaping @Sendable () -> Screen = {
      Screen("desk", view: DeskView(), presenter: DeskPresenter())
    }
  ) async throws -> Window {
    let app = try Screen.app(screen)
    let window = Window(app: app, visitor: Visitor(id: "other"), inspector: inspector)
    _ = await window.start(at: "/")
    await window.settle()
    inspector.note(HostedWindow(window, isConnected: true, isKept: true, sent: 2_048))
    return window
  }

  var name: String { window.observedName ?? "" }

  /// Opens the inspector's screens.
  func look(at path: String = "/", _ body: (TestHost) async throws -> Void) async throws {
    try await Self.look(inspector, clock, at: path, body)
  }

  static func look(
    _ inspector: Inspector, _ clock: TestClock, at path: String = "/",
    language: String = "en", _ body: (TestHost) async throws -> Void
  ) async throws {
    let app = try InspectorApp(inspector, clock: clock, now: clock.wallClock)
    try await TestHost.open(
      app, at: path, visitor: Visitor(id: "developer", languages: [language]), clock: clock,
      body)
  }

  /// Does something to the node with a text, as its page does.
  func act(_ label: String, _ input: NodeInput? = nil) async throws {
    func find(_ node: ScreenNode) -> ScreenNode? {
      if node.label == label, node.sendsEvent || node.takesInput { return node }
      return node.children.lazy.compactMap(find).first
    }
    let screen = await window.snapshot().screen
    guard let node = find(screen) else { throw Missing(label: label) }
    await window.deliver(WindowEvent(node, input))
    await window.settle()
    _ = await window.snapshot()
  }

  struct Missing: Error { let label: String }
}

extension TestHost {
  /// Passes the pause of the inspector's last look, which may have begun in the middle of what has just happened.
  func catchUp() async throws {
    for _ in 0..<2 { try await advance(by: .seconds(1)) }
  }
}

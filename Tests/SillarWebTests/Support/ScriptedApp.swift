import Observation
import Sillar
import Synchronization

/// An app whose paths are opened by a closure.
struct ScriptedApp: App {
  let flavour: Flavour
  let windows = Tally()
  private let opening: @Sendable (String, Navigator) -> Bool

  init(
    name: String = "Test", summary: String = "",
    opening: @escaping @Sendable (String, Navigator) -> Bool
  ) throws {
    flavour = try Flavour(
      name: name, summary: summary, configuration: Configuration(flavour: name, providers: []))
    self.opening = opening
  }

  /// An app of one screen, at `/`.
  init(name: String = "Test", screen: @escaping @Sendable () -> Screen) throws {
    try self.init(name: name) { path, navigator in
      guard path == "/" else { return false }
      navigator.replaceAll(with: [screen()])
      return true
    }
  }

  func makeCoordinator(for visitor: Visitor, navigator: Navigator) -> any Coordinator {
    windows.add()
    return ScriptedCoordinator { [opening] in opening($0, navigator) }
  }
}

private final class ScriptedCoordinator: Coordinator {
  private let opening: (String) -> Bool
  init(_ opening: @escaping (String) -> Bool) { self.opening = opening }
  func start() { _ = opening("/") }
  func open(_ path: String) -> Bool { opening(path) }
}

/// Counts, from anywhere.
final class Tally: Sendable {
  private let state = Mutex(0)
  var count: Int { state.withLock { $0 } }
  func add(_ more: Int = 1) { state.withLock { $0 += more } }
}

/// A door that tasks wait at until the test opens it, or they are cancelled.
final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
    var lastWaiter = 0
  }

  private let state = Mutex(State())

  func open() {
    let waiters = state.withLock { state in
      state.isOpen = true
      defer { state.waiters = [:] }
      return state.waiters
    }
    for waiter in waiters.values { waiter.resume() }
  }

  func pass() async {
    let id = state.withLock { state in
      state.lastWaiter += 1
      return state.lastWaiter
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isFree = state.withLock { state in
          if state.isOpen || Task.isCancelled { return true }
          state.waiters[id] = continuation
          return false
        }
        if isFree { continuation.resume() }
      }
    } onCancel: {
      state.withLock { $0.waiters.removeValue(forKey: id) }?.resume()
    }
  }
}

struct ScriptedState<Value: Equatable & Sendable>: Equatable, Sendable {
  var value: Value
}

enum ScriptedEvent: Sendable, Equatable {
  case tap(String)
  case text(String)
  case other(String, String)
  case flag(Bool)
  case number(Int)
}

struct ScriptedView<Value: Equatable & Sendable>: View {
  let draw: @Sendable (Value) -> [Node<ScriptedEvent>]

  func body(_ state: ScriptedState<Value>) -> [Node<ScriptedEvent>] { draw(state.value) }
}

@Observable final class ScriptedPresenter<Value: Equatable & Sendable>: Presenter {
  private(set) var state: ScriptedState<Value>
  private let onEvent: (ScriptedPresenter, ScriptedEvent) async -> Void

  var value: Value {
    get { state.value }
    set { state.value = newValue }
  }

  init(
    _ value: Value,
    onEvent: @escaping (ScriptedPresenter, ScriptedEvent) async -> Void = { _, _ in }
  ) {
    state = ScriptedState(value: value)
    self.onEvent = onEvent
  }

  func handle(_ event: ScriptedEvent) async { await onEvent(self, event) }
}

extension Screen {
  /// A screen of a scripted presenter.
  convenience init<Value: Equatable & Sendable>(
    _ name: String, path: String? = nil, _ presenter: ScriptedPresenter<Value>,
    @NodeBuilder<ScriptedEvent> _ draw: @escaping @Sendable (Value) -> [Node<ScriptedEvent>]
  ) {
    self.init(name, path: path, view: ScriptedView(draw: draw), presenter: presenter)
  }
}

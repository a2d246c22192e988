import Observation
import Sillar
import Synchronization

/// A screen whose view and reactions are given by closures: for tests that need many small screens.
struct ScriptedState<Value: Equatable & Sendable>: Equatable, Sendable {
  var value: Value
}

enum ScriptedEvent: Sendable, Equatable {
  case tap(String)
  case text(String)
  case flag(Bool)
  case number(Int)
}

struct ScriptedView<Value: Equatable & Sendable>: View {
  let draw: @Sendable (Value) -> [Node<ScriptedEvent>]

  func body(_ state: ScriptedState<Value>) -> [Node<ScriptedEvent>] { draw(state.value) }
}

@Observable final class ScriptedPresenter<Value: Equatable & Sendable>: Presenter {
  var state: ScriptedState<Value>
  @ObservationIgnored var onEvent: (ScriptedPresenter, ScriptedEvent) async -> Void
  @ObservationIgnored var onRun: (ScriptedPresenter) async -> Void

  var value: Value {
    get { state.value }
    set { state.value = newValue }
  }

  init(
    _ value: Value,
    onEvent: @escaping (ScriptedPresenter, ScriptedEvent) async -> Void = { _, _ in },
    onRun: @escaping (ScriptedPresenter) async -> Void = { _ in }
  ) {
    state = ScriptedState(value: value)
    self.onEvent = onEvent
    self.onRun = onRun
  }

  func handle(_ event: ScriptedEvent) async { await onEvent(self, event) }
  func run() async { await onRun(self) }
}

extension Screen {
  /// A screen of a scripted presenter.
  convenience init<Value: Equatable & Sendable>(
    _ name: String, path: String? = nil, _ presenter: ScriptedPresenter<Value>,
    behaviours: [any Behaviour] = [], children: [String: Screen] = [:],
    @NodeBuilder<ScriptedEvent> _ draw: @escaping @Sendable (Value) -> [Node<ScriptedEvent>]
  ) {
    self.init(
      name, path: path, view: ScriptedView(draw: draw), presenter: presenter,
      behaviours: behaviours, children: children)
  }
}

/// Collects lines from anywhere, in the order in which they come.
final class Log: Sendable {
  private let state = Mutex<[String]>([])

  var lines: [String] { state.withLock { $0 } }
  func add(_ line: String) { state.withLock { $0.append(line) } }

  /// The lines so far, which are then forgotten.
  func take() -> [String] {
    state.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}

/// A door that a task waits at until the test opens it.
final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
    var nextID = 0
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

  /// Returns when the gate is open, or, unless told otherwise, when the task is cancelled.
  func pass(heedsCancellation: Bool = true) async {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isFree = state.withLock { state in
          if state.isOpen || (heedsCancellation && Task.isCancelled) { return true }
          state.waiters[id] = continuation
          return false
        }
        if isFree { continuation.resume() }
      }
    } onCancel: {
      guard heedsCancellation else { return }
      state.withLock { $0.waiters.removeValue(forKey: id) }?.resume()
    }
  }
}

public import Observation
public import Sillar

// Screens whose views and reactions are closures, for tests that need many small ones.

public struct ScriptedState<Value: Equatable & Sendable>: Equatable, Sendable {
  public var value: Value
  public init(value: Value) { self.value = value }
}

public enum ScriptedEvent: Equatable, Sendable {
  case tap(String)
  case text(String)
  case flag(Bool)
  case number(Int)
}

public struct ScriptedView<Value: Equatable & Sendable>: View {
  let draw: @Sendable (Value) -> [Node<ScriptedEvent>]

  public init(
    @NodeBuilder<ScriptedEvent> _ draw: @escaping @Sendable (Value) -> [Node<ScriptedEvent>]
  ) {
    self.draw = draw
  }

  public func body(_ state: ScriptedState<Value>) -> [Node<ScriptedEvent>] { draw(state.value) }
}

/// - Important: A closure with a capture list would leave its window: see ``Presenter``.
@Observable public final class ScriptedPresenter<Value: Equatable & Sendable>: Presenter {
  public var state: ScriptedState<Value>
  @ObservationIgnored public var onEvent: (ScriptedPresenter, ScriptedEvent) async -> Void
  @ObservationIgnored public var onRun: (ScriptedPresenter) async -> Void

  public var value: Value {
    get { state.value }
    set { state.value = newValue }
  }

  public init(
    _ value: Value,
    onEvent: @escaping (ScriptedPresenter, ScriptedEvent) async -> Void = { _, _ in },
    onRun: @escaping (ScriptedPresenter) async -> Void = { _ in }
  ) {
    state = ScriptedState(value: value)
    self.onEvent = onEvent
    self.onRun = onRun
  }

  public func handle(_ event: ScriptedEvent) async { await onEvent(self, event) }
  public func run() async { await onRun(self) }
}

extension Screen {
  /// A screen of a scripted presenter.
  public convenience init<Value: Equatable & Sendable>(
    _ name: String, path: String? = nil, _ presenter: ScriptedPresenter<Value>,
    behaviors: [any Behavior] = [], children: [String: Screen] = [:],
    @NodeBuilder<ScriptedEvent> _ draw: @escaping @Sendable (Value) -> [Node<ScriptedEvent>]
  ) {
    self.init(
      name, path: path, view: ScriptedView(draw), presenter: presenter,
      behaviors: behaviors, children: children)
  }
}

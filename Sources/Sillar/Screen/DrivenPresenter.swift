import Observation

extension Screen {
  /// A screen over the state of other objects, such as a ``Loader``, or a section of another module's screen. It needs no
  /// presenter of its own, which would only pass on.
  ///
  /// ```swift
  /// func section(_ counter: CounterPresenter) -> Screen {
  ///   Screen("taps", view: CounterView(), state: Driver { counter.state }) { event in
  ///     await counter.handle(event)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - route: The screen's place; nil when no link leads to it.
  ///   - state: The state that the view draws.
  ///   - run: See ``Presenter/run()``.
  ///   - runWhileVisible: See ``Presenter/runWhileVisible()``.
  ///   - send: Handles the view's events. No closure here may have a capture list: see ``Presenter``.
  public convenience init<V: View>(
    _ name: String, at route: (any Route)? = nil, view: V, state: Driver<V.State>,
    behaviors: [any Behavior] = [], children: [String: Screen] = [:],
    run: @escaping () async -> Void = {}, runWhileVisible: @escaping () async -> Void = {},
    send: @escaping (V.Event) async -> Void
  ) {
    let presenter = DrivenPresenter(
      state: state, run: run, runWhileVisible: runWhileVisible, send: send)
    self.init(
      name, place: route.map { route in Driver { route.address } }, view, presenter, behaviors,
      children)
  }
}

@Observable
private final class DrivenPresenter<State: Equatable & Sendable, Event: Equatable & Sendable>:
  Presenter
{
  private let driver: Driver<State>
  private let onRun: () async -> Void
  private let onRunWhileVisible: () async -> Void
  private let onEvent: (Event) async -> Void
  var state: State { driver.value }

  init(
    state: Driver<State>, run: @escaping () async -> Void,
    runWhileVisible: @escaping () async -> Void, send: @escaping (Event) async -> Void
  ) {
    driver = state
    onRun = run
    onRunWhileVisible = runWhileVisible
    onEvent = send
  }

  func run() async { await onRun() }
  func runWhileVisible() async { await onRunWhileVisible() }
  func handle(_ event: Event) async { await onEvent(event) }
}

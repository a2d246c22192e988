/// A view in a given state, to look at while it is written.
///
/// ```swift
/// let module = Module(
///   name: "Counter", version: "1.0.0",
///   previews: [
///     Preview("At the start", CounterView(), CounterState()),
///     Preview("After three taps", CounterView(), CounterState(taps: 3)),
///   ])
/// ```
///
/// A ``PreviewApp`` shows the previews of an app: a program does so with `--previews`. No presenter runs behind a preview, so what a
/// person does in it has no effect.
public struct Preview: Sendable {
  /// The name, unique in its module.
  public let name: String
  let screen: @Sendable (PreviewRoute) -> Screen

  /// - Parameters:
  ///   - state: Made each time that the preview is opened.
  ///   - children: What the view places with ``ChildScreen``, by name.
  public init<V: View>(
    _ name: String, _ view: V, _ state: @escaping @autoclosure @Sendable () -> V.State,
    children: [String: Preview] = [:]
  ) {
    self.name = name
    screen = { route in
      Screen(
        name, at: route, view: view, presenter: StillPresenter<V.State, V.Event>(state()),
        children: children.mapValues { $0.screen(route) })
    }
  }
}

/// Holds a state that never changes.
final class StillPresenter<State: Equatable & Sendable, Event: Equatable & Sendable>:
  Presenter
{
  let state: State

  init(_ state: State) { self.state = state }

  func handle(_ event: Event) async {}
}

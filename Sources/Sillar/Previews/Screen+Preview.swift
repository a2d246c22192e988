extension Screen {
  /// A view in a given state, to look at while it is written: see ``Module/previews``.
  ///
  /// ```swift
  /// let module = Module(
  ///   name: "Counter", version: "1.0.0",
  ///   previews: [
  ///     "At the start": { Screen(preview: CounterView(), CounterState()) },
  ///     "After three taps": { Screen(preview: CounterView(), CounterState(taps: 3)) },
  ///   ])
  /// ```
  ///
  /// No presenter runs behind it, so what a person does in it has no effect.
  ///
  /// - Parameter children: See ``children``.
  public convenience init<V: View>(
    preview view: V, _ state: V.State, children: [String: Screen] = [:]
  ) {
    self.init("preview", view: view, state: Driver { state }, children: children) { _ in }
  }
}

/// A pure function from a screen's state to nodes.
///
/// A view depends only on the state it is given: no clock, no service, no other screen. The same state always gives the
/// same nodes, so a view can be tested with values and drawn by any host.
///
/// ```swift
/// struct CounterView: View {
///   func body(_ state: CounterState) -> [Node<CounterEvent>] {
///     Text("Taps: \(state.taps)", .title)
///     Button("Tap me", send: .tapped)
///   }
/// }
/// ```
///
/// A view can only send the events of its presenter: each element is generic over `Event`, and the result
/// builder infers it.
public protocol View<State, Event>: Sendable {
  /// The state that the view draws.
  associatedtype State: Equatable & Sendable
  /// The events that the view can send. A control whose event is no longer equal has become another control, and a tap
  /// on the former one is refused.
  associatedtype Event: Equatable & Sendable

  /// The nodes for a state, from top to bottom.
  @NodeBuilder<Event> func body(_ state: State) -> [Node<Event>]
}

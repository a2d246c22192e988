/// One option of a ``SegmentedControl`` or ``Picker``.
///
/// ```swift
/// let layouts = [Choice("List", Layout.list), Choice("Grid", Layout.grid)]
/// ```
public struct Choice<Value> {
  public let title: String
  public let value: Value

  public init(_ title: String, _ value: Value) {
    self.title = title
    self.value = value
  }
}

extension Choice: Sendable where Value: Sendable {}

/// A few options beside each other, one of them chosen.
///
/// ```swift
/// func layout(_ layout: Layout) -> Node<CounterEvent> {
///   SegmentedControl(
///     "Layout", [Choice("List", Layout.list), Choice("Grid", .grid)], selection: layout,
///     send: { .layoutChanged($0) }
///   ).node
/// }
/// ```
public struct SegmentedControl<Event: Sendable>: Element {
  public let node: Node<Event>

  public init<Value: Equatable>(
    _ label: String, _ options: [Choice<Value>], selection: Value?,
    send: @escaping (Value) -> Event
  ) {
    node = Node(
      .segmentedControl(Choices(label, options, selection)),
      actions: .choosing(among: options, send))
  }
}

/// One of many options, chosen from a menu.
///
/// ```swift
/// func country(_ layout: Layout) -> Node<CounterEvent> {
///   Picker(
///     "Layout", [Choice("List", Layout.list), Choice("Grid", .grid)], selection: layout,
///     send: { .layoutChanged($0) }
///   ).node
/// }
/// ```
public struct Picker<Event: Sendable>: Element {
  public let node: Node<Event>

  public init<Value: Equatable>(
    _ label: String, _ options: [Choice<Value>], selection: Value?,
    send: @escaping (Value) -> Event
  ) {
    node = Node(
      .picker(Choices(label, options, selection)), actions: .choosing(among: options, send))
  }
}

/// Stars: shown, and with an event also given.
///
/// ```swift
/// func rating(_ stars: Double) -> Node<CounterEvent> {
///   Rating("Your rating", value: stars, send: { .rated($0) }).node
/// }
/// ```
public struct Rating<Event: Sendable>: Element {
  public let node: Node<Event>

  /// - Parameters:
  ///   - value: The stars given, from 0 to `maximum`; what lies outside is clamped.
  ///   - send: The event for a number of stars from 1 to `maximum`; nil to only show them.
  public init(
    _ label: String, value: Double, maximum: Int = 5, send: ((Int) -> Event)? = nil
  ) {
    let maximum = max(1, maximum)
    let value = value.isNaN ? 0 : min(max(0, value), Double(maximum))
    let actions = send.map { send in
      NodeActions(input: { input in
        guard let stars = Int(input), 1...maximum ~= stars else { return nil }
        return send(stars)
      })
    }
    node = Node(
      .rating(RatingContent(label: label, value: value, maximum: maximum)), actions: actions)
  }
}

extension Choices {
  fileprivate init<Value: Equatable>(
    _ label: String, _ options: [Choice<Value>], _ selection: Value?
  ) {
    self.init(
      label: label, titles: options.map(\.title),
      selection: selection.flatMap { value in options.firstIndex { $0.value == value } })
  }
}

extension NodeActions {
  /// Inputs are positions in the options; one outside them is no input.
  fileprivate static func choosing<Value, Event: Sendable>(
    among options: [Choice<Value>], _ send: @escaping (Value) -> Event
  ) -> NodeActions {
    NodeActions(input: { input in
      guard let index = Int(input), options.indices.contains(index) else { return nil }
      return send(options[index].value)
    })
  }
}

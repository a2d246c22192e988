import SillarVocabulary

/// One option of a ``SegmentedControl`` or ``Picker``.
///
/// ```swift
/// let layouts = [Choice("List", Layout.list), Choice("Grid", Layout.grid)]
/// ```
public struct Choice<Value> {
  public let title: LocalizedText
  public let value: Value

  public init(_ title: some Localizable, _ value: Value) {
    self.title = title.localized
    self.value = value
  }
}

extension Choice: Sendable where Value: Sendable {}

/// A few options side by side, one of them chosen.
///
/// ```swift
/// func layout(_ layout: Layout) -> SegmentedControl<CounterEvent> {
///   SegmentedControl(
///     "Layout", [Choice("List", Layout.list), Choice("Grid", .grid)], selection: layout,
///     send: { .layoutChanged($0) }
///   )
/// }
/// ```
public struct SegmentedControl<Event: Equatable & Sendable>: ViewPart {
  public let built: Node<Event>

  public init<Value: Equatable>(
    _ label: some Localizable, _ options: [Choice<Value>], selection: Value?,
    send: @escaping (Value) -> Event
  ) {
    built = .choosing(label, among: options, selection, send) { .segmentedControl($0) }
  }
}

/// A menu of options, one of them chosen.
///
/// ```swift
/// func country(_ layout: Layout) -> Picker<CounterEvent> {
///   Picker(
///     "Layout", [Choice("List", Layout.list), Choice("Grid", .grid)], selection: layout,
///     send: { .layoutChanged($0) }
///   )
/// }
/// ```
public struct Picker<Event: Equatable & Sendable>: ViewPart {
  public let built: Node<Event>

  public init<Value: Equatable>(
    _ label: some Localizable, _ options: [Choice<Value>], selection: Value?,
    send: @escaping (Value) -> Event
  ) {
    built = .choosing(label, among: options, selection, send) { .picker($0) }
  }
}

/// A rating in stars. With an event, the user can also change it.
///
/// ```swift
/// func rating(_ stars: Double) -> Rating<CounterEvent> {
///   Rating("Your rating", value: stars, send: { .rated($0) })
/// }
/// ```
public struct Rating<Event: Equatable & Sendable>: ViewPart {
  public let built: Node<Event>

  /// - Parameters:
  ///   - value: The number of stars, from 0 to `maximum`; other values are clamped.
  ///   - send: The event for a number of stars from 1 to `maximum`; nil to only show them.
  public init(
    _ label: some Localizable, value: Double, maximum: Int = 5, send: ((Int) -> Event)? = nil
  ) {
    let maximum = max(1, maximum)
    let value = value.isNaN ? 0 : min(max(0, value), Double(maximum))
    let actions = send.map { send in
      NodeActions(input: { input in
        guard case .number(let stars) = input, 1...maximum ~= stars else { return nil }
        return send(stars)
      })
    }
    built = Node(label, actions: actions) {
      .rating($0, value: value, maximum: maximum)
    }
  }
}

extension Node {
  /// A node for a choice among options. An input is the position of an option; any other input is ignored.
  fileprivate static func choosing<Value: Equatable>(
    _ label: some Localizable, among options: [Choice<Value>], _ selection: Value?,
    _ send: @escaping (Value) -> Event, _ content: @escaping (Choices) -> NodeContent
  ) -> Node {
    let label = label.localized
    let titles = options.map(\.title)
    let position = selection.flatMap { value in options.firstIndex { $0.value == value } }
    let actions = NodeActions(input: { input in
      guard case .option(let index) = input, options.indices.contains(index) else { return nil }
      return send(options[index].value)
    })
    return Node(texts: [label] + titles, actions: actions) { write in
      content(Choices(label: write(label), titles: titles.map(write), selection: position))
    }
  }
}

/// A label and its value, at the two ends of a line: a fact about what the screen shows.
///
/// ```swift
/// func facts(_ reference: String) -> Node<CounterEvent> {
///   Card {
///     LabeledContent("Reference", reference)
///     LabeledContent("Paid", LocalizedText.money(29.9, currency: "EUR"))
///   }.style(.compact)
/// }
/// ```
public struct LabeledContent<Event: Sendable>: Element {
  public let node: Node<Event>

  public init(_ label: some Localizable, _ value: some Localizable) {
    node =
      Row {
        Text(label).style(.muted)
        Text(value)
      }.style(.spread)
  }
}

/// A label and its value, at the two ends of a line: a fact about what the screen shows.
///
/// ```swift
/// func facts(_ reference: String) -> Card<CounterEvent> {
///   Card {
///     LabeledContent("Reference", reference)
///     LabeledContent("Paid", LocalizedText.money(29.9, currency: "EUR"))
///   }
/// }
/// ```
public struct LabeledContent<Event: Equatable & Sendable>: ViewPart {
  public let built: Node<Event>

  public init(_ label: some Localizable, _ value: some Localizable) {
    built =
      Row {
        Text(label).style(.muted)
        Text(value)
      }.style(.spread)
  }
}

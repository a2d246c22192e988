import Sillar

/// A name and what goes with it, at the two ends of a line.
struct Fact<Event: Sendable>: Element {
  let label: String
  let value: String

  init(_ label: String, _ value: String) {
    self.label = label
    self.value = value
  }

  var node: Node<Event> {
    Row {
      Text(label).style(.muted)
      Text(value)
    }.style(.spread)
  }
}

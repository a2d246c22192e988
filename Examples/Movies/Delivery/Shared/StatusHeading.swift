import Sillar

/// A heading, and at its end how fresh is what lies below: nothing moves when that changes.
struct StatusHeading<Event: Sendable>: Element {
  let title: String
  let staleness: Staleness?

  var node: Node<Event> {
    Row {
      Text(title, .heading)
      if let staleness { Text(staleness.words, .caption) }
    }.style(.spread)
  }
}

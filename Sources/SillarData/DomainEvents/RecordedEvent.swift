import Foundation
import SillarModel

/// A domain event as it waits in its outbox.
struct RecordedEvent: OutboxCommand {
  static let kind = "domain-event"
  static let version = 1
  /// Nobody owns an event: it names no person.
  static let owner = ""

  let name: String
  let key: String
  let facts: [String: String]
  let date: Date

  /// One for all: the sink gets them in their order, and a sink that fails is asked with one of them, not with each.
  var subject: String { "domain-events" }
  var event: DomainEvent { DomainEvent(name, key: key, facts: facts) }

  init(_ event: DomainEvent, at date: Date) {
    name = event.name
    key = event.key
    facts = event.facts
    self.date = date
  }
}

import BackendModel
import Foundation
import SillarData
import SillarModel

/// The stored requests and quotes within one transaction. Each concern has a file of its own beside this
/// one.
struct StoredQuotes: QuotesRecords, TransactionReader {
  let database: SQLTransaction
  let now: Date
  let devices: DeviceTexts
  let bell: EventBell<Member.ID>
  let readable: ReadableRows
  let domainEvents: DomainEvents

  func record(_ event: DomainEvent) throws { try domainEvents.record(event, in: database) }

  /// The current day, which decides whether quotes have expired.
  var today: CalendarDay { CalendarDay(of: now) }

  func record(_ event: QuotesEvent, for people: Set<Member.ID>) throws {
    let (name, data) = try EventRecord.written(event)
    for person in people.map(\.rawValue).sorted() {
      // Of the events that are deleted, none is the latest: its number is not given again.
      try database.execute(
        """
        INSERT INTO event (number, person, name, data)
        SELECT coalesce(max(number), 0) + 1, \(person), \(name), \(data) FROM event
        """)
      let forgotten: Int64? = try database.value(
        """
        SELECT number FROM event WHERE person = \(person)
        ORDER BY number DESC LIMIT 1 OFFSET \(QuotesSchema.eventLimit)
        """)
      guard let forgotten else { continue }
      try database.execute(
        """
        INSERT INTO forgottenEvent (person, number) VALUES (\(person), \(forgotten))
        ON CONFLICT (person) DO UPDATE SET number = excluded.number
        """)
      try database.execute(
        "DELETE FROM event WHERE person = \(person) AND number <= \(forgotten)")
    }
    try bell.ring(for: people, after: database)
  }

  func lastEvent() throws -> Int64 {
    try database.value("SELECT coalesce(max(number), 0) FROM event") ?? 0
  }

  func owner(of photo: PhotoID) throws -> Member.ID? {
    try one("photo", "SELECT id, owner FROM photo WHERE id = \(photo)") { try $0["owner"] }
  }
}

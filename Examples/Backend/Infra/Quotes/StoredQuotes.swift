import BackendModel
import Foundation
import GRDB

/// The stored requests and quotes within one transaction. Each concern has a file of its own beside this
/// one.
struct StoredQuotes: QuotesRecords, TableReader {
  let db: Database
  let now: Date
  let devices: DeviceTexts
  let bell: EventBell<Member.ID>
  let damage: DamageLog

  /// The current day, which decides whether quotes have expired.
  var today: CalendarDay { CalendarDay(of: now) }

  func record(_ event: QuotesEvent, for people: Set<Member.ID>) throws {
    let (name, data) = try EventRecord.written(event)
    for person in people.map(\.rawValue).sorted() {
      try run(
        "INSERT INTO event (person, name, data) VALUES (?, ?, ?)", [person, name, data])
    }
    db.afterNextTransaction { [bell] _ in bell.ring(for: people) }
  }

  func owner(of photo: PhotoID) throws -> Member.ID? {
    try one("photo", "SELECT id, owner FROM photo WHERE id = ?", [photo.rawValue]) { row in
      try row.value("owner", Member.ID.init)
    }
  }
}

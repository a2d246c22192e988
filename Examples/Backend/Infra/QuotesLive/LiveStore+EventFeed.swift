public import BackendModel
import Foundation
import GRDB

extension LiveStore: EventFeed {
  /// How many events are read at once.
  static let pageSize = 100

  public func rings(for member: Member.ID) -> AsyncStream<Void> { quotes.bell.rings(for: member) }

  public func start(after last: String?, for member: Member.ID) async throws -> EventStart {
    try await quotes.pool.read { db in
      let newest =
        try Int64.fetchOne(db, sql: "SELECT seq FROM sqlite_sequence WHERE name = 'event'") ?? 0
      guard let last else { return .after(newest) }
      let forgotten =
        try Int64.fetchOne(
          db, sql: "SELECT number FROM forgottenEvent WHERE person = ?",
          arguments: [member.rawValue]) ?? 0
      guard let place = Int64(last), (forgotten...max(forgotten, newest)).contains(place) else {
        return .reset(newest)
      }
      return .after(place)
    }
  }

  public func page(for session: Session, after place: Int64) async throws -> [StoredEvent]? {
    try await quotes.pool.read { db in
      let records = quotes.records(in: db)
      let isEnded =
        try records.row(
          "SELECT isEnded FROM session WHERE id = ?", [session.id.rawValue])?["isEnded"] as Bool?
      guard isEnded == false, session.isValid(at: records.now) else { return nil }
      return try records.rows(
        "SELECT * FROM event WHERE person = ? AND number > ? ORDER BY number LIMIT ?",
        [session.member.rawValue, place, Self.pageSize]
      ).map { StoredEvent(place: $0["number"], name: $0["name"], data: $0["data"]) }
    }
  }
}

public import BackendModel
import Foundation
import GRDB

extension LiveStore: EventFeed {
  /// The number of events that are read at once.
  static let pageSize = 100

  public func rings(for member: Member.ID) -> AsyncStream<Void> { quotes.bell.rings(for: member) }

  public func start(after last: String?, for member: Member.ID) async throws -> EventStart {
    try await quotes.pool.read { db in
      let newest = try StoreEpochs.lastEvent(in: db)
      func start(_ place: Int64, isReset: Bool = false) throws -> EventStart {
        EventStart(place: place, epoch: try StoreEpochs.epoch(in: db), isReset: isReset)
      }
      guard let last else { return try start(newest) }
      let forgotten =
        try Int64.fetchOne(
          db, sql: "SELECT number FROM forgottenEvent WHERE person = ?",
          arguments: [member.rawValue]) ?? 0
      guard let (place, epoch) = EventStart.parts(of: last),
        (forgotten...max(forgotten, newest)).contains(place),
        try StoreEpochs.hasTold(place, in: epoch, db)
      else { return try start(newest, isReset: true) }
      return try start(place)
    }
  }

  public func page(for member: Member.ID, after place: Int64) async throws -> [StoredEvent] {
    try await quotes.pool.read { db in
      try quotes.records(in: db).rows(
        "SELECT * FROM event WHERE person = ? AND number > ? ORDER BY number LIMIT ?",
        [member.rawValue, place, Self.pageSize]
      ).map { StoredEvent(place: $0["number"], name: $0["name"], data: $0["data"]) }
    }
  }
}

public import BackendModel
import Foundation
import SillarData

extension LiveStore: EventFeed {
  /// The number of events that are read at once.
  static let pageSize = 100

  public func rings(for member: Member.ID) -> AsyncStream<Void> { quotes.bell.rings(for: member) }

  public func start(after last: String?, for member: Member.ID) async throws -> EventStart {
    try await quotes.database.read { database in
      let newest = try quotes.records(in: database).lastEvent()
      func start(_ place: Int64, isReset: Bool = false) throws -> EventStart {
        EventStart(place: place, epoch: try StoreEpochs.epoch(in: database), isReset: isReset)
      }
      guard let last else { return try start(newest) }
      let forgotten: Int64 =
        try database.value("SELECT number FROM forgottenEvent WHERE person = \(member)") ?? 0
      guard let (place, epoch) = EventStart.parts(of: last),
        (forgotten...max(forgotten, newest)).contains(place),
        try StoreEpochs.hasTold(place, in: epoch, database)
      else { return try start(newest, isReset: true) }
      return try start(place)
    }
  }

  public func page(for member: Member.ID, after place: Int64) async throws -> [StoredEvent] {
    try await quotes.database.read { database in
      try database.rows(
        """
        SELECT * FROM event WHERE person = \(member) AND number > \(place)
        ORDER BY number LIMIT \(Self.pageSize)
        """
      ) { row in
        StoredEvent(place: try row["number"], name: try row["name"], data: try row["data"])
      }
    }
  }
}

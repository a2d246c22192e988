import Foundation
import GRDB
import TriviaModel

/// A spent attempt as a row. Times are seconds since January 1, 2001 (UTC), as in `Date`: conversion to
/// and from 1970 would lose precision.
struct SpentAttemptRecord: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "spentAttempt"

  let player: String
  let topic: String
  /// 0 for the attempt that returns first.
  let position: Int
  let returnsAt: Double
}

/// A held attempt as a row.
struct HeldAttemptRecord: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "heldAttempt"

  let player: String
  let topic: String
  let id: String
  let since: Double
}

/// The rows of one player's ledgers.
struct LedgerRows {
  let player: PlayerID

  func ledgers(for topics: [Topic.ID], in database: Database) throws -> [Topic.ID: AttemptsLedger] {
    let names = topics.map(\.rawValue)
    let spent = try SpentAttemptRecord.filter(Column("player") == player.rawValue)
      .filter(names.contains(Column("topic"))).fetchAll(database)
    let held = try HeldAttemptRecord.filter(Column("player") == player.rawValue)
      .filter(names.contains(Column("topic"))).fetchAll(database)
    let spentByTopic = Dictionary(grouping: spent, by: \.topic)
    let heldByTopic = Dictionary(grouping: held, by: \.topic)
    var ledgers: [Topic.ID: AttemptsLedger] = [:]
    for topic in topics {
      let returns = (spentByTopic[topic.rawValue] ?? []).map {
        Date(timeIntervalSinceReferenceDate: $0.returnsAt)
      }
      // A row with an unreadable identity is a hold that cannot be spent, so it is left out.
      let holds = (heldByTopic[topic.rawValue] ?? []).compactMap { row in
        UUID(uuidString: row.id).map {
          AttemptsLedger.Hold(id: $0, since: Date(timeIntervalSinceReferenceDate: row.since))
        }
      }
      ledgers[topic] = AttemptsLedger(returns: returns, holds: holds)
    }
    return ledgers
  }

  func store(_ ledger: AttemptsLedger, for topic: Topic.ID, in database: Database) throws {
    try SpentAttemptRecord.filter(Column("player") == player.rawValue)
      .filter(Column("topic") == topic.rawValue).deleteAll(database)
    try HeldAttemptRecord.filter(Column("player") == player.rawValue)
      .filter(Column("topic") == topic.rawValue).deleteAll(database)
    for (position, instant) in ledger.returns.enumerated() {
      try SpentAttemptRecord(
        player: player.rawValue, topic: topic.rawValue, position: position,
        returnsAt: instant.timeIntervalSinceReferenceDate
      ).insert(database)
    }
    for hold in ledger.holds {
      try HeldAttemptRecord(
        player: player.rawValue, topic: topic.rawValue, id: hold.id.uuidString,
        since: hold.since.timeIntervalSinceReferenceDate
      ).insert(database)
    }
  }
}

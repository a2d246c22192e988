import Foundation
import SillarData
import TriviaModel

/// The rows of one player's ledgers.
struct LedgerRows {
  let player: PlayerID

  func ledgers(for topics: [Topic.ID], in database: SQLTransaction) throws -> [Topic.ID:
    AttemptsLedger]
  {
    let names = topics.map(\.rawValue)
    let own: SQL = "player = \(player.rawValue) AND \("topic", in: names)"
    let spent = try database.rows("SELECT * FROM spentAttempt WHERE \(own) ORDER BY position")
    let held = try database.rows("SELECT * FROM heldAttempt WHERE \(own)")
    let spentByTopic = try Dictionary(grouping: spent) { try $0["topic"] as String }
    let heldByTopic = try Dictionary(grouping: held) { try $0["topic"] as String }
    var ledgers: [Topic.ID: AttemptsLedger] = [:]
    for topic in topics {
      let returns = try (spentByTopic[topic.rawValue] ?? []).map {
        Date(timeIntervalSinceReferenceDate: try $0["returnsAt"])
      }
      // A row with an unreadable identity is a hold that cannot be spent, so it is left out.
      let holds = try (heldByTopic[topic.rawValue] ?? []).compactMap { row in
        try UUID(uuidString: row["id"]).map {
          AttemptsLedger.Hold(
            id: $0, since: Date(timeIntervalSinceReferenceDate: try row["since"]))
        }
      }
      ledgers[topic] = AttemptsLedger(returns: returns, holds: holds)
    }
    return ledgers
  }

  func store(_ ledger: AttemptsLedger, for topic: Topic.ID, in database: SQLTransaction) throws {
    let isMeant: SQL = "player = \(player.rawValue) AND topic = \(topic.rawValue)"
    try database.execute("DELETE FROM spentAttempt WHERE \(isMeant)")
    try database.execute("DELETE FROM heldAttempt WHERE \(isMeant)")
    // Times are seconds since January 1, 2001 (UTC), as in `Date`: conversion to and from 1970 would lose precision.
    for (position, instant) in ledger.returns.enumerated() {
      try database.execute(
        """
        INSERT INTO spentAttempt (player, topic, position, returnsAt)
        VALUES (\(player.rawValue), \(topic.rawValue), \(position),
          \(instant.timeIntervalSinceReferenceDate))
        """)
    }
    for hold in ledger.holds {
      try database.execute(
        """
        INSERT INTO heldAttempt (player, topic, id, since)
        VALUES (\(player.rawValue), \(topic.rawValue), \(hold.id.uuidString),
          \(hold.since.timeIntervalSinceReferenceDate))
        """)
    }
  }
}

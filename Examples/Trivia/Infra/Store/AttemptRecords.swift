import Foundation
import SillarData
import TriviaModel

/// The rows of one player's ledgers.
struct LedgerRows {
  let player: PlayerID

  func all(in database: SQLTransaction) throws -> [Topic.ID: AttemptsLedger] {
    let topics: [String] = try database.values(
      "SELECT DISTINCT topic FROM spentAttempt WHERE player = \(player.rawValue)")
    return try ledgers(for: topics.map { Topic.ID($0) }, in: database)
  }

  func ledgers(for topics: [Topic.ID], in database: SQLTransaction) throws -> [Topic.ID:
    AttemptsLedger]
  {
    let names = topics.map(\.rawValue)
    let own: SQL = "player = \(player.rawValue) AND \("topic", in: names)"
    var returns: [String: [Date]] = [:]
    _ = try database.rows("SELECT * FROM spentAttempt WHERE \(own) ORDER BY position") { row in
      returns[try row["topic"], default: []].append(try row["returnsAt"])
    }
    var holds: [String: [AttemptsLedger.Hold]] = [:]
    _ = try database.rows("SELECT * FROM heldAttempt WHERE \(own)") { row in
      // A row with an unreadable identity is a hold that cannot be spent, so it is left out.
      guard let id = UUID(uuidString: try row["id"]) else { return }
      holds[try row["topic"], default: []].append(
        AttemptsLedger.Hold(id: id, since: try row["since"]))
    }
    return Dictionary(
      uniqueKeysWithValues: Set(topics).map { topic in
        (
          topic,
          AttemptsLedger(
            returns: returns[topic.rawValue] ?? [], holds: holds[topic.rawValue] ?? [])
        )
      })
  }

  func store(_ ledger: AttemptsLedger, for topic: Topic.ID, in database: SQLTransaction) throws {
    let isMeant: SQL = "player = \(player.rawValue) AND topic = \(topic.rawValue)"
    try database.execute("DELETE FROM spentAttempt WHERE \(isMeant)")
    try database.execute("DELETE FROM heldAttempt WHERE \(isMeant)")
    for (position, instant) in ledger.returns.enumerated() {
      try database.execute(
        """
        INSERT INTO spentAttempt (player, topic, position, returnsAt)
        VALUES (\(player.rawValue), \(topic.rawValue), \(position), \(instant))
        """)
    }
    for hold in ledger.holds {
      try database.execute(
        """
        INSERT INTO heldAttempt (player, topic, id, since)
        VALUES (\(player.rawValue), \(topic.rawValue), \(hold.id.uuidString),
          \(hold.since))
        """)
    }
  }
}

import BackendModel
import Foundation
import GRDB

extension StoredRecords {
  /// The time for which what came to nothing is kept, and a guest after the end of their session: 30 days.
  private static let life: TimeInterval = 30 * 86_400
  /// The time for which a guest's wallet is kept. Its guest has one session, which began before it did, and ends at
  /// most ``Session/life`` later.
  private static let guestLife = Session.life + life
  /// The most guests of one sweep, so that the write that runs it is not slow.
  private static let guestLimit = 100

  /// Deletes the orders, transfers, requests, payments and cards that came to nothing, and that are old: they cost
  /// nothing to make, so that they would fill the disk. What was paid stays, and so does the ledger.
  func sweep() throws {
    let end = now.addingTimeInterval(-Self.life).seconds
    let ended = "SELECT id FROM purchase WHERE state IN ('expired', 'cancelled') AND placed <= ?"
    try run("DELETE FROM purchaseLine WHERE purchase IN (\(ended))", [end])
    try run("DELETE FROM purchase WHERE state IN ('expired', 'cancelled') AND placed <= ?", [end])
    try run("DELETE FROM transfer WHERE state IN ('open', 'cancelled') AND created <= ?", [end])
    try deleteRequests(
      where: "state IN ('open', 'declined', 'cancelled') AND created <= ?", [end])
    try run("DELETE FROM payment WHERE state = 'declined' AND date <= ?", [end])
    try run("DELETE FROM card WHERE NOT isKept AND added <= ?", [end])
    try sweepGuests()
  }

  /// Deletes what guests have left whose session is over: nobody can use it. Their accounts of the ledger stay, with
  /// all postings, and so do paid orders and transfers. Whom these name stays a person whom nobody finds.
  private func sweepGuests() throws {
    let end = now.addingTimeInterval(-Self.guestLife).seconds
    let guests = try rows(
      "SELECT handle, customer FROM person WHERE guestSince <= ? LIMIT ?", [end, Self.guestLimit])
    for guest in guests {
      let (handle, customer): (String, String) = (guest["handle"], guest["customer"])
      try run("DELETE FROM card WHERE customer = ?", [customer])
      try run(
        "DELETE FROM transfer WHERE (sender = ?1 OR receiver = ?1) AND state = 'open'", [handle])
      try deleteRequests(where: "(asker = ?1 OR asked = ?1) AND state = 'open'", [handle])
      try run("UPDATE person SET guestSince = NULL, hasLeft = 1 WHERE handle = ?", [handle])
      try run(
        """
        DELETE FROM person WHERE handle = ?1
          AND NOT EXISTS (SELECT 1 FROM transfer WHERE sender = ?1)
          AND NOT EXISTS (SELECT 1 FROM transfer WHERE receiver = ?1)
          AND NOT EXISTS (SELECT 1 FROM request WHERE asker = ?1)
          AND NOT EXISTS (SELECT 1 FROM request WHERE asked = ?1)
        """, [handle])
    }
  }

  /// Deletes requests for money, and notifies the customers who see one less.
  private func deleteRequests(where condition: String, _ arguments: StatementArguments) throws {
    let deleted = try rows(
      "DELETE FROM request WHERE \(condition) RETURNING asker, asked", arguments)
    if deleted.isEmpty { return }
    let handles = Set(deleted.flatMap { [$0["asker"] as String, $0["asked"] as String] })
    noteChange(for: try handles.compactMap { try person(handle: $0)?.customer })
  }
}

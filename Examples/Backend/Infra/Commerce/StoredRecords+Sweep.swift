import BackendModel
import Foundation
import SillarData

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
    let end = now - Self.life
    let ended: SQL = "state IN ('expired', 'cancelled') AND placed <= \(end)"
    try database.execute(
      "DELETE FROM purchaseLine WHERE purchase IN (SELECT id FROM purchase WHERE \(ended))")
    try database.execute("DELETE FROM purchase WHERE \(ended)")
    try database.execute(
      "DELETE FROM transfer WHERE state IN ('open', 'cancelled') AND created <= \(end)")
    try deleteRequests(
      where: "state IN ('open', 'declined', 'cancelled') AND created <= \(end)")
    try database.execute("DELETE FROM payment WHERE state = 'declined' AND date <= \(end)")
    try database.execute("DELETE FROM card WHERE isKept = 0 AND added <= \(end)")
    try sweepGuests()
  }

  /// Deletes what guests have left whose session is over: nobody can use it. Their accounts of the ledger stay, with
  /// all postings, and so do paid orders and transfers. Whom these name stays a person whom nobody finds.
  private func sweepGuests() throws {
    let guests = try database.rows(
      """
      SELECT number, handle, customer FROM person WHERE guestSince <= \(now - Self.guestLife)
      LIMIT \(Self.guestLimit)
      """
    ) { row in
      (
        number: try row["number"] as Int64, handle: try row["handle"] as String,
        customer: try row["customer"] as String
      )
    }
    for (number, handle, customer) in guests {
      try database.execute("DELETE FROM card WHERE customer = \(customer)")
      try database.execute(
        """
        DELETE FROM transfer WHERE (sender = \(handle) OR receiver = \(handle)) AND state = 'open'
        """)
      try deleteRequests(where: "(asker = \(handle) OR asked = \(handle)) AND state = 'open'")
      try database.execute("DELETE FROM personText WHERE person = \(number)")
      try database.execute(
        "UPDATE person SET guestSince = NULL, hasLeft = 1 WHERE number = \(number)")
      try database.execute(
        """
        DELETE FROM person WHERE number = \(number)
          AND NOT EXISTS (SELECT 1 FROM transfer WHERE sender = \(handle))
          AND NOT EXISTS (SELECT 1 FROM transfer WHERE receiver = \(handle))
          AND NOT EXISTS (SELECT 1 FROM request WHERE asker = \(handle))
          AND NOT EXISTS (SELECT 1 FROM request WHERE asked = \(handle))
        """)
    }
  }

  /// Deletes requests for money, and notifies the customers who see one less.
  private func deleteRequests(where condition: SQL) throws {
    let deleted = try database.rows(
      "DELETE FROM request WHERE \(condition) RETURNING asker, asked"
    ) { row in [try row["asker"], try row["asked"]] as [String] }
    if deleted.isEmpty { return }
    let handles = Set(deleted.flatMap(\.self))
    try noteChange(for: handles.compactMap { try person(handle: $0)?.customer })
  }
}

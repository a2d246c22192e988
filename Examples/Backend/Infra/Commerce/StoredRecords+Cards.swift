import BackendModel
import SillarData

extension StoredRecords {
  func card(_ id: Card.ID, of customer: CustomerID) throws -> Card? {
    try one("card", "SELECT * FROM card WHERE id = \(id) AND customer = \(customer)") {
      try card($0)
    }
  }

  func cards(of customer: CustomerID) throws -> [Card] {
    try all(
      "card",
      "SELECT * FROM card WHERE customer = \(customer) AND isKept <> 0 ORDER BY number DESC"
    ) { try card($0) }
  }

  func insert(_ card: Card, of customer: CustomerID) throws {
    try database.execute(
      """
      INSERT INTO card (number, id, customer, brand, last4, expiry, isKept, isDeclined, added)
      SELECT coalesce(max(number), 0) + 1, \(card.id), \(customer), \(card.brand), \(card.last4),
        \(card.expiry), \(card.isKept), \(card.isDeclined), \(now)
      FROM card
      """)
  }

  func delete(_ id: Card.ID) throws {
    try database.execute("DELETE FROM card WHERE id = \(id)")
  }

  private func card(_ row: borrowing SQLRow) throws -> Card {
    Card(
      id: try row["id"], brand: try row["brand"], last4: try row["last4"],
      expiry: try row["expiry"], isKept: try row["isKept"], isDeclined: try row["isDeclined"])
  }
}

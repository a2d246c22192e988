import BackendModel
import GRDB

extension StoredRecords {
  func card(_ id: Card.ID, of customer: CustomerID) throws -> Card? {
    try one(
      "card", "SELECT * FROM card WHERE id = ? AND customer = ?",
      [id.rawValue, customer.rawValue], card)
  }

  func cards(of customer: CustomerID) throws -> [Card] {
    try all(
      "card", "SELECT * FROM card WHERE customer = ? AND isKept ORDER BY number DESC",
      [customer.rawValue], card)
  }

  func insert(_ card: Card, of customer: CustomerID) throws {
    try run(
      """
      INSERT INTO card (id, customer, brand, last4, expiry, isKept, isDeclined, added)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        card.id.rawValue, customer.rawValue, card.brand.rawValue, card.last4,
        card.expiry.description, card.isKept, card.isDeclined, now.seconds,
      ])
  }

  func delete(_ id: Card.ID) throws {
    try run("DELETE FROM card WHERE id = ?", [id.rawValue])
  }

  private func card(_ row: Row) throws -> Card {
    Card(
      id: try row.value("id", Card.ID.init), brand: try row.value("brand", CardBrand.init),
      last4: try row.text("last4"), expiry: try row.value("expiry", CardExpiry.init),
      isKept: row["isKept"], isDeclined: row["isDeclined"])
  }
}

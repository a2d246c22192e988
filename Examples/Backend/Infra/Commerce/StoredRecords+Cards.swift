import BackendModel
import GRDB

extension StoredRecords {
  func card(_ id: Card.ID, of customer: CustomerID) throws -> Card? {
    try row("SELECT * FROM card WHERE id = ? AND customer = ?", [id.rawValue, customer.rawValue])
      .map(card)
  }

  func cards(of customer: CustomerID) throws -> [Card] {
    try rows(
      "SELECT * FROM card WHERE customer = ? AND isKept ORDER BY number DESC", [customer.rawValue]
    ).map(card)
  }

  func insert(_ card: Card, of customer: CustomerID) throws {
    try run(
      """
      INSERT INTO card (id, customer, brand, last4, expiry, isKept, isDeclined)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """,
      [
        card.id.rawValue, customer.rawValue, card.brand.rawValue, card.last4,
        card.expiry.description, card.isKept, card.isDeclined,
      ])
  }

  func delete(_ id: Card.ID) throws {
    try run("DELETE FROM card WHERE id = ?", [id.rawValue])
  }

  private func card(_ row: Row) throws -> Card {
    Card(
      id: try row.value("id", Card.ID.init), brand: try row.value("brand", CardBrand.init),
      last4: row["last4"], expiry: try row.value("expiry", CardExpiry.init),
      isKept: row["isKept"], isDeclined: row["isDeclined"])
  }
}

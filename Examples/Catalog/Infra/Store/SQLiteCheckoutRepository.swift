import CatalogModel
import Foundation
import GRDB
import SillarData

/// One customer's last attempt to order, in SQLite, beside the basket: both change in one transaction.
struct SQLiteCheckoutRepository: CheckoutRepository {
  let database: LocalDatabase
  let customer: CustomerID
  let told: BasketChanges

  func attempt() async throws -> CheckoutAttempt? {
    try await database.readBriefly { [customer] in try Self.attempt(of: customer, in: $0) }
  }

  func begin(_ content: BasketContent) async throws -> CheckoutAttempt {
    try await write { [customer] database in
      if let earlier = try Self.attempt(of: customer, in: database),
        earlier.order == nil || earlier.content == content
      {
        return earlier
      }
      let attempt = CheckoutAttempt(key: UUID().uuidString.lowercased(), content: content)
      let text = try JSONEncoder().encode(NewOrderDTO(content))
      try database.execute(
        sql: "REPLACE INTO checkout (customer, idempotencyKey, content) VALUES (?, ?, ?)",
        arguments: [customer.rawValue, attempt.key, String(decoding: text, as: UTF8.self)])
      return attempt
    }
  }

  func record(_ order: Order.ID, for key: String) async throws {
    try await write { [customer] database in
      try database.execute(
        sql: "UPDATE checkout SET placedOrder = ? WHERE customer = ? AND idempotencyKey = ?",
        arguments: [order.rawValue, customer.rawValue, key])
    }
  }

  func forget(_ key: String) async throws {
    try await write { [customer] database in
      try database.execute(
        sql: "DELETE FROM checkout WHERE customer = ? AND idempotencyKey = ?",
        arguments: [customer.rawValue, key])
    }
  }

  func settle(_ order: Order.ID) async throws {
    try await write { [customer] database in
      guard let attempt = try Self.attempt(of: customer, in: database), attempt.order == order
      else { return }
      let rows = BasketRows(customer: customer)
      var basket = try rows.basket(in: database)
      basket.takeOut(attempt.content)
      try rows.store(basket, in: database)
      try database.execute(
        sql: "DELETE FROM checkout WHERE customer = ?", arguments: [customer.rawValue])
    }
  }

  private func write<Value: Sendable>(
    _ change: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    let value = try await database.write(change)
    told.tell(customer)
    return value
  }

  private static func attempt(
    of customer: CustomerID, in database: Database
  ) throws -> CheckoutAttempt? {
    let row = try Row.fetchOne(
      database, sql: "SELECT idempotencyKey, content, placedOrder FROM checkout WHERE customer = ?",
      arguments: [customer.rawValue])
    guard let row else { return nil }
    let content: String = row[1]
    let order: String? = row[2]
    return CheckoutAttempt(
      key: row[0],
      content: try JSONDecoder().decode(NewOrderDTO.self, from: Data(content.utf8)).content,
      order: order.map { Order.ID($0) })
  }
}

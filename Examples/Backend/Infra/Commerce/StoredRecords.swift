import BackendModel
import Foundation
import GRDB

/// What is stored, within one transaction. Each concern has a file of its own beside this one.
struct StoredRecords: CommerceRecords {
  let db: Database
  let now: Date

  /// Whether something is due that has to be written before anything is read.
  func isBehind(for customer: CustomerID?) throws -> Bool {
    if let customer, try person(of: customer) == nil { return true }
    return try !ordersToExpire().isEmpty
  }

  func catchUp(for customer: CustomerID?) throws {
    try ExpireOrders().execute(in: self)
    if let customer {
      try OpenAccount(customer, welcome: WalletContent.welcome).execute(in: self)
    }
  }

  // Statements are kept by the connection, and so parsed once.

  func run(_ sql: String, _ arguments: StatementArguments) throws {
    try db.cachedStatement(sql: sql).execute(arguments: arguments)
  }

  func row(_ sql: String, _ arguments: StatementArguments) throws -> Row? {
    try Row.fetchOne(db.cachedStatement(sql: sql), arguments: arguments)
  }

  func rows(_ sql: String, _ arguments: StatementArguments = []) throws -> [Row] {
    try Row.fetchAll(db.cachedStatement(sql: sql), arguments: arguments)
  }

  /// A part of a list, from the newest row to the oldest.
  ///
  /// - Parameter sql: with a condition on `number`, last, for which there is a `?`.
  func slice<Item>(
    _ sql: String, _ arguments: StatementArguments, _ slice: SliceRequest,
    _ item: (Row) throws -> Item
  ) throws -> Slice<Item> {
    let found = try rows(
      "\(sql) ORDER BY number DESC LIMIT ?",
      arguments + [slice.after ?? .max, slice.limit + 1])
    return Slice(try found.map { ($0["number"], try item($0)) }, limit: slice.limit)
  }
}

import BackendModel
import Foundation
import GRDB

/// What is stored, within one transaction. Each concern has a file of its own beside this one.
struct StoredRecords: CommerceRecords, TableReader {
  let db: Database
  let now: Date
  /// What a new customer starts with.
  let welcome: Welcome
  let bell: EventBell<CustomerID>
  let damage: DamageLog

  /// Whether something is due that has to be written before anything is read.
  func isBehind(for customer: CustomerID?) throws -> Bool {
    if let customer, try person(of: customer) == nil { return true }
    return try !ordersToExpire().isEmpty
  }

  func catchUp(for customer: CustomerID?) throws {
    try ExpireOrders().execute(in: self)
    if let customer {
      try OpenAccount(customer, welcome: welcome).execute(in: self)
    }
  }

  /// Rings for these customers once the transaction is stored.
  func noteChange(for customers: [CustomerID]) {
    db.afterNextTransaction { [bell] _ in bell.ring(for: Set(customers)) }
  }
}

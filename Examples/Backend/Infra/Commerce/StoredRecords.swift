import BackendModel
import Foundation
import Money
import SillarData
import SillarModel

/// The stored data within one transaction. Each concern has a file of its own beside this one.
struct StoredRecords: CommerceRecords, TransactionReader {
  let database: SQLTransaction
  let now: Date
  let cardLimit: Money
  /// The sample data of a new customer.
  let welcome: Welcome
  /// The names of members.
  let names: [CustomerID: String]
  let bell: EventBell<CustomerID>
  let readable: ReadableRows
  let events: DomainEvents

  func record(_ event: DomainEvent) throws { try events.record(event, in: database) }

  /// True if a due change has to be written before `body` reads: a new account or an expired order.
  func isBehind(for customer: CustomerID?) throws -> Bool {
    if let customer, try person(of: customer) == nil { return true }
    return try !ordersToExpire().isEmpty
  }

  func catchUp(for customer: CustomerID?) throws {
    try ExpireOrders().execute(in: self)
    try sweep()
    if let customer {
      try OpenAccount(customer, name: names[customer], welcome: welcome).execute(in: self)
    }
  }

  /// Notifies the streams of these customers once the transaction is committed.
  func noteChange(for customers: [CustomerID]) throws {
    try bell.ring(for: Set(customers), after: database)
  }
}

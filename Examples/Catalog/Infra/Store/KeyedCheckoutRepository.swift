import CatalogModel
import GRDB
import SillarData

/// One customer's last attempt to order, as a keyed write beside the basket: both change in one transaction.
struct KeyedCheckoutRepository: CheckoutRepository {
  private static let subject = "basket"

  let database: LocalDatabase
  let customer: CustomerID
  let told: BasketChanges
  private var writes: KeyedWrites { KeyedWrites(database: database, owner: customer.rawValue) }

  func attempt() async throws -> CheckoutAttempt? {
    try await database.readBriefly { try attempt(in: $0) }
  }

  func begin(_ content: BasketContent) async throws -> CheckoutAttempt {
    try await write { database in
      if let earlier = try attempt(in: database), earlier.order != nil, earlier.content != content {
        try writes.end(key: earlier.key, in: database)
      }
      return CheckoutAttempt(
        try writes.begin(CheckoutRecord(content), subject: Self.subject, in: database))
    }
  }

  func record(_ order: Order.ID, for key: String) async throws {
    try await write { database in
      guard let attempt = try attempt(in: database), attempt.key == key else { return }
      let record = CheckoutRecord(attempt.content, order: order)
      try writes.update(key: key, to: record, in: database)
    }
  }

  func forget(_ key: String) async throws {
    try await write { try writes.end(key: key, in: $0) }
  }

  func settle(_ order: Order.ID) async throws {
    try await write { database in
      guard let attempt = try attempt(in: database), attempt.order == order else { return }
      let rows = BasketRows(customer: customer)
      var basket = try rows.basket(in: database)
      basket.takeOut(attempt.content)
      try rows.store(basket, in: database)
      try writes.end(key: attempt.key, in: database)
    }
  }

  private func write<Value: Sendable>(
    _ change: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    let value = try await database.write(change)
    told.tell(customer)
    return value
  }

  private func attempt(in database: Database) throws -> CheckoutAttempt? {
    try writes.pending(Self.subject, of: CheckoutRecord.self, in: database)
      .map { CheckoutAttempt($0) }
  }
}

/// The stored content of an attempt to order.
struct CheckoutRecord: Codable, Sendable {
  struct Item: Codable {
    let product: String
    let quantity: Int
  }

  let items: [Item]
  /// Nil as long as there is no answer.
  let order: String?

  init(_ content: BasketContent, order: Order.ID? = nil) {
    items = content.items.map { Item(product: $0.product.rawValue, quantity: $0.quantity) }
    self.order = order?.rawValue
  }
}

extension CheckoutAttempt {
  fileprivate init(_ write: KeyedWrite<CheckoutRecord>) {
    self.init(
      key: write.key,
      content: BasketContent(
        write.content.items.map {
          .init(product: Product.ID(rawValue: $0.product), quantity: $0.quantity)
        }),
      order: write.content.order.map { Order.ID(rawValue: $0) })
  }
}

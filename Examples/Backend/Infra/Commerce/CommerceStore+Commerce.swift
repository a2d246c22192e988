public import BackendModel
import Foundation
import GRDB

extension CommerceStore: Commerce {
  public func read<Value: Sendable>(
    as customer: CustomerID?, _ body: @escaping @Sendable (any CommerceRecords) throws -> Value
  ) async throws -> Value {
    let current: Value? = try await (customer == nil ? catalog : pool).read { db in
      let records = records(in: db)
      if try records.isBehind(for: customer) { return nil }
      return .some(try body(records))
    }
    if let current { return current }
    return try await pool.write { db in
      try StoreEpochs.change(in: db)
      let records = records(in: db)
      try records.catchUp(for: customer)
      return try body(records)
    }
  }

  public func write(
    _ request: KeyedRequest<CustomerID>,
    _ body: @escaping @Sendable (any CommerceRecords) throws -> KeptAnswer,
    refused: @escaping @Sendable (Refusal) throws -> KeptAnswer
  ) async throws -> KeptAnswer {
    // One transaction for all of it: the key and its effects are stored together, or not at all.
    try await pool.write { db in
      try keptAnswers.answer(to: request, of: request.customer.rawValue, at: now(), in: db) {
        try StoreEpochs.change(in: db)
        let records = records(in: db)
        try records.catchUp(for: request.customer)
        return try KeptAnswers.attempt(in: db) {
          try body(records)
        } refused: {
          try refused($0)
        }
      }
    }
  }

  public func changes(for customer: CustomerID) -> AsyncStream<Void> { bell.rings(for: customer) }

  func records(in db: Database) -> StoredRecords {
    let seconds = now().timeIntervalSince1970.rounded(.down)
    return StoredRecords(
      db: db, now: Date(timeIntervalSince1970: seconds), cardLimit: cardLimit,
      welcome: welcome, names: names, bell: bell, damage: damage)
  }
}

extension CommerceStore: ProductPictureRepository {
  public func picture(of product: Product.ID) async throws -> Picture? {
    try await pictures.picture(named: product)
  }
}

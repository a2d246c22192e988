public import BackendModel
import SillarData

extension CommerceStore: Commerce {
  public func read<Value: Sendable>(
    as customer: CustomerID?, _ body: @escaping @Sendable (any CommerceRecords) throws -> Value
  ) async throws -> Value {
    let readers = customer == nil ? catalog : database
    let current: Value? = try await readers.read { database in
      let records = records(in: database)
      return try records.isBehind(for: customer) ? nil : try body(records)
    }
    if let current { return current }
    return try await database.write { database in
      try StoreEpochs.change(in: database)
      let records = records(in: database)
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
    try await database.write { database in
      try keptAnswers.answer(to: request, of: request.customer.rawValue, at: now(), in: database) {
        try StoreEpochs.change(in: database)
        let records = records(in: database)
        try records.catchUp(for: request.customer)
        return try KeptAnswers.attempt(in: database) {
          try body(records)
        } refused: {
          try refused($0)
        }
      }
    }
  }

  public func changes(for customer: CustomerID) -> AsyncStream<Void> { bell.rings(for: customer) }

  func records(in database: SQLTransaction) -> StoredRecords {
    StoredRecords(
      database: database, now: now().wholeSeconds, cardLimit: cardLimit, welcome: welcome,
      names: names, bell: bell, readable: readable, events: events)
  }
}

extension CommerceStore: ProductPictureRepository {
  public func picture(of product: Product.ID) async throws -> Picture? {
    try await pictures.picture(named: product)
  }
}

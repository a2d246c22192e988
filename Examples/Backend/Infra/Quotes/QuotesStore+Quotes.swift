public import BackendModel
import SillarData

extension QuotesStore: Quotes {
  public func read<Value: Sendable>(
    _ body: @escaping @Sendable (any QuotesRecords) throws -> Value
  ) async throws -> Value {
    try await database.read { try body(records(in: $0)) }
  }

  public func change<Value: Sendable>(
    _ body: @escaping @Sendable (any QuotesRecords) throws -> Value
  ) async throws -> Value {
    try await database.write { database in
      try StoreEpochs.change(in: database)
      return try body(records(in: database))
    }
  }

  public func write(
    _ request: KeyedRequest<Member.ID>,
    _ body: @escaping @Sendable (any QuotesRecords) throws -> KeptAnswer,
    refused: @escaping @Sendable (QuotesRefusal) throws -> KeptAnswer
  ) async throws -> KeptAnswer {
    try await write(request, stored: { try body($0) }, refused: refused)
  }

  /// One transaction for all of it: the key and its effects are stored together, or not at all.
  func write(
    _ request: KeyedRequest<Member.ID>,
    stored body: @escaping @Sendable (StoredQuotes) throws -> KeptAnswer,
    refused: @escaping @Sendable (QuotesRefusal) throws -> KeptAnswer
  ) async throws -> KeptAnswer {
    try await database.write { database in
      try keptAnswers.answer(to: request, of: request.owner.rawValue, at: now(), in: database) {
        try StoreEpochs.change(in: database)
        let records = records(in: database)
        return try KeptAnswers.attempt(in: database) {
          try body(records)
        } refused: {
          try refused($0)
        }
      }
    }
  }

  func records(in database: SQLTransaction) -> StoredQuotes {
    StoredQuotes(
      database: database, now: now().wholeSeconds, devices: devices, bell: bell,
      readable: readable, domainEvents: domainEvents)
  }
}

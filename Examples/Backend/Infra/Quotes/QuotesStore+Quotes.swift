public import BackendModel
import Foundation
import GRDB

extension QuotesStore: Quotes {
  public func read<Value: Sendable>(
    _ body: @escaping @Sendable (any QuotesRecords) throws -> Value
  ) async throws -> Value {
    try await pool.read { db in try body(records(in: db)) }
  }

  public func change<Value: Sendable>(
    _ body: @escaping @Sendable (any QuotesRecords) throws -> Value
  ) async throws -> Value {
    try await pool.write { db in try body(records(in: db)) }
  }

  public func write(
    _ request: KeyedRequest<Member.ID>,
    _ body: @escaping @Sendable (any QuotesRecords) throws -> KeptAnswer,
    refused: @escaping @Sendable (QuotesRefusal) throws -> KeptAnswer
  ) async throws -> KeptAnswer {
    // One transaction for all of it: the key and its effects are stored together, or not at all.
    try await pool.write { db in
      try keptAnswers.answer(to: request, of: request.owner.rawValue, at: now(), in: db) {
        let records = records(in: db)
        return try KeptAnswers.attempt(in: db) {
          try body(records)
        } refused: {
          try refused($0)
        }
      }
    }
  }

  func records(in db: Database) -> StoredQuotes {
    StoredQuotes(
      db: db, now: Date(timeIntervalSince1970: TimeInterval(now().seconds)), devices: devices,
      bell: bell, damage: damage)
  }
}

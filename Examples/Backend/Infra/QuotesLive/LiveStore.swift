public import BackendModel
import Foundation
import GRDB
import SillarData

/// Photos and chats, in the same file as requests; the bytes of photos are in a folder.
///
///     let live = try await LiveStore(quotes)
///     let chats = try await live.read { records in try ListChats(of: ana).execute(in: records) }
public struct LiveStore: Sendable {
  let quotes: QuotesStore

  /// Migrates the tables, and adds the sample chats when the tables are new.
  ///
  /// - Throws: `DatabaseUnavailable` when the file cannot be written; ``ContentError`` when the content is wrong.
  public init(_ quotes: QuotesStore) async throws {
    self.quotes = quotes
    let chats = try QuotesContent.bundled.chats
    do {
      let isNew = try await quotes.pool.read { db in try !db.tableExists("message") }
      // Opens the file once more, because only opening waits for another program that migrates it.
      try StoreFile(
        at: URL(filePath: quotes.pool.path), QuotesStore.role, migrations: LiveSchema.migrator,
        alsoKnown: QuotesSchema.migrator.migrations, isDurable: true
      ).open().close()
      guard isNew else { return }
      try await quotes.pool.write { db in
        // Another program may have added the chats first.
        guard try String.fetchOne(db, sql: "SELECT id FROM message LIMIT 1") == nil,
          try String.fetchOne(db, sql: "SELECT id FROM request LIMIT 1") != nil
        else { return }
        try ChatStory.write(chats, to: quotes.records(in: db))
      }
    } catch let error as DatabaseError {
      throw DatabaseUnavailable(path: quotes.pool.path, error)
    }
  }
}

extension LiveStore: Live {
  public func read<Value: Sendable>(
    _ body: @escaping @Sendable (any LiveRecords) throws -> Value
  ) async throws -> Value {
    try await quotes.pool.read { db in try body(quotes.records(in: db)) }
  }

  public func write(
    _ request: KeyedRequest<Member.ID>,
    _ body: @escaping @Sendable (any LiveRecords) throws -> KeptAnswer,
    refused: @escaping @Sendable (QuotesRefusal) throws -> KeptAnswer
  ) async throws -> KeptAnswer {
    try await quotes.pool.write { db in
      try quotes.keptAnswers.answer(
        to: request, of: request.owner.rawValue, at: quotes.now(), in: db
      ) {
        let records = quotes.records(in: db)
        return try KeptAnswers.attempt(in: db) {
          try body(records)
        } refused: {
          try refused($0)
        }
      }
    }
  }
}

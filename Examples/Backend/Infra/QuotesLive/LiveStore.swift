public import BackendModel
import SillarData

/// Photos and chats, in the same file as requests; the bytes of photos are in a folder.
///
///     let live = try await LiveStore(quotes)
///     let chats = try await live.read { records in try ListChats(of: ana).execute(in: records) }
public struct LiveStore: Sendable {
  let quotes: QuotesStore

  public init(_ quotes: QuotesStore) { self.quotes = quotes }
}

extension LiveStore: Live {
  public func read<Value: Sendable>(
    _ body: @escaping @Sendable (any LiveRecords) throws -> Value
  ) async throws -> Value {
    try await quotes.database.read { try body(quotes.records(in: $0)) }
  }

  public func write(
    _ request: KeyedRequest<Member.ID>,
    _ body: @escaping @Sendable (any LiveRecords) throws -> KeptAnswer,
    refused: @escaping @Sendable (QuotesRefusal) throws -> KeptAnswer
  ) async throws -> KeptAnswer {
    try await quotes.write(request, stored: { try body($0) }, refused: refused)
  }
}

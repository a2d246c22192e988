/// The store of photos and chats, which shares transactions with the requests that they belong to.
///
///     let chats = try await live.read { records in try ListChats(of: ana).execute(in: records) }
public protocol Live: Sendable {
  /// Reads from one snapshot of the store.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (any LiveRecords) throws -> Value
  ) async throws -> Value

  /// Runs a request once for each idempotency key, as ``Quotes`` does.
  func write(
    _ request: KeyedRequest<Member.ID>,
    _ body: @escaping @Sendable (any LiveRecords) throws -> KeptAnswer,
    refused: @escaping @Sendable (QuotesRefusal) throws -> KeptAnswer
  ) async throws -> KeptAnswer
}

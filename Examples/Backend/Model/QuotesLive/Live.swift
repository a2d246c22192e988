/// Where photos and chats are kept, in one transaction with the requests that they belong to.
///
///     let chats = try await live.read { records in try ListChats(of: ana).execute(in: records) }
public protocol Live: Sendable {
  /// Reads. Everything that `body` sees is of one moment.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (any LiveRecords) throws -> Value
  ) async throws -> Value

  /// Does something once, however often it is asked for under the same key, as ``Quotes`` does.
  func write(
    _ request: KeyedRequest<Member.ID>,
    _ body: @escaping @Sendable (any LiveRecords) throws -> KeptAnswer,
    refused: @escaping @Sendable (QuotesRefusal) throws -> KeptAnswer
  ) async throws -> KeptAnswer
}

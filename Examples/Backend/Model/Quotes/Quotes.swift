/// The store of members, requests and quotes.
///
///     let mine = try await quotes.read { records in
///       try records.requests(of: member.id, SliceRequest())
///     }
public protocol Quotes: StoreHistory {
  /// Reads from one snapshot of the store.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (any QuotesRecords) throws -> Value
  ) async throws -> Value

  /// Makes a change without an idempotency key. When `body` throws, its changes are rolled back.
  func change<Value: Sendable>(
    _ body: @escaping @Sendable (any QuotesRecords) throws -> Value
  ) async throws -> Value

  /// Runs a request once for each idempotency key, also when retries arrive at the same time. The changes
  /// that `body` makes and its answer are stored in one transaction.
  ///
  /// - Parameters:
  ///   - body: makes the changes and returns the answer. Not called when the key was used before. When it
  ///     throws, its changes are rolled back.
  ///   - refused: returns the answer to a final ``QuotesRefusal`` of `body`; that answer is stored too.
  /// - Throws: ``KeyReused`` when the key was used for another request; what `body` throws.
  func write(
    _ request: KeyedRequest<Member.ID>,
    _ body: @escaping @Sendable (any QuotesRecords) throws -> KeptAnswer,
    refused: @escaping @Sendable (QuotesRefusal) throws -> KeptAnswer
  ) async throws -> KeptAnswer
}

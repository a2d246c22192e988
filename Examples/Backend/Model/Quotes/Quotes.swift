/// Where accounts, requests and quotes are kept.
///
///     let mine = try await quotes.read { records in
///       try records.requests(of: member.id, SliceRequest())
///     }
public protocol Quotes: StoreHistory {
  /// The session that a token stands for, also one that ended or expired; `nil` when it stands for none.
  func session(of token: SessionToken) async throws -> Session?

  /// What the client of a session shows; it follows from the id and a secret.
  func token(of session: Session.ID) -> String

  /// Reads. Everything that `body` sees is of one moment.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (any QuotesRecords) throws -> Value
  ) async throws -> Value

  /// Changes what nobody asks for twice under one key. Whatever `body` throws, nothing that it did stays.
  func change<Value: Sendable>(
    _ body: @escaping @Sendable (any QuotesRecords) throws -> Value
  ) async throws -> Value

  /// Does something once, however often it is asked for under the same key, and at the same time.
  /// What `body` does, and the answer it gives, are stored together or not at all.
  ///
  /// - Parameters:
  ///   - body: what to do, and what to answer. Not called when the key was used before. Whatever it
  ///     throws, nothing that it did stays.
  ///   - refused: what to answer when it throws a ``QuotesRefusal`` that is final, and is to be remembered.
  /// - Throws: ``KeyReused`` when the key was used for another request; what `body` throws.
  func write(
    _ request: KeyedRequest<Member.ID>,
    _ body: @escaping @Sendable (any QuotesRecords) throws -> KeptAnswer,
    refused: @escaping @Sendable (QuotesRefusal) throws -> KeptAnswer
  ) async throws -> KeptAnswer
}

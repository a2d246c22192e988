/// Where the shop, payments and wallets are kept.
///
///     let orders = try await commerce.read(as: customer) { records in
///       try records.orders(of: customer, at: .market, SliceRequest())
///     }
public protocol Commerce: StoreHistory {
  /// Reads. Everything that `body` sees is of one moment: what was due by then, such as the expiry of
  /// orders, has happened, and a customer who was unknown has been made one.
  ///
  /// - Parameter customer: for whom; `nil` for what is the same for everyone.
  func read<Value: Sendable>(
    as customer: CustomerID?, _ body: @escaping @Sendable (any CommerceRecords) throws -> Value
  ) async throws -> Value

  /// Does something once, however often it is asked for under the same key, and at the same time.
  /// What `body` does, and the answer it gives, are stored together or not at all.
  ///
  /// - Parameters:
  ///   - body: what to do, and what to answer. Not called when the key was used before. Whatever it
  ///     throws, nothing that it did stays.
  ///   - refused: what to answer when it throws a ``Refusal`` that is final, and is to be remembered.
  /// - Throws: ``KeyReused`` when the key was used for another request; what `body` throws.
  func write(
    _ request: KeyedRequest<CustomerID>,
    _ body: @escaping @Sendable (any CommerceRecords) throws -> KeptAnswer,
    refused: @escaping @Sendable (Refusal) throws -> KeptAnswer
  ) async throws -> KeptAnswer

  /// An element whenever the account, the activity or the requests of a customer have changed.
  func changes(for customer: CustomerID) -> AsyncStream<Void>
}

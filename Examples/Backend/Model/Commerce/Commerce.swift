/// The store of the shop, payments and wallets.
///
///     let orders = try await commerce.read(as: customer) { records in
///       try records.orders(of: customer, at: .market, SliceRequest())
///     }
public protocol Commerce: StoreHistory {
  /// Reads from one snapshot of the store. Changes that were due, such as the expiry of orders, are made
  /// first, and an unknown customer gets an account.
  ///
  /// - Parameter customer: the customer who reads; `nil` for data that is the same for everyone.
  func read<Value: Sendable>(
    as customer: CustomerID?, _ body: @escaping @Sendable (any CommerceRecords) throws -> Value
  ) async throws -> Value

  /// Runs a request once for each idempotency key, also when retries arrive at the same time. The changes
  /// that `body` makes and its answer are stored in one transaction.
  ///
  /// - Parameters:
  ///   - body: makes the changes and returns the answer. Not called when the key was used before. When it
  ///     throws, its changes are rolled back.
  ///   - refused: returns the answer to a final ``Refusal`` of `body`; that answer is stored too.
  /// - Throws: ``KeyReused`` when the key was used for another request; what `body` throws.
  func write(
    _ request: KeyedRequest<CustomerID>,
    _ body: @escaping @Sendable (any CommerceRecords) throws -> KeptAnswer,
    refused: @escaping @Sendable (Refusal) throws -> KeptAnswer
  ) async throws -> KeptAnswer

  /// Emits an element whenever the account, the activity or the requests of a customer change.
  func changes(for customer: CustomerID) -> AsyncStream<Void>
}

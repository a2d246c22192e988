/// Transfers at the service. Errors are ``AccountError``s, or `CancellationError`.
public protocol TransfersRepository: Sendable {
  /// Has a transfer made, for somebody to pay.
  ///
  /// - Parameter key: The same key makes no second one, and gives the first one's answer.
  func make(_ transfer: NewTransfer, key: WriteKey) async throws -> Transfer
  /// As it is now.
  func transfer(_ id: Transfer.ID) async throws -> Transfer
  /// Gives up one that nobody has paid. May be called again when its answer was lost.
  func cancel(_ id: Transfer.ID) async throws
}

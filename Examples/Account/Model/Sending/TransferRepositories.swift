/// Transfers at the service. Errors are ``AccountError``s or `Problem`s.
public protocol TransfersRepository: Sendable {
  /// - Parameter key: The idempotency key: a repeated call with the same key returns the first transfer.
  func make(_ content: Remittance, key: String) async throws -> Transfer
  func transfer(_ id: Transfer.ID) async throws -> Transfer
  /// Cancels a transfer that is not paid. May be called again when its answer was lost.
  func cancel(_ id: Transfer.ID) async throws
}

/// An unfinished transfer of a customer, stored before it is sent.
public struct TransferDraft: Hashable, Sendable {
  /// The idempotency key of each request for the transfer.
  public let key: String
  public let content: Remittance
  /// Nil before the service has answered.
  public let transfer: Transfer.ID?

  public init(key: String, content: Remittance, transfer: Transfer.ID? = nil) {
    self.key = key
    self.content = content
    self.transfer = transfer
  }
}

/// Stores the draft of one customer, so that it is still there after a restart.
public protocol TransferDraftsRepository: Sendable {
  /// Returns the draft if it has this content; otherwise replaces it by a new one with a new key.
  func begin(_ content: Remittance) async throws -> TransferDraft
  /// Stores the service's answer to a draft.
  func made(_ transfer: Transfer.ID, of draft: TransferDraft) async throws
  func draft() async throws -> TransferDraft?
  func end(_ draft: TransferDraft) async throws
}

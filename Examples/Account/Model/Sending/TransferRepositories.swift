/// Transfers at the service. Errors are ``AccountError``s or `Problem`s.
public protocol TransfersRepository: Sendable {
  /// - Parameter key: The same key makes no second transfer, and gives the first one's answer.
  func make(_ content: Remittance, key: String) async throws -> Transfer
  func transfer(_ id: Transfer.ID) async throws -> Transfer
  /// Gives up a transfer that is not paid. May be called again when its answer was lost.
  func cancel(_ id: Transfer.ID) async throws
}

/// A transfer that a customer has begun and not finished, stored before it is sent.
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
  /// The draft if it has this content; else a new one with a key of its own, in its place.
  func begin(_ content: Remittance) async throws -> TransferDraft
  /// Stores the service's answer to a draft.
  func made(_ transfer: Transfer.ID, of draft: TransferDraft) async throws
  func draft() async throws -> TransferDraft?
  func end(_ draft: TransferDraft) async throws
}

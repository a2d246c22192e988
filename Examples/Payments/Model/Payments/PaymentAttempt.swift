public import Foundation

/// One wish to pay something in one way. It is written down before anything is sent, and kept until it is known what
/// became of it, so that neither a lost answer nor a restart makes two payments of it.
///
/// It holds nothing of a card but the name that the backend gave it.
public struct PaymentAttempt: Hashable, Sendable {
  public let payable: Payable.ID
  /// Made once; each request for this attempt has it.
  public let key: IdempotencyKey
  public let method: PaymentMethod
  public let started: Date

  public init(payable: Payable.ID, key: IdempotencyKey, method: PaymentMethod, started: Date) {
    self.payable = payable
    self.key = key
    self.method = method
    self.started = started
  }
}

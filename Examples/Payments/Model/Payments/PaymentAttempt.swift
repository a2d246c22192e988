public import Foundation

/// An attempt to pay an item with one method. It is stored before it is sent, and kept until its outcome is known, so
/// that neither a lost answer nor a restart leads to two payments.
///
/// Of a card, it has only the backend's identifier.
public struct PaymentAttempt: Hashable, Sendable {
  public let payable: Payable.ID
  /// The idempotency key of each request for this attempt.
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

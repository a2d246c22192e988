/// The items that one customer has to pay, and the ways to pay them.
///
/// Errors of all repositories are ``PaymentsError``s and `CancellationError`.
public protocol PayablesRepository: Sendable {
  func payable(_ id: Payable.ID) async throws -> Payable
  func methods(for id: Payable.ID) async throws -> PaymentMethods
}

/// The cards that the backend knows of one customer.
public protocol CardsRepository: Sendable {
  /// - Parameter key: The idempotency key of a completed form, the same for each attempt to send it.
  func register(_ card: NewCard, key: IdempotencyKey) async throws -> PaymentCard
}

/// The payments of one customer at the backend.
public protocol PaymentsRepository: Sendable {
  /// Makes a payment: one per key, however often it is called.
  ///
  /// - Throws: An error whose problem may pass if it is not known whether anything was paid; another error if the
  ///   backend has answered that nothing was paid.
  func pay(_ attempt: PaymentAttempt) async throws -> Payment
  /// The payment with this idempotency key; nil if there is none.
  func payment(madeUnder key: IdempotencyKey) async throws -> Payment?
  func payment(_ id: Payment.ID) async throws -> Payment
}

/// The attempts of one customer whose outcome is not known. They survive a restart of the program.
public protocol AttemptsRepository: Sendable {
  /// The attempt to pay an item; nil if none has begun, or it has ended.
  func attempt(for payable: Payable.ID) async throws -> PaymentAttempt?
  /// Stores an attempt, unless there is one for the same payable. Check and store are atomic: of two windows, one
  /// begins an attempt and the other continues it.
  ///
  /// - Returns: The stored attempt. One that is not new may have been sent.
  func begin(
    _ payable: Payable.ID, with method: PaymentMethod
  ) async throws -> (attempt: PaymentAttempt, isNew: Bool)
  /// Deletes an attempt, if it is still the one for its payable, even if the task is canceled.
  func end(_ attempt: PaymentAttempt) async throws
}

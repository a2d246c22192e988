/// The items that one customer has to pay, and the ways to pay them.
///
/// Errors of all repositories are ``PaymentsError``s and `CancellationError`.
public protocol PayablesRepository: Sendable {
  func payable(_ id: Payable.ID) async throws -> Payable
  func methods(for id: Payable.ID) async throws -> PaymentMethods
}

/// The cards that the backend knows of one customer.
public protocol CardsRepository: Sendable {
  /// - Parameter key: The same for the same card typed once, however often it is sent.
  func register(_ card: NewCard, key: IdempotencyKey) async throws -> PaymentCard
}

/// The payments of one customer, in the backend's books.
public protocol PaymentsRepository: Sendable {
  /// Pays, once per key however often it is asked.
  ///
  /// - Throws: An error whose problem may pass when it is not known whether anything was paid; another one when the
  ///   backend said that it was not.
  func pay(_ attempt: PaymentAttempt) async throws -> Payment
  /// The payment that was made under a key; nil when there is none.
  func payment(madeUnder key: IdempotencyKey) async throws -> Payment?
  func payment(_ id: Payment.ID) async throws -> Payment
}

/// The attempts of one customer whose outcome is not known. They survive a restart of the program.
public protocol AttemptsRepository: Sendable {
  /// The attempt to pay an item; nil when none has begun, or it has ended.
  func attempt(for payable: Payable.ID) async throws -> PaymentAttempt?
  /// Stores an attempt, unless there is one for the same payable. Looking and storing are one step: of two windows one
  /// begins, and the other goes on with the same attempt.
  ///
  /// - Returns: The stored attempt. One that is not new may have been sent.
  func begin(
    _ payable: Payable.ID, with method: PaymentMethod
  ) async throws -> (attempt: PaymentAttempt, isNew: Bool)
  /// Forgets an attempt, if it is still the one for its payable. Also when the task is cancelled.
  func end(_ attempt: PaymentAttempt) async throws
}

/// The attempts of one customer whose outcome is not known. They survive a restart of the program.
public protocol AttemptsRepository: Sendable {
  /// The attempt to pay an item; nil when none has begun, or it has ended.
  ///
  /// - Throws: ``PaymentsError/storageFailed(_:)``, or `CancellationError`.
  func attempt(for payable: Payable.ID) async throws -> PaymentAttempt?

  /// Stores an attempt, unless there is one for the same payable. Looking and storing are one step: of two windows one
  /// begins, and the other goes on with the same attempt.
  ///
  /// - Returns: The stored attempt. One that is not new may have been sent.
  /// - Throws: ``PaymentsError/storageFailed(_:)``, or `CancellationError`.
  func begin(
    _ payable: Payable.ID, with method: PaymentMethod
  ) async throws -> (attempt: PaymentAttempt, isNew: Bool)

  /// Forgets an attempt, if it is still the one for its payable. Also when the task is cancelled.
  ///
  /// - Throws: ``PaymentsError/storageFailed(_:)``.
  func end(_ attempt: PaymentAttempt) async throws
}

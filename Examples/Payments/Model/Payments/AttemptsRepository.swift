/// The attempts of one customer whose end is not known. What it holds outlives the program.
public protocol AttemptsRepository: Sendable {
  /// The attempt to pay something, if one was begun and has not ended.
  ///
  /// - Throws: ``PaymentsError/storageFailed(_:)``, or `CancellationError`.
  func attempt(for payable: Payable.ID) async throws -> PaymentAttempt?

  /// Writes an attempt down, unless there is one for the same payable: looking and writing are one step, so of two
  /// windows one begins, and the other goes on with what the first began.
  ///
  /// - Returns: The attempt that is written down when this returns.
  /// - Throws: ``PaymentsError/storageFailed(_:)``, or `CancellationError`.
  func begin(_ attempt: PaymentAttempt) async throws -> PaymentAttempt

  /// Forgets an attempt, if it is still the one for its payable.
  ///
  /// - Throws: ``PaymentsError/storageFailed(_:)``, or `CancellationError`.
  func end(_ attempt: PaymentAttempt) async throws
}

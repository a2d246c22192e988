/// The payments of one customer, in the backend's books.
public protocol PaymentsRepository: Sendable {
  /// Pays, once per key however often it is asked.
  ///
  /// - Throws: An error whose problem may pass when it is not known whether anything was paid; another
  ///   ``PaymentsError`` when the backend said that it was not; `CancellationError`.
  func pay(_ attempt: PaymentAttempt) async throws -> Payment

  /// What was made under a key; nil when nothing was.
  ///
  /// - Throws: ``PaymentsError``, or `CancellationError`.
  func payment(madeUnder key: IdempotencyKey) async throws -> Payment?

  /// - Throws: ``PaymentsError``, or `CancellationError`.
  func payment(_ id: Payment.ID) async throws -> Payment
}

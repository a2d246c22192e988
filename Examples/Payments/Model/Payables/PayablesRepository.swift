/// What one customer has to pay, and how they can.
public protocol PayablesRepository: Sendable {
  /// - Throws: ``PaymentsError``, or `CancellationError`.
  func payable(_ id: Payable.ID) async throws -> Payable

  /// The ways in which something can be paid.
  ///
  /// - Throws: ``PaymentsError``, or `CancellationError`.
  func methods(for id: Payable.ID) async throws -> PaymentMethods
}

/// Gets a payment to look at.
public protocol GetReceipt: Sendable {
  /// - Throws: ``PaymentsError``, or `CancellationError`.
  func execute(_ id: Payment.ID) async throws -> Payment
}

public struct DefaultGetReceipt: GetReceipt {
  private let payments: any PaymentsRepository

  public init(payments: any PaymentsRepository) { self.payments = payments }

  public func execute(_ id: Payment.ID) async throws -> Payment {
    try await payments.payment(id)
  }
}

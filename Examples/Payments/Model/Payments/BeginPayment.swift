/// Writes down that something is to be paid, before anything is sent.
public protocol BeginPayment: Sendable {
  /// - Returns: The attempt to settle, and whether it was begun just now: one that was not may have been sent.
  /// - Throws: ``PaymentsError/storageFailed(_:)``, or `CancellationError`.
  func execute(
    _ payable: Payable.ID, with method: PaymentMethod
  ) async throws -> (attempt: PaymentAttempt, isNew: Bool)
}

public struct DefaultBeginPayment: BeginPayment {
  private let service: PaymentService

  public init(service: PaymentService) { self.service = service }

  public func execute(
    _ payable: Payable.ID, with method: PaymentMethod
  ) async throws -> (attempt: PaymentAttempt, isNew: Bool) {
    try await service.begin(payable, with: method)
  }
}

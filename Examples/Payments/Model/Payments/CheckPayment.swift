/// Finds out what became of an attempt to pay; if nothing did, sends it again.
public protocol CheckPayment: Sendable {
  /// - Throws: `CancellationError` only: whatever else happens is an answer.
  func execute(_ attempt: PaymentAttempt) async throws -> PaymentSettlement
}

public struct DefaultCheckPayment: CheckPayment {
  private let service: PaymentService

  public init(service: PaymentService) { self.service = service }

  public func execute(_ attempt: PaymentAttempt) async throws -> PaymentSettlement {
    try await service.check(attempt)
  }
}

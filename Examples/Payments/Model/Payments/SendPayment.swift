/// Sends an attempt to pay that was just begun.
public protocol SendPayment: Sendable {
  /// - Throws: `CancellationError` only: whatever else happens is an answer.
  func execute(_ attempt: PaymentAttempt) async throws -> PaymentSettlement
}

public struct DefaultSendPayment: SendPayment {
  private let service: PaymentService

  public init(service: PaymentService) { self.service = service }

  public func execute(_ attempt: PaymentAttempt) async throws -> PaymentSettlement {
    try await service.send(attempt)
  }
}

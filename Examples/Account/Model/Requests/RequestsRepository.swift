/// Asks for money, and answers those who ask.
///
/// Each of these may be called again when its answer was lost: it is known by its content, also after a restart, and
/// is done once. Errors are ``AccountError``s, or `CancellationError`.
public protocol RequestsRepository: Sendable {
  func ask(_ request: NewRequest) async throws -> PaymentRequest
  /// Refuses to pay what somebody asks for.
  func decline(_ id: PaymentRequest.ID) async throws
  /// Takes back what one has asked for.
  func cancel(_ id: PaymentRequest.ID) async throws
}

/// Requests for money at the service.
///
/// Each call may be repeated when its answer was lost, also after a restart: its content identifies it, and it is done
/// once. Errors are ``AccountError``s or `Problem`s.
public protocol RequestsRepository: Sendable {
  func ask(_ content: Remittance) async throws -> PaymentRequest
  /// Refuses to pay a request of another person.
  func decline(_ id: PaymentRequest.ID) async throws
  /// Cancels the customer's own request.
  func cancel(_ id: PaymentRequest.ID) async throws
}

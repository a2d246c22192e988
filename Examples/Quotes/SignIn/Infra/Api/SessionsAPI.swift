import Foundation
import HTTPTypes
import SignInModel
import SillarData

/// Sessions at the service.
struct SessionsAPI: Sendable {
  let client: APIClient

  /// - Throws: `SignInError`, or `CancellationError`.
  func open(_ credentials: Credentials) async throws -> SessionDTO {
    do {
      return try await client.send(
        .post("v1/sessions", json: NewSessionDTO(credentials), idempotencyKey: credentials.key))
    } catch let error as APIError {
      throw SignInError(error) as (any Error)? ?? CancellationError()
    }
  }

  /// Ends one. It has ended already where the service does not know it any more.
  func end(_ token: String) async throws {
    let endpoint = Endpoint(
      method: .delete, path: "v1/sessions/current", headers: [.authorization: "Bearer \(token)"],
      isSafeToRepeat: true, decode: { $0.status })
    do {
      _ = try await client.send(endpoint)
    } catch APIError.status(401, _) {}
  }
}

extension SignInError {
  /// The failure in the model's words; nil for a cancellation.
  init?(_ error: APIError) {
    switch error {
    case .offline: self = .offline
    case .timedOut: self = .timedOut
    case .cancelled: return nil
    case .status(401, _): self = .wrongCredentials
    case .status(429, _): self = .slowedDown(error.retryAfter)
    case .status, .brokenOff, .undecodable, .tooLarge, .invalidRequest:
      self = .serviceFailed("\(error)")
    }
  }
}

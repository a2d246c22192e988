import Foundation
import HTTPTypes
import SignInModel
import SillarData
import Work

/// Sessions at the service.
struct SessionsAPI: Sendable {
  let client: APIClient

  /// - Throws: `SignInError`, `APIError`.
  func open(_ credentials: Credentials) async throws -> Session {
    let body = NewSessionDTO(email: credentials.email, password: credentials.password.revealed)
    do {
      let answer: SessionDTO = try await client.send(
        .post("v1/sessions", json: body, idempotencyKey: credentials.key))
      return answer.session
    } catch APIError.status(401, _) {
      throw SignInError.wrongCredentials
    } catch APIError.status(429, let problem) {
      throw SignInError.slowedDown(problem?.retryAfter)
    }
  }

  /// Ends a session. Succeeds if the service does not know the session any more.
  func end(_ token: String) async throws {
    let endpoint = Endpoint(
      method: .delete, path: "v1/sessions/current", headers: [.authorization: "Bearer \(token)"],
      isSafeToRepeat: true, decode: { $0.status })
    do {
      _ = try await client.send(endpoint)
    } catch APIError.status(401, _) {}
  }
}

private struct NewSessionDTO: Encodable, Sendable {
  let email: String
  let password: String
}

private struct SessionDTO: Decodable, Sendable {
  struct Account: Decodable, Sendable {
    let id: PersonID
    let name: String
    let role: String
    let city: String
  }

  let token: String
  let expires: Date
  let person: Account

  var session: Session {
    Session(
      person: Person(id: person.id, name: person.name, city: person.city), role: person.role,
      token: token, expires: expires)
  }
}

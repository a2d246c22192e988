import Foundation
import HTTPTypes
import SignInModel
import SillarData

/// A new session, as the service has answered.
struct Opened: Sendable {
  let session: Session
  /// The text by which the service knows this device at the next sign-in, which strangers then cannot slow down; nil if
  /// it has none.
  let device: String?
}

/// Sessions at the service.
struct SessionsAPI: Sendable {
  let client: APIClient

  /// - Throws: `SignInError`, `APIError`.
  ///
  /// - Parameters:
  ///   - device: The text by which the service knows the device: see ``Opened/device``.
  ///   - address: The visitor's address, by which the service limits attempts; nil if it is unknown.
  func open(
    _ credentials: Credentials, device: String?, from address: String?
  ) async throws -> Opened {
    let body = NewSessionDTO(
      email: credentials.email, password: credentials.password.revealed, device: device)
    do {
      return try await open("v1/sessions", body, key: credentials.key, from: address)
    } catch APIError.status(401, _) {
      throw SignInError.wrongCredentials
    }
  }

  /// Makes an account without a password.
  ///
  /// - Parameter address: The visitor's address, by which the service limits accounts; nil if it is unknown.
  /// - Throws: `SignInError`, `APIError`.
  func openForGuest(key: String, from address: String?) async throws -> Opened {
    do {
      return try await open("v1/guests", NewGuestDTO(), key: key, from: address)
    } catch APIError.status(403, _) {
      throw SignInError.noGuests
    } catch SignInError.slowedDown(let wait) {
      throw SignInError.tooManyGuests(wait)
    }
  }

  private func open(
    _ path: String, _ body: some Encodable & Sendable, key: String, from address: String?
  ) async throws -> Opened {
    var endpoint = Endpoint<SessionDTO>.post(path, json: body, idempotencyKey: key)
    // The service takes it from an app on its own computer only.
    if let name = HTTPField.Name("Sillar-Client") { endpoint.headers[name] = address }
    do {
      let answer = try await client.send(endpoint)
      return Opened(session: answer.session, device: answer.device)
    } catch APIError.status(429, let problem) {
      throw SignInError.slowedDown(problem?.retryAfter)
    } catch APIError.status(503, let problem) where problem?.retryAfter != nil {
      // Too many people sign in at this moment.
      throw SignInError.slowedDown(problem?.retryAfter)
    } catch APIError.crowded(let retryAfter) {
      throw SignInError.slowedDown(retryAfter)
    }
  }

  /// Returns false if the service does not know the session any more.
  ///
  /// - Throws: `APIError`.
  func isOpen(_ token: String) async throws -> Bool {
    let endpoint = Endpoint(
      method: .get, path: "v1/sessions/current", headers: [.authorization: "Bearer \(token)"],
      decode: { _ in true })
    do { return try await client.send(endpoint) } catch APIError.status(401, _) { return false }
  }

  /// Returns which sessions are over, of at most 200 fingerprints. For the service it is no use of them.
  ///
  /// - Throws: `APIError`.
  func over(among fingerprints: [String]) async throws -> [String] {
    var endpoint = Endpoint<SessionsDTO>.post(
      "v1/sessions/over", json: SessionsDTO(sessions: fingerprints))
    endpoint.isSafeToRepeat = true
    return try await client.send(endpoint).sessions
  }

  /// Ends a session. Succeeds if the service does not know the session any more.
  func end(_ token: String) async throws { try await end("v1/sessions/current", token) }

  /// Ends all sessions of the account of a session.
  func endAll(_ token: String) async throws { try await end("v1/sessions", token) }

  private func end(_ path: String, _ token: String) async throws {
    let endpoint = Endpoint(
      method: .delete, path: path, headers: [.authorization: "Bearer \(token)"],
      isSafeToRepeat: true, decode: { $0.status })
    do {
      _ = try await client.send(endpoint)
    } catch APIError.status(401, _) {}
  }
}

private struct NewSessionDTO: Encodable, Sendable {
  let email: String
  let password: String
  let device: String?
}

private struct SessionsDTO: Codable, Sendable {
  let sessions: [String]
}

private struct NewGuestDTO: Encodable, Sendable {}

private struct SessionDTO: Decodable, Sendable {
  struct Account: Decodable, Sendable {
    let id: String
    let name: String
    let kind: String
    let role: String?
    let city: String?
  }

  let token: String
  let expires: Date
  let account: Account
  let device: String?

  var session: Session {
    Session(
      person: Member(
        id: MemberID(account.id), name: account.name, city: account.city ?? "",
        isGuest: account.kind == "guest"),
      role: account.role ?? "", token: token, expires: expires)
  }
}

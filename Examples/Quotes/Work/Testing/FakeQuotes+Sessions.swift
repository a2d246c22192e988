import Foundation
import HTTPTypes
import Kit
import Synchronization
import Work

/// The password of all people.
public let password = "casa-2026"

/// The people that the service knows.
extension FakeQuotes {
  static let people = [ana, ben, carla, diego]
}

extension FakeQuotes.Store {
  struct Sessions: Sendable {
    var open: [String] = []
    var ended: [String] = []
    /// The number of failed attempts in a row, by address.
    var failures: [String: Int] = [:]
  }

  /// Signing in needs no token, and signing out may be repeated.
  func isSignedIn(_ call: Call) -> Bool {
    guard call.line != "POST sessions" else { return true }
    return signedIn.withLock { sessions in
      guard let token = call.token else { return false }
      return !token.contains(".") || sessions.open.contains(token)
        || call.method == .delete && sessions.ended.contains(token)
    }
  }

  var sessions: [FakeServer.Route] {
    [
      .post("sessions") { call in try self.signIn(call) },
      .get("sessions/current") { call in
        try .json(["expires": self.sessionsUntil, "person": Self.person(call.person)])
      },
      .on(.delete, "sessions/current") { call in
        self.signedIn.withLock { sessions in
          guard let index = sessions.open.firstIndex(of: call.token ?? "") else { return }
          sessions.ended.append(sessions.open.remove(at: index))
        }
        return .nothing
      },
    ]
  }

  private static func person(_ id: String) -> FakeRequest.Object {
    let role = ["ana", "ben"].contains(id) ? "homeowner" : "professional"
    return FakeRequest.person(id, role)
  }

  private func signIn(_ call: Call) throws -> Reply {
    let body = try call.decoded(SignInBody.self)
    let person = FakeQuotes.people.map(\.id.rawValue).first { body.email == "\($0)@example.com" }
    return try signedIn.withLock { sessions in
      let failures = sessions.failures[body.email] ?? 0
      guard failures < 5 else { throw Refusal(429, "slow-down", retryAfter: 2) }
      guard let person, body.password == password else {
        sessions.failures[body.email] = failures + 1
        throw Refusal(401, "wrong-credentials")
      }
      sessions.failures[body.email] = nil
      let token = "\(person).\(sessions.open.count + sessions.ended.count + 1)"
      sessions.open.append(token)
      return try .json(
        ["token": token, "expires": self.sessionsUntil, "person": Self.person(person)], status: 201)
    }
  }
}

private struct SignInBody: Decodable {
  let email: String
  let password: String
}

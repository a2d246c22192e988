import BackendModel
import Foundation
import HTTPTypes
import Hummingbird

extension Request {
  /// The session token of the request (RFC 6750, section 2.1); `nil` when it has none, or not a valid one.
  var sessionToken: SessionToken? {
    guard let field = headers[.authorization] else { return nil }
    let parts = field.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "bearer" else { return nil }
    return SessionToken(parts[1].trimmingCharacters(in: .whitespaces))
  }
}

extension Problem {
  static func sessionRequired() -> Problem {
    var problem = Problem(
      .unauthorized, kind: "session-required", title: "Nobody is signed in",
      detail: "Authorization has to be Bearer and the token of a session that has not ended.")
    problem.headers[.wwwAuthenticate] = "Bearer"
    return problem
  }
}

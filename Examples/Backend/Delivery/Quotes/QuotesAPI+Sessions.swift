import BackendModel
import Foundation
import HTTPTypes
import Hummingbird

extension QuotesAPI {
  func sessions<Context: RequestContext>(_ make: QuotesRoutes) -> [APIRoute<Context>] {
    [
      make.post("/sessions", signIn),
      make.get("/sessions/current") { call in
        let session = try await call.session()
        return try await call.read { _, me in SessionBody(session, of: me) }
      }.and(make.on(.delete, "/sessions/current", signOut)),
    ]
  }

  /// Creates a session for every sign-in, except for a request that is repeated under its key.
  @Sendable private func signIn<Context>(_ call: QuotesCall<Context>) async throws -> Response {
    let sent = try await KeyedBody(of: call.request)
    let body = try JSONBody.decode(SignInBody.self, from: sent.data)
    let id = try await SignIn(quotes: quotes, passwords: passwords).execute(
      email: body.email, password: body.password)
    // The body has a password: the stored fingerprint must not let anyone verify a guess of it.
    let keyed = sent.keyed(call.request, by: id, isSecret: true)
    let kept = try await call.write(keyed, sent, SignInBody.self) { records, _ in
      let session = Session(member: id, created: records.now)
      try records.insert(session)
      return try KeptAnswer(
        .created,
        KeptSession(
          id: session.id.rawValue, expires: Int64(session.expires.timeIntervalSince1970)))
    }
    let answer = try JSONBody.decode(KeptSession.self, from: Data(kept.body))
    guard let sessionID = Session.ID(answer.id) else { throw QuotesRefusal.sessionRequired }
    let session = Session(
      id: sessionID, member: id,
      expires: Date(timeIntervalSince1970: TimeInterval(answer.expires)))
    let member = try await quotes.read { try $0.member(id) }
    return .forCustomer(
      try KeptAnswer(
        .created, NewSessionBody(session, of: member, token: quotes.token(of: sessionID))))
  }

  /// Ends the session; a session that has already ended gets the same response.
  @Sendable private func signOut<Context>(_ call: QuotesCall<Context>) async throws -> Response {
    guard let token = call.token, let session = try await quotes.session(of: token) else {
      throw QuotesRefusal.sessionRequired
    }
    if !session.isEnded {
      _ = try await call.session()
      try await quotes.change { try $0.end(session.id) }
    }
    return .forCustomer(KeptAnswer(status: 204, body: []))
  }
}

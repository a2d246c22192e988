import BackendModel
import Foundation
import HTTPTypes
import Hummingbird

extension QuotesCall {
  /// Runs `action` once for the member who is signed in, however often the request is repeated.
  ///
  /// - Parameters:
  ///   - type: the type of the request's body.
  ///   - role: the role that may do it; `nil` for both roles.
  ///   - action: changes the records and returns the response.
  func write<Body: Decodable & Sendable>(
    _ type: Body.Type, by role: Member.Role? = nil,
    _ action: @escaping @Sendable (any QuotesRecords, Member, Body) throws -> QuotesReply
  ) async throws -> Response {
    let me = try await me()
    let sent = try await KeyedBody(of: request, limit: Self.bodyLimit)
    try require(role, of: me)
    let answer = try await write(sent.keyed(request, by: me.id), sent, type) { records, body in
      let reply = try action(records, me, body)
      guard let body = reply.body else { return KeptAnswer(status: reply.status.code, body: []) }
      return try KeptAnswer(reply.status, body)
    }
    return .forCustomer(answer)
  }

  /// - Parameter keyed: the request, with the key and content that identify a repetition of it.
  func write<Body: Decodable & Sendable>(
    _ keyed: KeyedRequest<Member.ID>, _ sent: KeyedBody, _ type: Body.Type,
    _ action: @escaping @Sendable (any QuotesRecords, Body) throws -> KeptAnswer
  ) async throws -> KeptAnswer {
    let path = request.uri.path
    // Thrown later: a reused key is reported before an invalid body.
    let body = Result { try JSONBody.decode(type, from: sent.data) }
    do {
      return try await quotes.write(keyed) { records in
        try action(records, body.get())
      } refused: { refusal in
        let problem = Problem(quotes: refusal)
        return try KeptAnswer(problem.status, ProblemBody(problem, path: path))
      }
    } catch is KeyReused {
      throw Problem.keyReused()
    }
  }
}

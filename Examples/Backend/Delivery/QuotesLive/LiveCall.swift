import BackendModel
import Hummingbird

/// A request for photos or chats, with its session.
struct LiveCall<Context: RequestContext>: Sendable {
  let call: QuotesCall<Context>
  let live: any Live

  /// Responds with data for the member who is signed in, which no cache may store.
  func read(
    _ body: @escaping @Sendable (any LiveRecords, Member) throws -> any Encodable
  ) async throws -> Response {
    let me = try await call.me()
    return try await live.read { records in
      .forCustomer(try KeptAnswer(.ok, body(records, me)))
    }
  }

  /// Runs `action` once for the member who is signed in, however often the request is repeated.
  func write<Body: Decodable & Sendable>(
    _ type: Body.Type,
    _ action: @escaping @Sendable (any LiveRecords, Member, Body) throws -> QuotesReply
  ) async throws -> Response {
    let me = try await call.me()
    let sent = try await KeyedBody(of: call.request, limit: QuotesCall<Context>.bodyLimit)
    // Thrown later: a reused key is reported before an invalid body.
    let body = Result { try JSONBody.decode(type, from: sent.data) }
    return try await write(sent.keyed(call.request, by: me.id)) { records in
      try action(records, me, body.get())
    }
  }

  /// - Parameter keyed: the request, with the key and content that identify a repetition of it.
  func write(
    _ keyed: KeyedRequest<Member.ID>,
    _ action: @escaping @Sendable (any LiveRecords) throws -> QuotesReply
  ) async throws -> Response {
    let path = call.request.uri.path
    do {
      let answer = try await live.write(keyed) { records in
        let reply = try action(records)
        guard let body = reply.body else { return KeptAnswer(status: reply.status.code, body: []) }
        return try KeptAnswer(reply.status, body)
      } refused: { refusal in
        let problem = Problem(quotes: refusal)
        return try KeptAnswer(problem.status, ProblemBody(problem, path: path))
      }
      return .forCustomer(answer)
    } catch is KeyReused {
      throw Problem.keyReused()
    }
  }

  /// Returns the chat that the path names.
  func chat() throws(QuotesRefusal) -> ChatID {
    ChatID(
      request: try call.part("id", { WorkRequest.ID($0) }, else: .unknownChat),
      professional: try call.part("professional", { Member.ID($0) }, else: .unknownChat))
  }
}

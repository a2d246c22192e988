import BackendModel
import Foundation
import HTTPTypes
import Hummingbird

/// A request to the API of requests and quotes, with or without a session.
struct QuotesCall<Context: RequestContext>: Sendable {
  /// The maximum size of a body in bytes: enough for the thirty items of a quote in any script.
  static var bodyLimit: Int { 64 * 1024 }

  let request: Request
  let context: Context
  let quotes: any Quotes

  /// The session token of the request; `nil` when it has none, or not a valid one.
  var token: SessionToken? {
    guard let field = request.headers[.authorization] else { return nil }
    let parts = field.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "bearer" else { return nil }
    return SessionToken(parts[1].trimmingCharacters(in: .whitespaces))
  }

  /// Returns the session of the request's token.
  ///
  /// - Throws: `QuotesRefusal.sessionRequired` when there is none, or it has ended or expired.
  func session() async throws -> Session {
    guard let token, let session = try await quotes.session(of: token) else {
      throw QuotesRefusal.sessionRequired
    }
    let now = try await quotes.read(\.now)
    guard session.isValid(at: now) else { throw QuotesRefusal.sessionRequired }
    return session
  }

  /// Returns the member who is signed in.
  func me() async throws -> Member {
    let session = try await session()
    return try await quotes.read { try $0.member(session.member) }
  }

  /// Responds with data for the member who is signed in, which no cache may store.
  ///
  /// - Parameter role: the role that may read it; `nil` for both roles.
  func read(
    by role: Member.Role? = nil,
    _ body: @escaping @Sendable (any QuotesRecords, Member) throws -> any Encodable
  ) async throws -> Response {
    let me = try await me()
    try require(role, of: me)
    return try await quotes.read { records in
      .forCustomer(try KeptAnswer(.ok, body(records, me)))
    }
  }

  func require(_ role: Member.Role?, of member: Member) throws {
    guard role == nil || role == member.role else { throw QuotesRefusal.notForYourRole }
  }

  /// Returns the value of a part of the path.
  ///
  /// - Throws: `refusal` when `make` cannot read the part.
  func part<Value>(
    _ name: String = "id", _ make: (String) -> Value?, else refusal: QuotesRefusal
  ) throws(QuotesRefusal) -> Value {
    guard let value = context.parameters.get(name).flatMap(make) else { throw refusal }
    return value
  }

  func requestID() throws(QuotesRefusal) -> WorkRequest.ID {
    try part("id", { WorkRequest.ID($0) }, else: .unknownRequest)
  }
}

import BackendModel
import Foundation
import HTTPTypes
import Hummingbird

/// A request to the API of requests and quotes, with its session.
struct QuotesCall<Context: RequestContext>: Sendable {
  /// The maximum size of a body in bytes: enough for the thirty items of a quote in any script.
  static var bodyLimit: Int { 64 * 1024 }

  let request: Request
  let context: Context
  let quotes: any Quotes
  let session: Session

  /// Returns the member whose account the session is of.
  ///
  /// - Throws: `QuotesRefusal.notForYourRole` for an account that is not a member's, such as a guest's.
  func me() async throws -> Member {
    let me = try await quotes.read { [account = session.account] records in
      try account.member.flatMap(records.findMember)
    }
    guard let me else { throw QuotesRefusal.notForYourRole }
    return me
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

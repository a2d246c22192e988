import BackendModel
import Foundation
import HTTPTypes
import Hummingbird

/// A request to the API of the shop, payments or wallets, with its session and its language.
struct CommerceCall<Context: RequestContext>: Sendable {
  let request: Request
  let context: Context
  let commerce: any Commerce
  /// The session of the request; `nil` for a call that everyone may make.
  let session: Session?
  /// True if responses depend on the language of the request.
  let isTranslated: Bool

  /// - Throws: ``Problem`` for a call that everyone may make.
  func signedIn() throws(Problem) -> Session {
    guard let session else { throw .sessionRequired() }
    return session
  }

  /// The customer whose account the session is of.
  func customer() throws(Problem) -> CustomerID { try signedIn().account.customer }

  var language: Language { request.language(among: Language.allCases) }

  /// The value of `Content-Language`; `nil` if responses do not depend on the language.
  var answerLanguage: Language? { isTranslated ? language : nil }

  /// Responds with data for the customer of the request, which no cache may store.
  func read(
    _ body: @escaping @Sendable (any CommerceRecords, CustomerID) throws -> any Encodable
  ) async throws -> Response {
    let customer = try customer()
    do {
      return try await commerce.read(as: customer) { records in
        .forCustomer(try KeptAnswer(.ok, body(records, customer), language: answerLanguage))
      }
    } catch let refusal as Refusal {
      throw Problem(refusal)
    }
  }

  /// Responds with what a customer searches for, from the readers of the catalog: those of money are not kept waiting.
  func search(
    _ body: @escaping @Sendable (any CommerceRecords, CustomerID) throws -> any Encodable
  ) async throws -> Response {
    let customer = try customer()
    // A new customer gets an account first.
    try await commerce.read(as: customer) { _ in }
    return try await commerce.read(as: nil) { records in
      .forCustomer(try KeptAnswer(.ok, body(records, customer), language: answerLanguage))
    }
  }

  /// Responds with data that is the same for all customers.
  func readForAll(
    _ body: @escaping @Sendable (any CommerceRecords) throws -> any Encodable
  ) async throws -> Response {
    try await commerce.read(as: nil) { records in
      Response(try KeptAnswer(.ok, body(records), language: answerLanguage))
    }
  }

  /// Returns the part of a list that the request selects with `limit` and `after`.
  func slice() throws(Problem) -> SliceRequest {
    try SliceRequest(of: request)
  }

  /// Returns the id in the path; throws `problem` if `make` cannot read it.
  func id<Value>(_ make: (String) -> Value?, else problem: Problem) throws(Problem) -> Value {
    guard let id = context.parameters.get("id").flatMap(make) else { throw problem }
    return id
  }
}

import BackendModel
import Foundation
import HTTPTypes
import Hummingbird

/// A request to the API of the shop, payments or wallets, with its customer and its language.
struct CommerceCall<Context: RequestContext>: Sendable {
  let request: Request
  let context: Context
  let commerce: any Commerce
  /// True if responses depend on the language of the request.
  let isTranslated: Bool

  /// - Throws: ``Problem`` when the request has no valid `Customer-ID`.
  func customer() throws(Problem) -> CustomerID {
    guard let name = HTTPField.Name("Customer-ID"),
      let customer = request.headers[name].flatMap(CustomerID.init)
    else { throw .noCustomer() }
    return customer
  }

  var language: Language { Language(accepted: request.headers[.acceptLanguage] ?? "") }

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

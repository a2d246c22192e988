import BackendModel
import Foundation
import HTTPTypes
import Hummingbird

/// A request to the shop, to payments or to a wallet: for whom it is, and in which language.
struct CommerceCall<Context: RequestContext>: Sendable {
  let request: Request
  let context: Context
  let commerce: any Commerce
  /// Whether answers are in one of several languages.
  let isTranslated: Bool

  /// - Throws: ``Problem`` when the request does not say for whom it is.
  func customer() throws(Problem) -> CustomerID {
    guard let name = HTTPField.Name("Customer-ID"),
      let customer = request.headers[name].flatMap(CustomerID.init)
    else { throw .noCustomer() }
    return customer
  }

  var language: Language { Language(accepted: request.headers[.acceptLanguage] ?? "") }

  /// The language that an answer says it is in, where there is a choice.
  var answerLanguage: Language? { isTranslated ? language : nil }

  /// Reads for a customer, and answers only them.
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

  /// Reads what is the same for everyone.
  func readForAll(
    _ body: @escaping @Sendable (any CommerceRecords) throws -> any Encodable
  ) async throws -> Response {
    try await commerce.read(as: nil) { records in
      Response(try KeptAnswer(.ok, body(records), language: answerLanguage))
    }
  }

  /// Part of a list, as the request asks for it with `limit` and `after`.
  func slice() throws(Problem) -> SliceRequest {
    try SliceRequest(of: request)
  }

  /// A part of the path.
  func id<Value>(_ make: (String) -> Value?, else problem: Problem) throws(Problem) -> Value {
    guard let id = context.parameters.get("id").flatMap(make) else { throw problem }
    return id
  }
}

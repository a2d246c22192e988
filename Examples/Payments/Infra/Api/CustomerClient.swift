import HTTPTypes
import PaymentsModel
import SillarData

/// Asks the payments API for one customer.
struct CustomerClient: Sendable {
  let client: APIClient
  let customer: CustomerID

  func send<Response>(_ endpoint: Endpoint<Response>) async throws -> Response {
    var endpoint = endpoint
    if let name = HTTPField.Name("Customer-ID") { endpoint.headers[name] = customer.rawValue }
    return try await client.send(endpoint)
  }
}

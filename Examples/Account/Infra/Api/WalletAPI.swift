import AccountModel
import Foundation
import HTTPTypes
import SillarData
import SillarModel

/// Requests to the wallet's API for one customer. Its errors are the model's.
struct WalletAPI: Sendable {
  let client: APIClient
  let customer: CustomerID
  /// Called with a log message about what the service sent and cannot be read.
  let report: @Sendable (String) -> Void

  func get<DTO: Decodable & Sendable>(
    _ path: String, _ query: [String: String] = [:]
  ) async throws -> DTO {
    try await send(.get(path, query: query.map { URLQueryItem(name: $0.key, value: $0.value) }))
  }

  /// A list without the items that cannot be read.
  func list<Item: Decodable & Sendable>(
    _ path: String, _ query: [String: String] = [:]
  ) async throws -> ListDTO<Item> {
    let list: ListDTO<Item> = try await get(path, query)
    for flaw in list.items.unreadable { report("An item of \(path) is unreadable: \(flaw)") }
    // An empty list would replace the saved one.
    guard !list.items.elements.isEmpty || list.items.unreadable.isEmpty else {
      throw Problem.broken(ServiceFailure("no item of \(path) can be read"))
    }
    return list
  }

  /// Sends a write. Under the same key it is done once, however often it is sent.
  func post<DTO: Decodable & Sendable>(
    _ path: String, _ body: some Encodable & Sendable, key: String
  ) async throws -> DTO {
    try await send(.post(path, json: body, idempotencyKey: key))
  }

  private func send<DTO: Decodable & Sendable>(_ endpoint: Endpoint<DTO>) async throws -> DTO {
    var endpoint = endpoint
    endpoint.headers.merge(customer.headers)
    do {
      return try await client.send(endpoint)
    } catch let error as APIError {
      throw error.forCustomers
    }
  }
}

extension HTTPFields {
  fileprivate mutating func merge(_ fields: HTTPFields) {
    for field in fields { self[field.name] = field.value }
  }
}

extension CustomerID {
  /// The fields that tell the service for whom a request is.
  var headers: HTTPFields { HTTPField.Name("Customer-ID").map { [$0: rawValue] } ?? [:] }
}

extension APIError {
  fileprivate var forCustomers: any Error {
    switch (self, refusalCode) {
    case (.cancelled, _): CancellationError()
    case (_, "unknown-person"): AccountError.unknownPerson
    case (.status(404, _), _), (.status(410, _), _), (_, nil): problem
    case (.status(409, _), _): AccountError.notOpen
    default: AccountError.refused
    }
  }
}

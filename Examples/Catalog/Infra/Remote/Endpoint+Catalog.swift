import CatalogModel
import Foundation
import HTTPTypes
import SillarData

extension Endpoint {
  /// The same, asked with one more header.
  func with(_ name: String, _ value: String) -> Endpoint {
    var endpoint = self
    if let name = HTTPField.Name(name) { endpoint.headers[name] = value }
    return endpoint
  }

  func `in`(_ language: String) -> Endpoint { with("Accept-Language", language) }
  func `for`(_ customer: CustomerID) -> Endpoint { with("Customer-ID", customer.rawValue) }
}

extension Endpoint where Response: Decodable {
  /// A request that changes something. It is safe to repeat: the shop knows it by its key.
  static func write(_ path: String, key: String, _ body: some Encodable & Sendable) -> Endpoint {
    var endpoint = Endpoint.post(path, json: body)
    endpoint.body = {
      let encoder = JSONEncoder()
      // The shop compares the bytes of what has the same key.
      encoder.outputFormatting = .sortedKeys
      return try encoder.encode(body)
    }
    endpoint.isSafeToRepeat = true
    return endpoint.with("Idempotency-Key", key)
  }
}

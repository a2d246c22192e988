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

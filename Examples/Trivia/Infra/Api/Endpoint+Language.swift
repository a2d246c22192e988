import HTTPTypes
import SillarData

extension Endpoint {
  func `in`(_ language: String) -> Endpoint {
    var endpoint = self
    endpoint.headers[.acceptLanguage] = language
    return endpoint
  }
}

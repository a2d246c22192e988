import Foundation
import SillarData

extension Endpoint where Response: Decodable {
  /// Sends JSON with its members in order, so that what is sent again under the same key is the same to the byte: by
  /// themselves they have another order each time.
  static func write(_ path: String, json: some Encodable & Sendable) -> Self {
    var endpoint = Endpoint.post(path, json: json)
    endpoint.body = {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return try encoder.encode(json)
    }
    return endpoint
  }
}

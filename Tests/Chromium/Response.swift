/// The response to one request of a page.
public struct Response: Sendable, Hashable {
  public var url: String
  public var status: Int
  /// The type of the resource: `Document`, `Script`, `Stylesheet`, `Image`, `Fetch`, …
  public var kind: String
  /// By name in lower case. A header that came several times, such as `set-cookie`, has its values on separate lines.
  public var headers: [String: String]
  /// Bytes that came over the wire, headers included; `nil` until all have come. For a response from the browser's
  /// cache it is 0 or little.
  public var byteCount: Int?

  var requestID: String
}

extension Response {
  /// From the `response` of a network event.
  init(_ response: JSON, requestID: String, kind: String) {
    self.init(
      url: response["url"].string ?? "", status: response["status"].int ?? 0, kind: kind,
      headers: Self.headers(response["headers"]), byteCount: nil, requestID: requestID)
  }

  static func headers(_ headers: JSON) -> [String: String] {
    Dictionary(headers.object.map { ($0.key.lowercased(), $0.value.string ?? "") }) {
      "\($0)\n\($1)"
    }
  }
}

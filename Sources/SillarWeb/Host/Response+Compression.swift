import HTTPTypes
import HummingbirdCore
import NIOCore

extension Response {
  /// A response whose body is compressed for a client that accepts it, if its headers say that it varies with that.
  ///
  /// - Parameter known: The compressed body, or nil where that is not worth it; by default it is made.
  init(
    status: HTTPResponse.Status, headers: HTTPFields, for request: HTTPRequest, body: ByteBuffer,
    compressed known: ByteBuffer?? = .none
  ) {
    guard headers.mayBeCompressed, request.headerFields.acceptGzip,
      let compressed = known ?? Gzip.compressed(body)
    else {
      self.init(status: status, headers: headers, body: .init(byteBuffer: body))
      return
    }
    var headers = headers
    headers[.contentEncoding] = "gzip"
    self.init(status: status, headers: headers, body: .init(byteBuffer: compressed))
  }

  /// The response with another header.
  func with(_ name: HTTPField.Name, _ value: String) -> Response {
    var response = self
    response.headers[name] = value
    return response
  }

  /// The response with more `Set-Cookie` headers.
  func with(_ cookies: [String]) -> Response {
    var response = self
    for cookie in cookies { response.headers.append(HTTPField(name: .setCookie, value: cookie)) }
    return response
  }
}

extension HTTPFields {
  /// Notes for caches that the body is another for clients that accept compression. Text compresses, and SVG is text;
  /// other pictures are compressed already.
  mutating func allowCompression() {
    guard let type = self[.contentType],
      type.hasPrefix("text/") || type.hasSuffix("+xml") || type.hasSuffix("+json")
    else { return }
    self[.vary] = (self[.vary].map { "\($0), " } ?? "") + Self.encoding
  }

  fileprivate var mayBeCompressed: Bool { self[.vary]?.hasSuffix(Self.encoding) ?? false }

  private static let encoding = "Accept-Encoding"

  /// True if a client says that it understands gzip (RFC 9110, section 12.5.3).
  var acceptGzip: Bool {
    var (named, any) = (Bool?.none, false)
    for (name, weight) in preferences(.acceptEncoding) {
      if ["gzip", "x-gzip"].contains(name.lowercased()) { named = weight > 0 }
      if name == "*" { any = weight > 0 }
    }
    return named ?? any
  }
}

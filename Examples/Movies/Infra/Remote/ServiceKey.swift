public import Foundation
public import HTTPTypes

/// The key by which TMDB knows who asks: of its version 3, sent as `api_key`, or a bearer token of version 4.
///
/// ```swift
/// let key = ServiceKey("0123456789abcdef0123456789abcdef")
/// ```
///
/// It is secret: it is never logged, and its description does not show it.
public struct ServiceKey: Sendable, CustomStringConvertible {
  private let text: String

  /// Nil for a blank text: there is no key then.
  public init?(_ text: String) {
    self.text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if self.text.isEmpty { return nil }
  }

  /// A JSON Web Token (RFC 7519) begins with the encoding of `{"`, and has three parts.
  private var isToken: Bool {
    text.hasPrefix("eyJ") && text.split(separator: ".").count == 3
  }

  public var headers: HTTPFields { isToken ? [.authorization: "Bearer \(text)"] : [:] }
  public var query: [URLQueryItem] {
    isToken ? [] : [URLQueryItem(name: "api_key", value: text)]
  }
  public var description: String { isToken ? "a bearer token" : "an API key" }
}

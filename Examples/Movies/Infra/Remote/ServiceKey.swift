public import Foundation
public import HTTPTypes

/// The API key for TMDB: a key of version 3, sent as `api_key`, or a bearer token of version 4.
///
/// ```swift
/// let key = ServiceKey("0123456789abcdef0123456789abcdef")
/// ```
///
/// The key is secret: it is never logged, and its description does not show it.
public struct ServiceKey: Sendable, CustomStringConvertible {
  private let text: String

  /// Nil for a blank text.
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

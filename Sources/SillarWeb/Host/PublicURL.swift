public import Foundation

/// The address at which browsers reach a server, such as `https://example.com`: a scheme, a host and perhaps a port.
///
/// ```swift
/// var settings = WebHost.Settings()
/// settings.publicURL = PublicURL("https://example.com")
/// ```
public struct PublicURL: Hashable, Sendable, CustomStringConvertible {
  /// True for `https`.
  public let isSecure: Bool
  /// The host and port as in the `Host` header of a request: in lowercase, without the scheme's default port.
  let authority: String

  /// - Returns: Nil for a text that is not `http` or `https` and a host, or that has more, such as a path or a name.
  public init?(_ text: String) {
    let text = text.lowercased()
    guard let scheme = ["https://", "http://"].first(where: text.hasPrefix) else { return nil }
    var rest = text.dropFirst(scheme.count)
    if rest.last == "/" { rest = rest.dropLast() }
    isSecure = scheme == "https://"
    guard let authority = Self.authority(String(rest), isSecure: isSecure) else { return nil }
    self.authority = authority
  }

  /// The origin of an address; nil for one with a user's name, or of another scheme than `http` and `https`.
  public init?(originOf url: URL) {
    guard let scheme = url.scheme, let host = url.host(percentEncoded: true) else { return nil }
    let address = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
    guard url.user() == nil, url.password() == nil else { return nil }
    self.init("\(scheme)://\(address)" + (url.port.map { ":\($0)" } ?? ""))
  }

  public var description: String { (isSecure ? "https://" : "http://") + authority }

  /// A value of a `Host` header as ``authority`` writes it; nil for a malformed one.
  static func authority(_ text: String, isSecure: Bool) -> String? {
    let text = text.lowercased()
    guard let (host, port) = parts(of: text) else { return nil }
    return port == nil || port == (isSecure ? 443 : 80) ? String(host) : text
  }

  /// The host and port of a `Host` header (RFC 9110, section 7.2); nil for a malformed one.
  static func parts(of authority: String) -> (host: Substring, port: Int?)? {
    let end =
      authority.hasPrefix("[")
      ? authority.firstIndex(of: "]").map(authority.index(after:))
      : authority.firstIndex(of: ":") ?? authority.endIndex
    guard let end else { return nil }
    let (host, rest) = (authority[..<end], authority[end...])
    guard !host.isEmpty,
      host.utf8.allSatisfy({ $0.isLetterOrDigit || ".-_[]:".utf8.contains($0) })
    else { return nil }
    if rest.isEmpty { return (host, nil) }
    guard rest.first == ":", let port = UInt16(rest.dropFirst()), rest.dropFirst().first != "+"
    else { return nil }
    return (host, Int(port))
  }
}

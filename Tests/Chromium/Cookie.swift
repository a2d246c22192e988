public import Foundation

/// A cookie that the browser would send to the page's address.
public struct Cookie: Sendable, Hashable {
  public enum SameSite: String, Sendable {
    case strict = "Strict"
    case lax = "Lax"
    case none = "None"
  }

  public var name: String
  public var value: String
  public var domain: String
  public var path: String
  public var isHTTPOnly: Bool
  public var isSecure: Bool
  /// What the server said; `nil` when it said nothing.
  public var sameSite: SameSite?
  /// When it goes; `nil` when it goes with the browser.
  public var expires: Date?
}

extension Cookie {
  init(_ cookie: JSON) {
    self.init(
      name: cookie["name"].string ?? "", value: cookie["value"].string ?? "",
      domain: cookie["domain"].string ?? "", path: cookie["path"].string ?? "",
      isHTTPOnly: cookie["httpOnly"].bool ?? false, isSecure: cookie["secure"].bool ?? false,
      sameSite: cookie["sameSite"].string.flatMap(SameSite.init(rawValue:)),
      expires: cookie["session"] == true
        ? nil : cookie["expires"].double.map { Date(timeIntervalSince1970: $0) })
  }
}

extension Page {
  /// The cookies that the browser would send to the page's address, by name.
  public func cookies() async throws -> [Cookie] {
    try await call("Network.getCookies")["cookies"].array.map(Cookie.init)
      .sorted { $0.name < $1.name }
  }

  /// Gives the browser a cookie for the page's address, as if its server had set it.
  public func setCookie(_ name: String, to value: String) async throws {
    let url = try await url
    try await call(
      "Network.setCookie", ["name": .string(name), "value": .string(value), "url": .string(url)])
  }
}

import Crypto
import Foundation
import HTTPTypes
import Hummingbird

/// Creates and verifies the cookies and tokens that identify a browser.
///
/// A session is 128 random bits in a signed cookie, so a browser can only present one that the host has issued. The
/// host stores nothing about it: a session is valid as long as the key.
struct SessionKeeper: Sendable {
  /// A browser, as identified by its cookie.
  struct Session: Sendable, Hashable {
    /// The secret part of the cookie.
    fileprivate let id: String
  }

  let cookieName: String
  private let key: SymmetricKey
  private let path: String
  private let isSecure: Bool

  init(secret: [UInt8], path: String, isSecure: Bool) {
    key = SymmetricKey(data: secret)
    self.path = path.isEmpty ? "/" : path
    self.isSecure = isSecure
    cookieName = "sillar"
  }

  static func randomBytes(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }

  /// An identifier that cannot be guessed: 128 random bits.
  static func randomID() -> String { encode(randomBytes(16)) }

  func newSession() -> Session { Session(id: Self.randomID()) }

  /// The session of a request; nil when it has none of this host.
  func session(of request: HTTPRequest) -> Session? {
    for header in request.headerFields[values: .cookie] {
      for pair in header.split(separator: ";") {
        let pair = pair.drop { $0 == " " }
        guard pair.hasPrefix(cookieName + "=") else { continue }
        let parts = pair.dropFirst(cookieName.count + 1).split(separator: ".")
        guard parts.count == 2, let mark = Self.decode(parts[1]) else { continue }
        let id = String(parts[0])
        if HMAC<SHA256>.isValidAuthenticationCode(
          mark, authenticating: Data(("session " + id).utf8), using: key)
        {
          return Session(id: id)
        }
      }
    }
    return nil
  }

  /// The `Set-Cookie` header for a session; it is valid for a year.
  func cookie(for session: Session) -> String {
    "\(cookieName)=\(session.id).\(mark("session " + session.id)); Path=\(path); Max-Age=31536000; "
      + "HttpOnly; SameSite=Lax" + (isSecure ? "; Secure" : "")
  }

  /// The visitor's identifier for the app: constant for one browser, and useless as a cookie.
  func visitorID(of session: Session) -> String { mark("visitor " + session.id) }

  /// The token in a form that proves that it comes from a page of this host.
  func formToken(for session: Session) -> String { mark("form " + session.id) }

  func isFormToken(_ token: String, of session: Session) -> Bool {
    guard let code = Self.decode(token[...]) else { return false }
    return HMAC<SHA256>.isValidAuthenticationCode(
      code, authenticating: Data(("form " + session.id).utf8), using: key)
  }

  private func mark(_ text: String) -> String {
    Self.encode(Array(HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: key)))
  }

  /// Base64 for URLs, without padding (RFC 4648, section 5).
  private static func encode(_ bytes: [UInt8]) -> String {
    Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }

  private static func decode(_ text: Substring) -> Data? {
    let padded =
      text.replacing("-", with: "+").replacing("_", with: "/")
      + String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
    return Data(base64Encoded: String(padded))
  }
}

import Crypto
import Foundation
import HTTPTypes
import Hummingbird

/// Creates and verifies the cookies and tokens that identify a browser.
///
/// A cookie has the id of a key, a secret of 128 random bits, and their signature with the key. The secret finds the record
/// of the session (``SessionRecords``), which decides. Keys rotate: cookies and tokens of the previous key stay valid, and
/// a browser with such a cookie gets one of the current key.
struct SessionKeeper: Sendable {
  /// A browser's session. It has the same value for as long as the visitor is the same, also when its secret is renewed.
  struct Session: Sendable, Hashable {
    /// The visitor's identifier for the app: random, and useless as a cookie.
    let visitor: String
    /// The name of the session in the log: the beginning of the identifier.
    var label: Substring { visitor.prefix(8) }
  }

  /// The state of the cookie of a request.
  enum Presented {
    /// - Parameter cookie: The header that replaces a cookie of the previous key or of an earlier version.
    case session(Session, cookie: String?)
    /// The secret was renewed a moment ago: the browser is about to have the new one.
    case renewed
    case none
  }

  private struct Key: Sendable {
    /// The first six bytes of the key's digest.
    let id: String
    let key: SymmetricKey

    init(_ secret: [UInt8]) {
      key = SymmetricKey(data: secret)
      id = SessionKeeper.encode(Array(SHA256.hash(data: Data("key id".utf8) + secret).prefix(6)))
    }
  }

  let cookieName: String
  let records: SessionRecords
  /// The current key, then the previous one.
  private let keys: [Key]
  private let path: String
  private let isSecure: Bool

  /// The name of the cookie without TLS, and that of all cookies of version 0.1.0.
  private static let plainName = "sillar"

  /// - Parameter path: The path for which browsers send the cookie. With TLS the cookie is for the whole server, as its
  ///   name's prefix demands (`__Host-`), and the path is a part of the name.
  init(
    secret: [UInt8], previous: [UInt8]? = nil, records: SessionRecords, path: String,
    isSecure: Bool
  ) {
    keys = [Key(secret)] + (previous.map { [Key($0)] } ?? [])
    self.records = records
    self.isSecure = isSecure
    let path = path.isEmpty ? "/" : path
    self.path = isSecure ? "/" : path
    let suffix = path == "/" ? "" : path.replacing("/", with: "-")
    cookieName = isSecure ? "__Host-" + Self.plainName + suffix : Self.plainName
  }

  static func randomBytes(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }

  /// An identifier that cannot be guessed: 128 random bits.
  static func randomID() -> String { encode(randomBytes(16)) }

  /// The identifier of a new visitor.
  static func randomVisitor() -> String { encode(randomBytes(32)) }

  /// Begins a session. Returns it with its `Set-Cookie` header.
  func newSession() -> (session: Session, cookie: String) {
    let (secret, visitor) = (Self.randomID(), Self.randomVisitor())
    records.begin(Self.digest(secret), visitor: visitor)
    return (Session(visitor: visitor), cookie(for: secret))
  }

  /// Renews the secret of a session; see ``SessionRecords/renew(_:secret:account:window:)``.
  ///
  /// - Returns: The `Set-Cookie` header; nil if nothing has changed.
  func renew(_ session: Session, account: String?, window: String) async -> String? {
    let secret = Self.randomID()
    let isRenewed = await records.renew(
      session.visitor, secret: Self.digest(secret), account: account, window: window)
    return isRenewed ? cookie(for: secret) : nil
  }

  /// The session of a request; nil when it has none of this host.
  func session(of request: HTTPRequest) -> Session? {
    if case .session(let session, _) = presented(in: request) { session } else { nil }
  }

  func isLive(_ session: Session) -> Bool { records.isLive(session.visitor) }

  /// The account that the session is signed in with; nil for none.
  func account(of session: Session) -> String? { records.account(of: session.visitor) }

  // MARK: Cookies

  func presented(in request: HTTPRequest) -> Presented {
    var presented = Presented.none
    for name in Set([cookieName, Self.plainName]).sorted() {
      for value in Self.values(of: name, in: request) {
        switch read(value, isOldAlone: name != cookieName) {
        case .session(let session, let cookie): return .session(session, cookie: cookie)
        case .renewed: presented = .renewed
        case .none: break
        }
      }
    }
    return presented
  }

  private static func values(of name: String, in request: HTTPRequest) -> [Substring] {
    request.headerFields[values: .cookie].flatMap { $0.split(separator: ";") }
      .compactMap { pair in
        let pair = pair.drop { $0 == " " }
        return pair.hasPrefix(name + "=") ? pair.dropFirst(name.count + 1) : nil
      }
  }

  /// - Parameter isOldAlone: True to read cookies of version 0.1.0 only.
  private func read(_ value: Substring, isOldAlone: Bool) -> Presented {
    let parts = value.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    switch parts.count {
    case 3 where !isOldAlone:
      guard let key = keys.first(where: { $0.id == parts[0] }),
        Self.isMark(parts[2], of: "session \(parts[0]) \(parts[1])", key)
      else { return .none }
      let isCurrent = parts[0] == keys.first?.id
      return find(parts[1], cookie: isCurrent ? nil : cookie(for: parts[1]))
    case 2:
      guard let key = keys.first(where: { Self.isMark(parts[1], of: "session " + parts[0], $0) })
      else { return .none }
      // The identifier was the signature of the secret: what apps keep by it is still found.
      records.adopt(
        Self.digest(parts[0]), visitor: Self.mark("visitor " + parts[0], with: key))
      return find(parts[0], cookie: cookie(for: parts[0]))
    default: return .none
    }
  }

  private func find(_ secret: String, cookie: String?) -> Presented {
    switch records.find(Self.digest(secret)) {
    case .visitor(let visitor): .session(Session(visitor: visitor), cookie: cookie)
    case .renewed: .renewed
    case .unknown: .none
    }
  }

  private func cookie(for secret: String) -> String {
    let age = records.absoluteEnd.components.seconds
    return "\(cookieName)=\(keys[0].id).\(secret).\(mark("session \(keys[0].id) \(secret)")); "
      + "Path=\(path); Max-Age=\(age); HttpOnly; SameSite=Lax" + (isSecure ? "; Secure" : "")
  }

  // MARK: Tokens

  /// The token in a window's forms that proves that they come from a page of this host. It stays valid when the session is
  /// renewed.
  func formToken(for session: Session, window: String) -> String {
    mark("form \(session.visitor) \(window)")
  }

  func isFormToken(_ token: String, of session: Session, window: String) -> Bool {
    keys.contains { Self.isMark(token, of: "form \(session.visitor) \(window)", $0) }
  }

  // MARK: Signatures

  private func mark(_ text: String) -> String { Self.mark(text, with: keys[0]) }

  private static func mark(_ text: String, with key: Key) -> String {
    encode(Array(HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: key.key)))
  }

  private static func isMark(_ mark: String, of text: String, _ key: Key) -> Bool {
    guard let code = decode(mark[...]) else { return false }
    return HMAC<SHA256>.isValidAuthenticationCode(
      code, authenticating: Data(text.utf8), using: key.key)
  }

  private static func digest(_ secret: String) -> String {
    encode(Array(SHA256.hash(data: Data(secret.utf8))))
  }

  /// Base64 for URLs, without padding (RFC 4648, section 5).
  fileprivate static func encode(_ bytes: [UInt8]) -> String {
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

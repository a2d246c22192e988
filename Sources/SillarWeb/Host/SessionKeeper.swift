import Crypto
import Foundation
import HTTPTypes

/// Creates and verifies the cookies and tokens that identify a browser.
///
/// A cookie has a secret of 128 random bits and its signature. The secret finds the record of the session
/// (``Sessions``), which decides. The cookie's name begins with a mark of the key and the path, because browsers
/// send a cookie to every port of a machine and to every path below its own: without the mark, two programs or hosts would
/// replace each other's sessions. The name ends with a mark of the visitor: without it, two first pages that a browser
/// asks for at once would replace each other's sessions. Keys rotate: cookies and tokens of the previous key stay valid,
/// and a browser with such a cookie gets one of the current key.
struct SessionKeeper: Sendable {
  private struct Key: Sendable {
    /// The beginning of each signature. To begin one with the key takes as long as the rest of it.
    private let signature: HMAC<SHA256>
    /// The beginning of the names of the cookies that are signed with the key.
    private(set) var cookieName = ""

    /// - Parameter prefix: The beginning of the cookie's name.
    init(_ secret: [UInt8], cookie prefix: String, path: String) {
      signature = HMAC(key: SymmetricKey(data: secret))
      cookieName = prefix + mark("cookie " + path).prefix(8)
    }

    func code(_ text: String) -> HMAC<SHA256>.MAC {
      var signature = signature
      signature.update(data: Array(text.utf8))
      return signature.finalize()
    }

    func mark(_ text: String) -> String { SessionKeeper.encode(Array(code(text))) }
  }

  /// The cookies of a host that count in a request: as many as first pages that a browser asks for at once.
  private static let mostCookies = 16

  let records: Sessions
  /// See ``WebHost/Settings/account``.
  let siteAccount: SiteAccount?
  /// The current key, then the previous one.
  private let keys: [Key]
  private let path: String
  private let isSecure: Bool
  /// True if browsers send the cookie in frames on other sites, too.
  let isForFrames: Bool

  /// - Parameters:
  ///   - path: The path for which browsers send the cookie. With TLS the cookie is for the whole server, as its name's prefix
  ///     demands (`__Host-`).
  ///   - isFramed: True if pages of other sites may show the host's.
  init(
    secret: [UInt8], previous: [UInt8]? = nil, records: Sessions, path: String,
    isSecure: Bool, isFramed: Bool = false, siteAccount: SiteAccount? = nil
  ) {
    let path = path.isEmpty ? "/" : path
    // A browser has a cookie for each site around a frame. The one of before, for all sites, must not be taken for one of these.
    isForFrames = isSecure && isFramed
    let prefix = isForFrames ? "__Host-sillar-framed-" : isSecure ? "__Host-sillar-" : "sillar-"
    keys = [secret, previous].compactMap { $0 }.map { Key($0, cookie: prefix, path: path) }
    self.records = records
    self.siteAccount = siteAccount
    self.isSecure = isSecure
    self.path = isSecure ? "/" : path
  }

  static func randomBytes(_ count: Int) -> [UInt8] {
    SymmetricKey(size: SymmetricKeySize(bitCount: 8 * count)).withUnsafeBytes { Array($0) }
  }

  /// An identifier that cannot be guessed: 128 random bits.
  static func randomID() -> String { encode(randomBytes(16)) }

  /// The identifier of a new visitor.
  static func randomVisitor() -> String { encode(randomBytes(32)) }

  /// Begins a session for a client. Returns it with its `Set-Cookie` header.
  ///
  /// - Parameter account: The account of the client at the site that the host is a part of.
  func newSession(
    for address: ClientAddress, account: String? = nil
  ) -> (session: Session, cookie: String) {
    let secret = Self.randomID()
    let session = records.begin(
      Self.digest(secret), visitor: Self.randomVisitor(), address: "\(address)", account: account)
    return (session, cookie(for: secret, of: session))
  }

  /// Renews the secret of a session; see ``Sessions/renew(_:secret:account:window:onRenewal:)``.
  ///
  /// - Parameter onRenewal: Called with the `Set-Cookie` header, before anybody can see that the old secret is worth nothing.
  /// - Returns: False if nothing has changed.
  func renew(
    _ session: Session, account: String?, window: String, onRenewal: @Sendable (String) -> Void
  ) async -> Bool {
    let (digest, cookie) = newSecret(for: session)
    return await records.renew(session, secret: digest, account: account, window: window) {
      onRenewal(cookie)
    }
  }

  /// A new secret for a session: its digest, and the `Set-Cookie` header with it.
  func newSecret(for session: Session) -> (digest: String, cookie: String) {
    let secret = Self.randomID()
    return (Self.digest(secret), cookie(for: secret, of: session))
  }

  /// The session of a request that is for no window of before; nil when it has none of this host.
  func session(of request: HTTPRequest) async -> Session? {
    await presented(in: request).sessions.first
  }

  func standing(of session: Session) -> Session.Standing? { records.standing(of: session) }

  // MARK: Cookies

  /// The state of the secrets in the cookies of a request.
  func presented(in request: HTTPRequest) async -> Presented {
    var presented = Presented()
    for key in keys {
      for (name, value) in Self.cookies(key.cookieName, in: request).prefix(Self.mostCookies) {
        guard let secret = Self.secret(in: value, key) else { continue }
        let found = await records.find(Self.digest(secret))
        presented.add(found)
        // A cookie that is worth nothing, or has a name of before, goes.
        if case .session(let session) = found {
          guard self.name(of: session) != name else { continue }
          presented.cookies.append(cookie(for: secret, of: session))
        } else if found != .unknown {
          continue
        }
        presented.cookies.append(cookie(String(name), "", age: 0))
      }
    }
    // Before anything is done for a session, it must still be that of the person at the site.
    if !presented.sessions.isEmpty, let siteAccount {
      await records.end(presented.follow(await siteAccount.answer(to: request)))
    } else {
      presented.decide()
    }
    return presented
  }

  /// True if the browser has sent a cookie of this host, which may be worth nothing.
  func hasCookie(_ request: HTTPRequest) -> Bool {
    keys.contains { !Self.cookies($0.cookieName, in: request).isEmpty }
  }

  /// The values of the cookies of a name.
  static func values(of name: String, in request: HTTPRequest) -> [Substring] {
    cookies(name, in: request).filter { $0.name == name }.map(\.value)
  }

  /// The cookies whose name begins with a text.
  private static func cookies(
    _ prefix: String, in request: HTTPRequest
  ) -> [(name: Substring, value: Substring)] {
    request.headerFields[values: .cookie].flatMap { $0.utf8.split(separator: UInt8(ascii: ";")) }
      .compactMap { pair in
        let pair = pair.drop { $0 == UInt8(ascii: " ") }
        guard pair.starts(with: prefix.utf8), let end = pair.firstIndex(of: UInt8(ascii: "="))
        else { return nil }
        return (Substring(pair[..<end]), Substring(pair[end...].dropFirst()))
      }
  }

  /// The secret of a cookie; nil if the cookie is not signed with the key.
  private static func secret(in value: Substring, _ key: Key) -> String? {
    let parts = value.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, isMark(parts[1], of: session(parts[0], key), key) else { return nil }
    return parts[0]
  }

  /// The text that a cookie's signature is of. The cookie of another host, which has another name, does not fit.
  private static func session(_ secret: String, _ key: Key) -> String {
    "session \(key.cookieName) \(secret)"
  }

  private func cookie(for secret: String, of session: Session) -> String {
    cookie(
      name(of: session), "\(secret).\(mark(Self.session(secret, keys[0])))",
      age: records.absoluteEnd.components.seconds)
  }

  private func cookie(_ name: String, _ value: String, age: Int64) -> String {
    // CHIPS: a cookie for the frames on one site, which no other site's frames have.
    let site = isForFrames ? "None; Partitioned" : "Lax"
    return "\(name)=\(value); Path=\(path); Max-Age=\(age); HttpOnly; SameSite=\(site)"
      + (isSecure ? "; Secure" : "")
  }

  /// The name of a session's cookie; the same when its secret is renewed.
  private func name(of session: Session) -> String {
    "\(keys[0].cookieName)-\(mark("cookie of " + session.visitor).prefix(6))"
  }

  // MARK: Tokens

  /// The token in a window's forms that proves that they come from a page of this host. It stays valid when the session is
  /// renewed.
  ///
  /// Each is masked with other random bytes, which come before it: pages are compressed, and the length of a page would
  /// tell a text of a stranger in it that is like the token (BREACH, https://breachattack.com).
  func formToken(for session: Session, window: String) -> String {
    let code = keys[0].code(Self.form(session, window))
    let mask = Self.randomBytes(SHA256.byteCount)
    return Self.encode(mask + zip(mask, code).map { $0 ^ $1 })
  }

  func isFormToken(_ token: String, of session: Session, window: String) -> Bool {
    guard let bytes = Self.decode(token[...]), bytes.count == 2 * SHA256.byteCount
    else { return false }
    let code = zip(bytes.prefix(SHA256.byteCount), bytes.suffix(SHA256.byteCount)).map { $0 ^ $1 }
    let text = Self.form(session, window)
    return keys.contains { $0.code(text) == code }
  }

  private static func form(_ session: Session, _ window: String) -> String {
    "form \(session.visitor) \(window)"
  }

  // MARK: Signatures

  /// Names the account whose screens a device keeps; empty for nobody's.
  func owner(_ account: String?) -> String {
    account.map { String(mark("owner " + $0).prefix(8)) } ?? ""
  }

  private func mark(_ text: String) -> String { keys[0].mark(text) }

  private static func isMark(_ mark: String, of text: String, _ key: Key) -> Bool {
    guard let code = decode(mark[...]) else { return false }
    return key.code(text) == code
  }

  static func digest(_ text: String) -> String {
    encode(Array(SHA256.hash(data: Data(text.utf8))))
  }

  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// Base64 for URLs, without padding (RFC 4648, section 5).
  static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 4 / 3 + 1)
    // The bits that have not been written yet, at the end of a number.
    var (bits, count) = (0, 0)
    for byte in bytes {
      (bits, count) = (bits << 8 & 0xFFFF | Int(byte), count + 8)
      while count >= 6 {
        count -= 6
        text.append(letters[bits >> count & 63])
      }
    }
    if count > 0 { text.append(letters[bits << (6 - count) & 63]) }
    return String(decoding: text, as: UTF8.self)
  }

  static func decode(_ text: Substring) -> Data? {
    var standard = text.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "-"): UInt8(ascii: "+")
      case UInt8(ascii: "_"): UInt8(ascii: "/")
      default: byte
      }
    }
    standard += Array(repeating: UInt8(ascii: "="), count: (4 - standard.count % 4) % 4)
    return Data(base64Encoded: Data(standard))
  }
}

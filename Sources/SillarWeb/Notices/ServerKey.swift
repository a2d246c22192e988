import Crypto
import Foundation

/// The key pair by which push services know this server, so that nobody else can send to its subscriptions.
///
/// See [RFC 8292](https://www.rfc-editor.org/rfc/rfc8292) (VAPID).
struct ServerKey: Sendable {
  /// The time for which a push service may take a token; at most a day.
  private static let lifetime: TimeInterval = 12 * 60 * 60

  private let key: P256.Signing.PrivateKey

  init() { key = P256.Signing.PrivateKey() }

  /// - Throws: `CryptoKitError` if the bytes are no key.
  init(_ bytes: [UInt8]) throws { key = try P256.Signing.PrivateKey(rawRepresentation: bytes) }

  var bytes: [UInt8] { Array(key.rawRepresentation) }

  /// The public key as browsers take it.
  var publicKey: String { SessionKeeper.encode(Array(key.publicKey.x963Representation)) }

  /// The value of `Authorization` for a push service.
  ///
  /// - Parameters:
  ///   - origin: The push service's.
  ///   - contact: The address at which the operator of this server can be found.
  func authorization(for origin: String, contact: String, now: Date) throws -> String {
    struct Claims: Encodable {
      let aud: String
      let exp: Int
      let sub: String
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let expiry = Int(now.timeIntervalSince1970 + Self.lifetime)
    let claims = try encoder.encode(Claims(aud: origin, exp: expiry, sub: contact))
    let signed =
      SessionKeeper.encode(Array(#"{"alg":"ES256","typ":"JWT"}"#.utf8)) + "."
      + SessionKeeper.encode(Array(claims))
    let signature = try key.signature(for: Array(signed.utf8)).rawRepresentation
    return "vapid t=\(signed).\(SessionKeeper.encode(Array(signature))), k=\(publicKey)"
  }
}

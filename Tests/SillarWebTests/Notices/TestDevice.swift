import Crypto
import Foundation

@testable import SillarWeb

/// A browser's side of a subscription: reads what comes as RFC 8291 says it, without the code of the host.
struct TestDevice: Sendable {
  struct Unreadable: Error {}

  let endpoint: String
  let secret = SessionKeeper.randomBytes(16)
  private let key = P256.KeyAgreement.PrivateKey()

  init(at endpoint: String) { self.endpoint = endpoint }

  var publicKey: [UInt8] { Array(key.publicKey.x963Representation) }

  /// The subscription as a page sends it.
  func wish(kinds: [String]? = nil, old: String? = nil) -> String {
    var wish: [String: Any] = [
      "endpoint": endpoint,
      "keys": [
        "p256dh": SessionKeeper.encode(publicKey), "auth": SessionKeeper.encode(secret),
      ],
    ]
    wish["kinds"] = kinds
    wish["old"] = old
    let json = try? JSONSerialization.data(withJSONObject: wish)
    return json.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  func open(_ body: [UInt8]) throws -> [UInt8] {
    guard body.count > 86, body[20] == 65 else { throw Unreadable() }
    let (salt, sender) = (body[..<16], body[21..<86])
    let shared = try key.sharedSecretFromKeyAgreement(
      with: P256.KeyAgreement.PublicKey(x963Representation: sender))
    func derive(_ salt: some DataProtocol, _ secret: SymmetricKey, _ info: [UInt8], _ count: Int)
      -> SymmetricKey
    {
      // HKDF of RFC 5869: extract, then the first block of expand.
      let extracted = HMAC<SHA256>.authenticationCode(
        for: secret.withUnsafeBytes { Data($0) }, using: SymmetricKey(data: Data(salt)))
      let block = HMAC<SHA256>.authenticationCode(
        for: Data(info + [1]), using: SymmetricKey(data: Data(extracted)))
      return SymmetricKey(data: Data(block).prefix(count))
    }
    let info = Array("WebPush: info".utf8) + [0] + publicKey + Array(sender)
    let agreed = SymmetricKey(data: shared.withUnsafeBytes { Data($0) })
    let material = derive(secret, agreed, info, 32)
    let contentKey = derive(
      Data(salt), material, Array("Content-Encoding: aes128gcm".utf8) + [0], 16)
    let nonce = derive(Data(salt), material, Array("Content-Encoding: nonce".utf8) + [0], 12)
    let box = try AES.GCM.SealedBox(
      combined: nonce.withUnsafeBytes { Data($0) } + Data(body[86...]))
    let padded = try AES.GCM.open(box, using: contentKey)
    guard padded.last == 2 else { throw Unreadable() }
    return Array(padded.dropLast())
  }
}

/// The token in `Authorization: vapid t=…, k=…`, as a push service checks it.
struct SignedToken {
  let head: [String: String]
  let key: String
  let audience: String
  let subject: String
  let expiry: Date
  let isGenuine: Bool

  init?(_ header: String) {
    guard let found = header.wholeMatch(of: /vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)/),
      let head = SessionKeeper.decode(found.1), let claims = SessionKeeper.decode(found.2),
      let signature = SessionKeeper.decode(found.3), let key = SessionKeeper.decode(found.4),
      let fields = try? JSONDecoder().decode(Claims.self, from: claims),
      let publicKey = try? P256.Signing.PublicKey(x963Representation: key),
      let signed = try? P256.Signing.ECDSASignature(rawRepresentation: signature)
    else { return nil }
    self.head = (try? JSONDecoder().decode([String: String].self, from: head)) ?? [:]
    self.key = String(found.4)
    (audience, subject) = (fields.aud, fields.sub)
    expiry = Date(timeIntervalSince1970: TimeInterval(fields.exp))
    isGenuine = publicKey.isValidSignature(signed, for: Data("\(found.1).\(found.2)".utf8))
  }

  private struct Claims: Decodable {
    let aud: String
    let exp: Int
    let sub: String
  }
}

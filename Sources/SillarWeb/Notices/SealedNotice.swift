import Crypto

/// A message to a browser, encrypted so that the push service between cannot read it.
///
/// See [RFC 8291](https://www.rfc-editor.org/rfc/rfc8291): the content coding `aes128gcm` of RFC 8188 in one record, with a key
/// agreed on between the browser and a key pair that is made for the message.
struct SealedNotice {
  /// The longest body that a push service must take (RFC 8030, 7.2).
  static let mostBytes = 4096
  /// The salt, the size of a record, the length of the public key, and the key.
  private static let headerBytes = 16 + 4 + 1 + 65
  /// The most bytes of a message: besides it there are the header, the mark of the last record, and the tag.
  static let mostMessageBytes = mostBytes - headerBytes - 1 - 16

  let body: [UInt8]

  /// - Parameters:
  ///   - key: The browser's public key, as it has said it (`p256dh`).
  ///   - secret: The secret that the browser has said (`auth`).
  ///   - own: The key pair of this message.
  ///   - salt: 16 random bytes.
  /// - Throws: `CryptoKitError` if the browser's key is none.
  init(
    _ message: [UInt8], key: [UInt8], secret: [UInt8],
    own: P256.KeyAgreement.PrivateKey = P256.KeyAgreement.PrivateKey(),
    salt: [UInt8] = SessionKeeper.randomBytes(16)
  ) throws {
    let publicKey = Array(own.publicKey.x963Representation)
    let shared = try own.sharedSecretFromKeyAgreement(
      with: P256.KeyAgreement.PublicKey(x963Representation: key))
    let material = shared.hkdfDerivedSymmetricKey(
      using: SHA256.self, salt: secret, sharedInfo: Array("WebPush: info\0".utf8) + key + publicKey,
      outputByteCount: 32)
    func derived(_ purpose: String, _ count: Int) -> SymmetricKey {
      HKDF<SHA256>.deriveKey(
        inputKeyMaterial: material, salt: salt,
        info: Array("Content-Encoding: \(purpose)\0".utf8), outputByteCount: count)
    }
    let nonce = try derived("nonce", 12).withUnsafeBytes { try AES.GCM.Nonce(data: $0) }
    // RFC 8188, 2: the 2 ends the last record.
    let sealed = try AES.GCM.seal(message + [2], using: derived("aes128gcm", 16), nonce: nonce)
    let size = UInt32(Self.mostBytes)
    let header = salt + (0..<4).map { UInt8(truncatingIfNeeded: size >> (24 - 8 * $0)) } + [65]
    body = header + publicKey + sealed.ciphertext + sealed.tag
  }
}

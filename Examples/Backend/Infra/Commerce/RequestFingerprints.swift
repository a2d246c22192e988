import BackendModel
import Crypto
import Foundation

/// Tells whether two requests are the same without keeping what they say.
struct RequestFingerprints: Sendable {
  private let key: SymmetricKey

  /// - Parameter keyFile: has the secret; it is made if need be, for its owner's eyes only.
  /// - Throws: ``StoreError`` when the file cannot be read or made, or has something else in it.
  init(keyFile: URL) throws {
    key = SymmetricKey(data: try SecretFile.read(keyFile, byteCount: 32))
  }

  /// There are so few numbers of cards that whoever has the database could try them all: what is secret
  /// needs the key, which is not in it.
  func fingerprint(of request: KeyedRequest<some Sendable>) -> Data {
    request.isSecret
      ? Data(HMAC<SHA256>.authenticationCode(for: request.content, using: key))
      : Data(SHA256.hash(data: request.content))
  }
}

import BackendModel
import Crypto
import Foundation

/// Compares requests by fingerprint, without storing their content.
struct RequestFingerprints: Sendable {
  private let key: SymmetricKey

  /// - Parameter keyFile: the file of the secret, created if necessary and readable only by its owner.
  /// - Throws: ``StoreError`` when the file cannot be read or created, or has the wrong size.
  init(keyFile: URL) throws {
    key = SymmetricKey(data: try SecretFile.read(keyFile, byteCount: 32))
  }

  /// Returns the fingerprint of a request. There are so few card numbers that someone with the database
  /// could try them all: secret content is hashed with a key that is not in the database.
  func fingerprint(of request: KeyedRequest<some Sendable>) -> Data {
    request.isSecret
      ? Data(HMAC<SHA256>.authenticationCode(for: request.content, using: key))
      : Data(SHA256.hash(data: request.content))
  }
}

import BackendModel
import Crypto
import Foundation

/// Derives the texts by which devices are known, from a secret, so that a sign-in that is repeated under its key has the
/// same.
struct DeviceTexts: Sendable {
  private let key: SymmetricKey

  init(secret: Data) { key = SymmetricKey(data: secret) }

  /// - Returns: 43 characters of URL-safe Base64 (RFC 4648, section 5): 256 bits.
  func text(of member: Member.ID, key: IdempotencyKey) -> String {
    let code = HMAC<SHA256>.authenticationCode(
      for: Data("device\n\(member)\n\(key)".utf8), using: self.key)
    return Data(code).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }
}

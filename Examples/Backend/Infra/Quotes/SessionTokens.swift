import BackendModel
import Crypto
import Foundation

/// Derives the token of a session from its id and a secret, so that no token has to be stored.
struct SessionTokens: Sendable {
  private let key: SymmetricKey

  init(secret: Data) { key = SymmetricKey(data: secret) }

  /// - Returns: 43 characters of URL-safe Base64 (RFC 4648, section 5): 256 bits.
  func text(of session: Session.ID) -> String {
    let code = HMAC<SHA256>.authenticationCode(
      for: Data("session\n\(session.rawValue)".utf8), using: key)
    return Data(code).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  /// Returns the hash of a token that is stored; the token cannot be derived from it.
  static func hash(_ token: String) -> Data { Data(SHA256.hash(data: Data(token.utf8))) }
}

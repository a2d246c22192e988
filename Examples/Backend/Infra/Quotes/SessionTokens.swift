import BackendModel
import Crypto
import Foundation

/// Makes the token of a session from its id and a secret, so that no token need be stored.
struct SessionTokens: Sendable {
  private let key: SymmetricKey

  init(secret: Data) { key = SymmetricKey(data: secret) }

  /// - Returns: 43 characters of Base64 for addresses (RFC 4648, section 5): 256 bits.
  func text(of session: Session.ID) -> String {
    let code = HMAC<SHA256>.authenticationCode(
      for: Data("session\n\(session.rawValue)".utf8), using: key)
    return Data(code).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  /// What is stored of a token: it cannot be found from that.
  static func hash(_ token: String) -> Data { Data(SHA256.hash(data: Data(token.utf8))) }
}

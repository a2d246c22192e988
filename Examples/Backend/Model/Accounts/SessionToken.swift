import struct Foundation.Data

/// The token by which a client authenticates. It is secret, and therefore never printed.
///
///     let token = SessionToken("c2VjcmV0")
public struct SessionToken: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  public let rawValue: String
  public var description: String { "SessionToken" }
  public var customMirror: Mirror { Mirror(self, children: [:]) }

  /// - Returns: `nil` when `rawValue` is not a valid token.
  public init?(_ rawValue: String) {
    guard (16...128).contains(rawValue.utf8.count),
      rawValue.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    self.rawValue = rawValue
  }

  /// - Parameter randomness: 32 bytes of it are the token, in URL-safe Base64 (RFC 4648, section 5).
  private init(randomness: inout some RandomNumberGenerator) {
    let bytes = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &randomness) }
    rawValue = Data(bytes).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  /// Returns a new token: 256 random bits.
  public static func random() -> SessionToken {
    var randomness = SystemRandomNumberGenerator()
    return SessionToken(randomness: &randomness)
  }
}

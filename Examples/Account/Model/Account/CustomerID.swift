/// Whose account it is.
///
/// ```swift
/// let customer = CustomerID("3f2a-91")   // nil for what the service would not take: "", "Ana María"
/// ```
public struct CustomerID: Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String

  /// - Returns: Nil unless it is 1 to 128 of the letters a–z and A–Z, the digits, `-`, `_` and `.`.
  public init?(_ rawValue: String) {
    guard 1...128 ~= rawValue.utf8.count, rawValue.utf8.allSatisfy(Self.isAllowed) else {
      return nil
    }
    self.rawValue = rawValue
  }

  /// Whoever a host says it is: what the service would not take is left out, and who is nobody is `nobody`.
  public init(cleaning text: String) {
    let allowed = text.utf8.filter(Self.isAllowed).prefix(128)
    rawValue = allowed.isEmpty ? "nobody" : String(decoding: allowed, as: UTF8.self)
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  public var description: String { rawValue }
}

/// The owner of an account.
///
/// ```swift
/// let customer = CustomerID("3f2a-91")
/// ```
public struct CustomerID: Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String

  /// - Parameter text: The service accepts 1 to 128 of the letters a–z and A–Z, the digits, `-`, `_` and `.`. Other
  ///   characters are left out. If none remains, the ID is the word `nobody`.
  public init(_ text: String) {
    let allowed = text.utf8.filter { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."):
        true
      default: false
      }
    }
    rawValue = allowed.isEmpty ? "nobody" : String(decoding: allowed.prefix(128), as: UTF8.self)
  }

  public var description: String { rawValue }
}

/// The identity of an entity of the wallet service.
///
/// ```swift
/// let request = PaymentRequest.ID("req_7Q2")   // nil for a text that cannot stand in an address: "../x"
/// ```
public protocol ServiceID: RawRepresentable, Hashable, Sendable, LosslessStringConvertible
where RawValue == String {
  init(rawValue: String)
}

extension ServiceID {
  /// - Returns: Nil unless the text is 1 to 100 of the letters a–z and A–Z, the digits, `-` and `_`.
  public init?(_ text: String) {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard isPlain, 1...100 ~= text.utf8.count else { return nil }
    self.init(rawValue: text)
  }

  public var description: String { rawValue }
}

/// Percent-encoding of text in addresses (RFC 3986, section 2.1).
package enum PercentEncoding {
  /// The characters, besides letters and digits, that a path segment may contain unencoded (RFC 3986, section 3.3,
  /// `pchar`).
  private static let plainInSegments = Set("-._~!$&'()*+,;=:@".utf8)
  private static let plainInPaths = plainInSegments.union("/".utf8)
  /// The characters, besides letters and digits, that a name or value of a query may contain unencoded.
  private static let plainInQueries = Set("-._~!$'()*,;:@/?".utf8)

  static func segment(_ text: String) -> String { encode(text.utf8, plainInSegments) }

  package static func path(_ text: Substring) -> String {
    encode(text.utf8, plainInPaths)
  }

  static func query(_ text: String) -> String { encode(text.utf8, plainInQueries) }

  private static func encode(_ bytes: some Sequence<UInt8>, _ plain: Set<UInt8>) -> String {
    var result = ""
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      case let byte where plain.contains(byte):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let hex = String(byte, radix: 16, uppercase: true)
        result += "%" + (hex.count == 1 ? "0" : "") + hex
      }
    }
    return result
  }

  /// The decoded text; nil when its bytes are not valid UTF-8.
  static func decoded(_ text: some Sequence<UInt8>) -> String? {
    String(validating: bytes(of: text), as: UTF8.self)
  }

  /// The decoded bytes. A percent sign without two hexadecimal digits after it is kept.
  private static func bytes(of encoded: some Sequence<UInt8>) -> [UInt8] {
    let encoded = Array(encoded)
    var result: [UInt8] = []
    result.reserveCapacity(encoded.count)
    var index = 0
    while index < encoded.count {
      if encoded[index] == UInt8(ascii: "%"), index + 2 < encoded.count,
        let high = digit(encoded[index + 1]), let low = digit(encoded[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(encoded[index])
        index += 1
      }
    }
    return result
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

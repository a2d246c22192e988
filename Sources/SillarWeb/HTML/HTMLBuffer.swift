/// Bytes of markup, and the only way that text gets into it.
///
/// What a view says goes through ``append(text:)`` and is escaped; ``append(_:)`` takes what the host itself wrote.
struct HTMLBuffer {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Markup that is known when the host is built.
  mutating func append(_ markup: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
  }

  mutating func append(_ number: Int) {
    if 0..<10 ~= number {
      bytes.append(UInt8(number) + 48)
    } else {
      bytes.append(contentsOf: String(number).utf8)
    }
  }

  /// Markup that another buffer has made.
  mutating func append(_ markup: HTMLBuffer) { bytes.append(contentsOf: markup.bytes) }

  /// Text, escaped for element content and for quoted attributes alike.
  ///
  /// U+0000 has no place in HTML (WHATWG HTML, 13.1: "Text must not contain U+0000 NULL characters"); it is
  /// shown as U+FFFD.
  mutating func append(text: String) {
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for index in utf8.indices {
        guard let escape = Self.escape(for: utf8[index]) else { continue }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
        append(escape)
        start = index + 1
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
    }
  }

  /// ` name="value"`, with the value escaped.
  mutating func append(attribute name: StaticString, _ value: String) {
    append(" ")
    append(name)
    append("=\"")
    append(text: value)
    append("\"")
  }

  mutating func append(attribute name: StaticString, _ value: Int) {
    append(" ")
    append(name)
    append("=\"")
    append(value)
    append("\"")
  }

  @inline(__always)
  private static func escape(for byte: UInt8) -> StaticString? {
    // Every byte that needs an escape is at most ">".
    guard byte <= 0x3E else { return nil }
    return switch byte {
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    case 0: "\u{FFFD}"
    default: nil
    }
  }
}

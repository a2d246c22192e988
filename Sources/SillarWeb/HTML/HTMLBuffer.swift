/// Markup as bytes, with the only functions that add text to it.
///
/// The text of a view goes through ``append(text:)`` and is escaped; ``append(_:)`` takes the host's own markup.
struct HTMLBuffer {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// The text of a script or a style, which has no escapes: see ``PagePart``.
  init(part text: String) { bytes = Array(text.utf8) }

  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends markup that is a constant of the host.
  mutating func append(_ markup: StaticString) {
    // Much of the markup is one byte, which needs no memory to be copied.
    if markup.utf8CodeUnitCount == 1 { return bytes.append(markup.utf8Start.pointee) }
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

  /// Appends the markup of another buffer.
  mutating func append(_ markup: HTMLBuffer) { bytes.append(contentsOf: markup.bytes) }

  /// Appends text, escaped for element content and for quoted attributes alike.
  ///
  /// HTML does not allow U+0000 (WHATWG HTML, 13.1: "Text must not contain U+0000 NULL characters"); it becomes U+FFFD.
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

  /// Appends a class, which must be one word: characters that could end it are left out.
  mutating func append(word: String) {
    var word = word
    let isPlain = word.withUTF8 { utf8 in
      guard utf8.allSatisfy({ 0x61...0x7A ~= $0 || $0 == 0x2D }) else { return false }
      bytes.append(contentsOf: utf8)
      return true
    }
    if !isPlain { append(text: word.filter { $0.isLetter || $0.isNumber || $0 == "-" }) }
  }

  /// Appends a text between two pieces of markup, in an element or an attribute.
  mutating func append(_ before: StaticString, text: String, _ after: StaticString) {
    append(before)
    append(text: text)
    append(after)
  }

  /// Appends ` name="value"`, with the value escaped.
  mutating func append(attribute name: StaticString, _ value: String) {
    append(" ")
    append(name)
    append("=\"", text: value, "\"")
  }

  mutating func append(attribute name: StaticString, _ value: Int) {
    append(" ")
    append(name)
    append("=\"")
    append(value)
    append("\"")
  }

  /// Appends the name of a node, which needs no escape.
  mutating func append(name: [UInt8]) { bytes.append(contentsOf: name) }

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

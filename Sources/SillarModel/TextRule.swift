import Foundation

/// The characters that a text from outside may contain.
///
/// ```swift
/// func city(_ text: String) throws(RefusedCharacter) -> String {
///   try TextRule.oneLine.checked(text)
/// }
///
/// let pasted = TextRule.multiline.cleaned("one\r\ntwo\u{7}")  // "one\ntwo"
/// ```
///
/// Control characters (C0 and C1, including U+0000) end or hide the text after them in databases, logs and terminals.
/// Bidirectional overrides and isolates (U+202A–U+202E, U+2066–U+2069) make a text look like a different one. A service
/// rejects them with ``checked(_:)``; a text field removes them with ``cleaned(_:)``.
public enum TextRule: Sendable {
  /// A name or a title: no line breaks, no tabs.
  case oneLine
  /// Paragraphs: line feeds and tabs are part of the text.
  case multiline

  /// The text as it is stored: in NFC (Unicode Standard Annex 15), with each CR LF replaced by a line feed.
  ///
  /// - Throws: ``RefusedCharacter`` for the first character that the text must not contain.
  public func checked(_ text: String) throws(RefusedCharacter) -> String {
    let text = withLineFeeds(text)
    if let scalar = text.unicodeScalars.first(where: isRefused) {
      throw RefusedCharacter(scalar: scalar)
    }
    return text.precomposedStringWithCanonicalMapping
  }

  /// The text without refused characters. For ``oneLine``, line breaks and tabs become spaces; for ``multiline``, a
  /// carriage return becomes a line feed.
  public func cleaned(_ text: String) -> String {
    let text = withLineFeeds(text)
    guard text.unicodeScalars.contains(where: isRefused) else { return text }
    var cleaned = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if !isRefused(scalar) {
        cleaned.append(scalar)
      } else if ["\n", "\r", "\t"].contains(scalar) {
        cleaned.append(self == .oneLine ? " " : "\n")
      }
    }
    return String(cleaned)
  }

  private func withLineFeeds(_ text: String) -> String {
    text.utf8.contains(UInt8(ascii: "\r")) ? text.replacing("\r\n", with: "\n") : text
  }

  private func isRefused(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: self == .oneLine
    case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

/// A character that a text must not contain.
///
/// ```swift
/// func words(_ error: RefusedCharacter) -> String { "title \(error)" }  // title must not contain U+0000
/// ```
public struct RefusedCharacter: Error, Hashable, CustomStringConvertible {
  public let scalar: Unicode.Scalar

  public init(scalar: Unicode.Scalar) { self.scalar = scalar }

  public var description: String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "must not contain U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)"
  }
}

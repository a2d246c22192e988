import Foundation

/// The characters that a text from outside may contain, and how many.
///
/// ```swift
/// func city(_ text: String) throws(RefusedText) -> String {
///   try TextRule.oneLine.checked(text, limit: 60)
/// }
///
/// let pasted = TextRule.multiline.cleaned("one\r\ntwo\u{7}")  // "one\ntwo"
/// ```
///
/// Control characters (C0 and C1, including U+0000) end or hide the text after them in databases, logs and terminals.
/// Bidirectional overrides and isolates (U+202A–U+202E, U+2066–U+2069) make a text look like a different one. More than
/// 30 marks on a character take much time. A service rejects them, and texts that are too long, with
/// ``checked(_:limit:)``; a text field removes them with ``cleaned(_:limit:)``. Values in the address of a `Route` and
/// names of files follow the rule, too.
///
/// Characters that nobody sees, such as U+200B, U+FEFF and U+3164, are removed by both, or two names would look the same
/// and a title could look empty. They stay where they mean something: joiners in emoji, Persian and Indic scripts,
/// variation selectors after ideographs, marks of direction beside punctuation in Hebrew and Arabic.
public enum TextRule: Sendable {
  /// A name or a title: no line breaks, no tabs.
  case oneLine
  /// Paragraphs: line feeds and tabs are part of the text.
  case multiline

  /// The characters that a text may have when nothing else is said: 500 on one line, 10,000 on several. They are far
  /// above what a model allows, which tells the user by how much a text is too long.
  public var limit: Int {
    switch self {
    case .oneLine: 500
    case .multiline: 10_000
    }
  }

  /// The text as it is stored: in NFC (Unicode Standard Annex 15), with each CR LF replaced by a line feed, without unseen
  /// characters.
  ///
  /// - Parameter limit: The characters that it may have; by default ``limit-swift.property``. A character may consist
  ///   of any number of scalars: 16 for each, together, are enough for all natural text.
  /// - Throws: ``RefusedText`` for the first character that the text must not contain, or for its length.
  public func checked(_ text: String, limit: Int? = nil) throws(RefusedText) -> String {
    let text = UnseenCharacters.removed(from: withLineFeeds(text))
    var marks = Marks()
    for scalar in text.unicodeScalars {
      if isRefused(scalar) { throw .character(scalar) }
      if marks.areTooMany(with: scalar) { throw .tooManyMarks }
    }
    let composed = Self.composed(text)
    let limit = limit ?? self.limit
    guard Self.fits(composed, limit) else { throw .tooLong(limit: limit) }
    return composed
  }

  /// The text in NFC, without refused and unseen characters. For ``oneLine``, line breaks and tabs become spaces; for
  /// ``multiline``, a carriage return becomes a line feed.
  ///
  /// - Parameter limit: As in ``checked(_:limit:)``. A longer text ends there.
  public func cleaned(_ text: String, limit: Int? = nil) -> String {
    cleaned(text, limit: limit ?? self.limit, isUnfinished: false)
  }

  /// The text that a field shows while it is typed: the stored one, with the unseen characters that the next character may
  /// give a meaning, such as a joiner after a Persian letter.
  package func unfinished(_ typed: String, storedAs stored: String) -> String {
    let shown = cleaned(typed, limit: .max, isUnfinished: true)
    return cleaned(shown, limit: .max) == stored ? shown : stored
  }

  private func cleaned(_ text: String, limit: Int, isUnfinished: Bool) -> String {
    let seen = UnseenCharacters.removed(from: withLineFeeds(text), isUnfinished: isUnfinished)
    let composed = Self.composed(withoutRefused(seen))
    return Self.fits(composed, limit) ? composed : Self.beginning(of: composed, limit)
  }

  private func withoutRefused(_ text: String) -> String {
    var marks = Marks()
    guard text.unicodeScalars.contains(where: { isRefused($0) || marks.areTooMany(with: $0) })
    else { return text }
    marks = Marks()
    var cleaned = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if !isRefused(scalar) {
        if !marks.areTooMany(with: scalar) { cleaned.append(scalar) }
      } else if ["\n", "\r", "\t", "\u{2028}", "\u{2029}"].contains(scalar) {
        cleaned.append(self == .oneLine ? " " : "\n")
      }
    }
    return String(cleaned)
  }

  private static func composed(_ text: String) -> String {
    text.unicodeScalars.allSatisfy { $0.isPlain || $0.joinsPictures }
      ? text : text.precomposedStringWithCanonicalMapping
  }

  private static let scalarsPerCharacter = 16

  private static func fits(_ text: String, _ limit: Int) -> Bool {
    // Characters have at least one scalar and one byte each. Counting scalars takes ten times as long as counting bytes,
    // and counting characters a hundred times.
    if text.utf8.count <= limit { return true }
    let scalars = text.unicodeScalars.count
    return scalars <= limit || (fits(scalars: scalars, limit) && text.count <= limit)
  }

  private static func fits(scalars: Int, _ limit: Int) -> Bool {
    (scalars + scalarsPerCharacter - 1) / scalarsPerCharacter <= limit
  }

  /// As many whole characters as the limit allows.
  private static func beginning(of text: String, _ limit: Int) -> String {
    var scalars = 0
    return String(
      text.prefix(max(0, limit)).prefix { character in
        scalars += character.unicodeScalars.count
        return fits(scalars: scalars, limit)
      })
  }

  /// Counts the marks that follow each other. More than 30 are in no natural text (Unicode Standard Annex 15, section
  /// 13, Stream-Safe Text Format), and putting them in order takes time that grows with the square of their number.
  private struct Marks {
    private static let most = 30
    private var count = 0

    mutating func areTooMany(with scalar: Unicode.Scalar) -> Bool {
      let isMark =
        !scalar.isPlain && scalar.properties.canonicalCombiningClass != .notReordered
      count = isMark ? count + 1 : 0
      return count > Self.most
    }
  }

  private func withLineFeeds(_ text: String) -> String {
    text.utf8.contains(UInt8(ascii: "\r")) ? text.replacing("\r\n", with: "\n") : text
  }

  private func isRefused(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x2028, 0x2029: self == .oneLine
    case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

/// The reason that a ``TextRule`` refuses a text.
///
/// ```swift
/// func words(_ error: RefusedText) -> String { "title \(error)" }  // title must not contain U+0000
/// ```
public enum RefusedText: Error, Hashable, CustomStringConvertible {
  /// A character that a text must not contain.
  case character(Unicode.Scalar)
  /// The text has more characters than it may.
  case tooLong(limit: Int)
  /// A character has more than 30 marks, such as accents.
  case tooManyMarks

  public var description: String {
    switch self {
    case .character(let scalar):
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return
        "must not contain U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)"
    case .tooLong(let limit):
      return "may have at most \(limit) characters"
    case .tooManyMarks:
      return "must not have more than 30 marks on a character"
    }
  }
}

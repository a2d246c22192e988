/// The structure of a page that the host wrote, apart from its texts.
///
/// It reads exactly the markup that the host writes: lower-case tags, attributes in double quotes, and the entities of
/// five characters. Anything else is a problem, also where a browser would forgive it.
struct MarkupScan {
  /// The tags in order, each with the names of its attributes, and with the values of those that load or run something.
  private(set) var structure: [String] = []
  /// The texts and the values of attributes, without entities.
  private(set) var texts: Set<String> = []
  private(set) var problem: String?

  private let bytes: [UInt8]
  private var position = 0

  private static let loading: Set = [
    "href", "src", "action", "type", "enctype", "rel", "content", "http-equiv", "style",
  ]

  init(_ answer: String) {
    let markup = answer.firstRange(of: "\r\n\r\n").map { answer[$0.upperBound...] } ?? ""
    bytes = Array(markup.utf8)
    if bytes.isEmpty { problem = "no markup" }
    readAll()
  }

  private mutating func readAll() {
    while problem == nil, position < bytes.count {
      addText(upTo: "<")
      guard position < bytes.count else { return }
      position += 1
      if skip("!doctype html>") { continue }
      let end = skip("/") ? "/" : ""
      let name = word()
      if name.isEmpty { return fail("a tag without a name") }
      var tag = end + name
      while skip(" ") {
        let attribute = word()
        if attribute.isEmpty { return fail("an attribute without a name") }
        tag += " \(attribute)"
        guard skip("=\"") else { continue }
        let start = position
        addText(upTo: "\"")
        if Self.loading.contains(attribute) {
          tag += "=" + String(decoding: bytes[start..<position], as: UTF8.self)
        }
        position += 1
      }
      guard skip(">") else { return fail("a tag that does not end") }
      structure.append(tag)
      if ["script", "style"].contains(end + name) { skip(to: "</") }
    }
  }

  /// By bytes: to Swift, a semicolon and an accent after it are one character.
  private mutating func addText(upTo end: Unicode.Scalar) {
    let start = position
    var text: [UInt8] = []
    while position < bytes.count, bytes[position] != UInt8(ascii: end) {
      switch bytes[position] {
      case UInt8(ascii: "&"):
        let rest = bytes[position...]
        guard let (entity, meant) = Self.entities.first(where: { rest.starts(with: $0.0) }) else {
          return fail("an ampersand")
        }
        text += meant
        position += entity.count
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"):
        return fail("an unescaped character")
      case let byte:
        text.append(byte)
        position += 1
      }
    }
    if start < position { texts.insert(String(decoding: text, as: UTF8.self)) }
  }

  private static let entities: [([UInt8], [UInt8])] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
    ("&nbsp;", "\u{A0}"),
  ].map { (Array($0.utf8), Array($1.utf8)) }

  private mutating func word() -> String {
    let start = position
    while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// Passes over the text of a script or a style sheet, which is the host's own, and has no escapes.
  private mutating func skip(to end: String) {
    while position < bytes.count, !bytes[position...].starts(with: end.utf8) { position += 1 }
  }

  private mutating func skip(_ text: String) -> Bool {
    guard bytes[position...].starts(with: text.utf8) else { return false }
    position += text.utf8.count
    return true
  }

  /// True when one of the texts is this one, in NFC: a field keeps the form in which a text was typed.
  func shows(_ text: String) -> Bool { texts.contains(text) }

  private mutating func fail(_ text: String) { problem = "\(text), at byte \(position)" }
}

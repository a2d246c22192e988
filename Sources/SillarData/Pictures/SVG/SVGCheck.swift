/// Checks that an SVG can do no more than be displayed.
///
/// A browser runs the scripts of an SVG that is opened directly, with the rights of the page that served it, and
/// fetches its references. So all that is not known to draw is refused: every element, attribute, CSS function and
/// at-rule must be in a list of ``SVGVocabulary``. The text is read as a browser's XML parser reads it (Extensible
/// Markup Language 1.0, section 2), and what such a parser could read in another way, or not at all, is refused.
///
/// | what | limit |
/// | --- | --- |
/// | encoding | UTF-8 |
/// | elements within each other | ``maximumDepth`` |
/// | elements that are drawn, with all repetitions | ``SVGReferences/maximumDrawn`` |
struct SVGCheck {
  /// The number of elements that may be within each other.
  static let maximumDepth = 64

  private let text: [UInt8]
  private var position = 0
  /// The elements that have not ended, from the outside in.
  private var open: [(name: String, number: Int)] = []
  private var references = SVGReferences()
  private var hasRoot = false

  private struct Refused: Error {}

  /// - Parameter text: The whole picture.
  static func passes(_ text: String) -> Bool {
    var check = SVGCheck(text: Array(text.utf8))
    return (try? check.run()) != nil
  }

  private init(text: [UInt8]) { self.text = text }

  private mutating func run() throws(Refused) {
    skip("\u{FEFF}")
    try readDeclaration()
    while position < text.count {
      if text[position] != UInt8(ascii: "<") {
        try readText()
      } else if skip("<!--") {
        // A comment would cut a style sheet in two halves, each of which may look harmless.
        try require(open.last?.name != "style")
        try require(readUntil("--") != nil && skip(">"))
      } else if skip("<!DOCTYPE ") {
        try readDoctype()
      } else if skip("</") {
        try readEndTag()
      } else {
        position += 1
        try readStartTag()
      }
    }
    try require(hasRoot && open.isEmpty && references.areBounded)
  }

  private func require(_ condition: Bool) throws(Refused) {
    if !condition { throw Refused() }
  }

  // MARK: Around the elements

  /// Reads `<?xml version="1.0" encoding="UTF-8"?>`: in another encoding the same bytes are another text.
  private mutating func readDeclaration() throws(Refused) {
    guard skip("<?xml") else { return }
    var known = ["version": ["1.0"], "encoding": ["utf-8"], "standalone": ["yes", "no"]]
    while skipSpaces() {
      if skip("?>") { return }
      let (name, value) = try readAttribute()
      guard let values = known.removeValue(forKey: name) else { throw Refused() }
      try require(values.contains(value.lowercased()))
    }
    try require(skip("?>"))
  }

  /// Reads a document type without declarations of its own, which could contain entities.
  private mutating func readDoctype() throws(Refused) {
    guard !hasRoot, let type = readUntil(">") else { throw Refused() }
    try require(type.hasPrefix("svg") && !type.utf8.contains { "[<&".utf8.contains($0) })
  }

  private mutating func readText() throws(Refused) {
    let end = text[position...].firstIndex(of: UInt8(ascii: "<")) ?? text.count
    let characters = text[position..<end]
    position = end
    guard let element = open.last?.name else {
      return try require(characters.allSatisfy(SVGStyle.isSpace))
    }
    try require(!characters.contains(where: Self.isControl))
    guard element == "style" else { return }
    let style = String(decoding: characters, as: UTF8.self)
    // What a style sheet refers to would apply to any number of elements.
    try require(SVGStyle.references(of: style)?.isEmpty == true)
  }

  // MARK: Elements

  private mutating func readStartTag() throws(Refused) {
    let name = readName()
    try require(open.isEmpty ? name == "svg" && !hasRoot : SVGVocabulary.elements.contains(name))
    // The contents of a style sheet are text alone.
    try require(open.last?.name != "style" && open.count < Self.maximumDepth)
    hasRoot = true
    let number = references.begin()
    var names: Set<String> = []
    while true {
      let isSpaced = skipSpaces()
      if skip("/>") { return references.end(number) }
      if skip(">") { return open.append((name, number)) }
      try require(isSpaced)
      let attribute = try readAttribute()
      try require(names.insert(attribute.name).inserted)
      try take(attribute.name, attribute.value, of: name)
    }
  }

  private mutating func readEndTag() throws(Refused) {
    let name = readName()
    skipSpaces()
    guard skip(">"), let last = open.popLast(), last.name == name else { throw Refused() }
    references.end(last.number)
  }

  private mutating func readAttribute() throws(Refused) -> (name: String, value: String) {
    let name = readName()
    skipSpaces()
    try require(!name.isEmpty && skip("="))
    skipSpaces()
    guard position < text.count else { throw Refused() }
    let quote = text[position]
    try require(quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"))
    position += 1
    guard let end = text[position...].firstIndex(of: quote) else { throw Refused() }
    let value = text[position..<end]
    position = end + 1
    try require(!value.contains { $0 == UInt8(ascii: "<") || Self.isControl($0) })
    return (name, String(decoding: value, as: UTF8.self))
  }

  private mutating func take(
    _ name: String, _ value: String, of element: String
  ) throws(Refused) {
    // People and assistive technology read these, and nothing else.
    if name.hasPrefix("aria-") { return }
    // Here a character reference could hide any word.
    try require(!value.utf8.contains(UInt8(ascii: "&")))
    if name.hasPrefix("data-") || name.hasPrefix("xmlns:") { return }
    switch name {
    case "xmlns": try require(value == "http://www.w3.org/2000/svg")
    case "class", "role", "version", "type", "lang", "xml:lang", "xml:space": break
    case "id": try require(references.name(value))
    case "href", "xlink:href":
      if element == "image" { return try require(SVGStyle.isEmbeddedPicture(value)) }
      guard let id = SVGStyle.fragment(value.utf8) else { throw Refused() }
      references.refer(to: id)
    case "attributeName": try require(SVGVocabulary.drawing.contains(value))
    default:
      guard SVGVocabulary.drawing.contains(name) || SVGVocabulary.other.contains(name),
        let ids = SVGStyle.references(of: value)
      else { throw Refused() }
      for id in ids { references.refer(to: id) }
    }
  }

  // MARK: Characters

  @discardableResult
  private mutating func skip(_ word: StaticString) -> Bool {
    let found = word.withUTF8Buffer { text[position...].starts(with: $0) }
    if found { position += word.utf8CodeUnitCount }
    return found
  }

  @discardableResult
  private mutating func skipSpaces() -> Bool {
    let start = position
    while position < text.count, SVGStyle.isSpace(text[position]) { position += 1 }
    return position > start
  }

  /// The text before the next occurrence of two or fewer characters, which are skipped; nil where there is none.
  private mutating func readUntil(_ end: StaticString) -> String? {
    let start = position
    return end.withUTF8Buffer { end in
      while let next = text[position...].firstIndex(of: end[0]) {
        position = next
        if text[next...].starts(with: end) {
          position += end.count
          return String(decoding: text[start..<next], as: UTF8.self)
        }
        position += 1
      }
      return nil
    }
  }

  private mutating func readName() -> String {
    let start = position
    while position < text.count, Self.isPartOfName(text[position]) { position += 1 }
    return String(decoding: text[start..<position], as: UTF8.self)
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: ":"),
      UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// True for the control characters that XML does not allow, of which NUL could end a text early.
  private static func isControl(_ byte: UInt8) -> Bool {
    (byte < 0x20 && !SVGStyle.isSpace(byte)) || byte == 0x7F
  }
}

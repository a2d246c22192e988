/// Checks that an SVG can do no more than be displayed.
///
/// A browser runs the scripts of an SVG that is opened directly, with the rights of the page that served it, and
/// fetches its references. So only elements that draw are allowed, and only references within the picture or to
/// embedded pictures. The check is one pass over the bytes. It refuses anything that it cannot parse.
struct SVGCheck {
  /// The elements of SVG 2 and its filters that draw, describe or animate, in lowercase.
  private static let harmless: Set<String> = [
    "svg", "g", "defs", "symbol", "use", "title", "desc", "style", "path", "rect", "circle",
    "ellipse",
    "line", "polyline", "polygon", "text", "tspan", "textpath", "image", "lineargradient",
    "radialgradient", "stop", "pattern", "clippath", "mask", "marker", "filter", "animate",
    "animatetransform", "animatemotion", "mpath", "set", "feblend", "fecolormatrix",
    "fecomponenttransfer", "fecomposite", "feconvolvematrix", "fediffuselighting",
    "fedisplacementmap", "fedistantlight", "fedropshadow", "feflood", "fefunca", "fefuncb",
    "fefuncg", "fefuncr", "fegaussianblur", "femerge", "femergenode", "femorphology", "feoffset",
    "fepointlight", "fespecularlighting", "fespotlight", "fetile", "feturbulence",
  ]

  private var rest: Substring.UTF8View
  private var isFirst = true

  /// - Parameter text: The whole picture.
  static func passes(_ text: String) -> Bool {
    var check = SVGCheck(rest: Substring(text).utf8)
    return check.run()
  }

  private init(rest: Substring.UTF8View) { self.rest = rest }

  private mutating func run() -> Bool {
    if rest.starts(with: "\u{FEFF}".utf8) { rest = rest.dropFirst(3) }
    var isInStyle = false
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      let text = rest[..<start]
      if isFirst, !text.allSatisfy(Self.isSpace) { return false }
      if isInStyle, !Self.isHarmless(style: String(Substring(text))) { return false }
      rest = rest[start...]
      isInStyle = false
      if rest.starts(with: "<!--".utf8) {
        guard skip(past: "-->") else { return false }
      } else if rest.starts(with: "<?xml ".utf8), isFirst {
        guard skip(past: "?>") else { return false }
      } else if rest.starts(with: "<!DOCTYPE".utf8), isFirst {
        // A DOCTYPE with entities or an internal subset has a bracket.
        guard let end = rest.firstIndex(of: UInt8(ascii: ">")),
          !rest[..<end].contains(UInt8(ascii: "["))
        else { return false }
        rest = rest[rest.index(after: end)...]
      } else if rest.starts(with: "</".utf8) {
        guard skip(past: ">") else { return false }
      } else {
        guard let name = readTag() else { return false }
        isInStyle = name == "style"
      }
    }
    return !isFirst
  }

  private mutating func skip(past end: StaticString) -> Bool {
    let length = end.utf8CodeUnitCount
    return end.withUTF8Buffer { end in
      while rest.count >= length {
        guard let next = rest.firstIndex(of: end[0]) else { break }
        rest = rest[next...]
        if rest.starts(with: end) {
          rest = rest.dropFirst(length)
          return true
        }
        rest = rest.dropFirst()
      }
      return false
    }
  }

  /// Reads a start tag. Returns nil for one that is not allowed, or that does not end.
  private mutating func readTag() -> String? {
    rest = rest.dropFirst()
    let name = readWord().lowercased()
    guard Self.harmless.contains(name), name == "svg" || !isFirst else { return nil }
    isFirst = false
    while true {
      rest = rest.drop(while: Self.isSpace)
      guard let byte = rest.first else { return nil }
      if byte == UInt8(ascii: ">") {
        rest = rest.dropFirst()
        return name
      }
      if byte == UInt8(ascii: "/") {
        rest = rest.dropFirst()
        continue
      }
      guard readAttribute() else { return nil }
    }
  }

  private mutating func readAttribute() -> Bool {
    let name = readWord().lowercased()
    rest = rest.drop(while: Self.isSpace)
    guard !name.isEmpty, rest.first == UInt8(ascii: "=") else { return false }
    rest = rest.dropFirst().drop(while: Self.isSpace)
    guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return false
    }
    rest = rest.dropFirst()
    guard let end = rest.firstIndex(of: quote) else { return false }
    let value = String(Substring(rest[..<end]))
    rest = rest[rest.index(after: end)...]
    return Self.isHarmless(attribute: name, value: value)
  }

  private mutating func readWord() -> String {
    let end =
      rest.firstIndex { byte in
        Self.isSpace(byte)
          || [UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/")].contains(byte)
      } ?? rest.endIndex
    defer { rest = rest[end...] }
    return String(Substring(rest[..<end]))
  }

  private static func isHarmless(attribute name: String, value: String) -> Bool {
    if name.hasPrefix("on") { return false }
    // Only a person or a selector reads these.
    if name.hasPrefix("xmlns") || name.hasPrefix("aria-") || ["id", "class"].contains(name) {
      return true
    }
    let value = value.lowercased().drop { $0.isWhitespace }
    if name == "href" || name.hasSuffix(":href") {
      return value.hasPrefix("#")
        || ["png", "jpeg", "webp"].contains { value.hasPrefix("data:image/\($0);base64,") }
    }
    // An animation could set an attribute that the element itself may not have.
    if name == "attributename" { return !value.hasSuffix("href") && !value.hasPrefix("on") }
    return isHarmless(style: String(value))
  }

  /// Returns true if a style, or an attribute that may hold one, refers to nothing outside the picture.
  private static func isHarmless(style: String) -> Bool {
    let style = style.lowercased()
    // An escape could hide any word.
    if style.contains("@import") || style.contains("\\") || style.contains("&#") { return false }
    var rest = style[...]
    while let reference = rest.firstRange(of: "url(") {
      rest = rest[reference.upperBound...].drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
      guard rest.hasPrefix("#") else { return false }
    }
    return !style.contains("javascript:")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}

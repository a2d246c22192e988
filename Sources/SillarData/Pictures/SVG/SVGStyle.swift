/// The values of attributes, and the styles, that an SVG may have.
enum SVGStyle {
  /// The elements of the same picture that a style, or the value of an attribute, refers to; nil if it may do anything
  /// else than draw, such as fetch a file.
  static func references(of style: String) -> [String]? {
    // An escape, and a character reference, could hide any word.
    let style = Array(style.utf8)
    if style.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "&") }) { return nil }
    var ids: [String] = []
    var word: Range<Int>?
    for index in style.indices {
      let byte = style[index]
      if byte == UInt8(ascii: "(") {
        let name = word.map { Self.lowercased(style[$0]) } ?? ""
        if name == "url" {
          guard let id = target(style[(index + 1)...]) else { return nil }
          ids.append(id)
        } else if !name.isEmpty, !SVGVocabulary.functions.contains(name) {
          return nil
        }
      } else if byte == UInt8(ascii: "@") {
        let name = style[(index + 1)...].prefix(while: isPartOfWord)
        guard SVGVocabulary.rules.contains(Self.lowercased(name)) else { return nil }
      }
      word = isPartOfWord(byte) ? (word?.lowerBound ?? index)..<(index + 1) : nil
    }
    return ids
  }

  /// The name in `#name`; nil for any other reference.
  static func fragment(_ reference: some Collection<UInt8>) -> String? {
    let reference = reference.drop(while: isSpace)
    let name = reference.dropFirst()
    guard reference.first == UInt8(ascii: "#"), !name.isEmpty, name.allSatisfy(isPartOfName) else {
      return nil
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// True for the bytes of a PNG, JPEG or WebP in a `data:` address.
  static func isEmbeddedPicture(_ reference: String) -> Bool {
    let reference = reference.utf8.drop(while: isSpace)
    let starts = ["png", "jpeg", "webp"].map { "data:image/\($0);base64,".utf8 }
    guard let start = starts.first(where: { reference.starts(with: $0) }) else { return false }
    return reference.dropFirst(start.count).allSatisfy { byte in
      isPartOfWord(byte) || isSpace(byte) || "+/=".utf8.contains(byte)
    }
  }

  /// The name in `#name)`, perhaps in quotes, after `url(`.
  private static func target(_ rest: ArraySlice<UInt8>) -> String? {
    guard let end = rest.firstIndex(of: UInt8(ascii: ")")) else { return nil }
    var reference = trimmed(rest[..<end])
    if let quote = reference.first, "\"'".utf8.contains(quote) {
      guard reference.count > 1, reference.last == quote else { return nil }
      reference = trimmed(reference.dropFirst().dropLast())
    }
    return fragment(reference)
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let start = bytes.drop(while: isSpace)
    return start[...(start.lastIndex { !isSpace($0) } ?? start.startIndex - 1)]
  }

  private static func lowercased(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).lowercased()
  }

  /// Characters of which a browser decodes none in another way: `%` and brackets are not among them.
  private static func isPartOfName(_ byte: UInt8) -> Bool {
    isPartOfWord(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":") || byte >= 0x80
  }

  /// True for the white space of XML and CSS, which is less than that of Unicode.
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: byte >= 0x80
    }
  }
}

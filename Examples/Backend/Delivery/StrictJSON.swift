/// Checks that bytes are JSON as RFC 8259 defines it, and that no object has a name twice.
///
/// `JSONDecoder` accepts a comma after the last item, and of two members with one name it takes either: what one program
/// has checked, another would then read differently.
///
///     try StrictJSON.check(body)   // throws for {"amount":1,"amount":1000}
struct StrictJSON {
  /// The reason that a text is not accepted, and its place.
  struct Fault: Error, Equatable, CustomStringConvertible {
    let reason: String
    /// The number of bytes before the fault.
    let place: Int

    var description: String { "\(reason) at byte \(place)." }
  }

  /// The most objects and arrays within one another.
  static let depthLimit = 32

  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func check(_ bytes: [UInt8]) throws(Fault) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw Fault(reason: "The body is not UTF-8", place: 0)
    }
    var json = StrictJSON(bytes)
    try json.value()
    json.skipSpace()
    guard json.place == bytes.count else { throw json.fault("There is more after the value") }
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private func fault(_ reason: String) -> Fault { Fault(reason: reason, place: place) }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { place += 1 }
  }

  /// - Returns: false, without reading anything, if the next byte is another one.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private mutating func value() throws(Fault) {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): try object()
    case UInt8(ascii: "["): try array()
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    default: try number()
    }
  }

  private mutating func enter() throws(Fault) {
    place += 1
    depth += 1
    guard depth <= Self.depthLimit else { throw fault("There are too many levels") }
    skipSpace()
  }

  private mutating func object() throws(Fault) {
    try enter()
    var names: Set<String> = []
    while !take("}") {
      if !names.isEmpty {
        guard take(",") else { throw fault("A comma is missing") }
        skipSpace()
      }
      let start = place
      let name = try string()
      guard names.insert(name).inserted else {
        throw Fault(reason: "A name is there twice", place: start)
      }
      skipSpace()
      guard take(":") else { throw fault("A colon is missing") }
      try value()
      skipSpace()
    }
    depth -= 1
  }

  private mutating func array() throws(Fault) {
    try enter()
    var isFirst = true
    while !take("]") {
      if !isFirst, !take(",") { throw fault("A comma is missing") }
      isFirst = false
      try value()
      skipSpace()
    }
    depth -= 1
  }

  private mutating func word(_ word: StaticString) throws(Fault) {
    for character in "\(word)".unicodeScalars where !take(character) {
      throw fault("There is no value")
    }
  }

  private mutating func number() throws(Fault) {
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
  }

  private mutating func digits() throws(Fault) {
    let start = place
    while let byte = next, (0x30...0x39).contains(byte) { place += 1 }
    guard place > start else { throw fault("There is no value") }
  }

  /// Returns the string, without its escapes: two names may be the same in different spellings.
  private mutating func string() throws(Fault) -> String {
    guard take("\"") else { throw fault("A name in quotation marks is missing") }
    var text: [UInt8] = []
    while true {
      guard let byte = next else { throw fault("A string does not end") }
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escape()
      case ..<0x20: throw fault("A string has a control character")
      default: text.append(byte)
      }
    }
  }

  private mutating func escape() throws(Fault) -> [UInt8] {
    guard let byte = next else { throw fault("A string does not end") }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return Array(String(try scalar()).utf8)
    default: throw fault("A string has an unknown escape")
    }
  }

  private mutating func scalar() throws(Fault) -> Unicode.Scalar {
    let unit = try unit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard (0xD800..<0xDC00).contains(unit), take("\\"), take("u") else {
      throw fault("A string has half a character")
    }
    let low = try self.unit()
    guard (0xDC00..<0xE000).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + UInt32(low) - 0xDC00)
    else { throw fault("A string has half a character") }
    return scalar
  }

  private mutating func unit() throws(Fault) -> UInt16 {
    guard place + 4 <= bytes.count,
      bytes[place..<place + 4].allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16)
    else { throw fault("A string has an unknown escape") }
    place += 4
    return unit
  }
}

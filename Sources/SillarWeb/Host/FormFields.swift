import SillarHost

/// The fields of a form (`application/x-www-form-urlencoded`; WHATWG URL, section 5.1), in order.
struct FormFields {
  /// The last of several fields with one name counts: a checked box follows its hidden "false".
  private(set) var fields: [(name: String, value: String)] = []
  private var positions: [String: Int] = [:]

  /// Adds a field, for a form whose parts are read one by one.
  mutating func add(_ name: String, _ value: String) {
    // Browsers post line ends as CR LF, whatever the page had.
    let value = value.replacing("\r\n", with: "\n")
    if let position = positions[name] {
      fields[position].value = value
    } else {
      positions[name] = fields.count
      fields.append((name, value))
    }
  }

  init(_ body: String) {
    for pair in body.utf8.split(separator: UInt8(ascii: "&")) {
      let parts = pair.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      let name = Self.decode(parts[0])
      add(name, parts.count > 1 ? Self.decode(parts[1]) : "")
    }
  }

  subscript(_ name: String) -> String? { positions[name].map { fields[$0].value } }

  /// The name of the node that a field belongs to: `1.2` for `f1.2`.
  static func node(of name: String) -> NodeName? {
    guard name.hasPrefix("f") else { return nil }
    let node = String(name.dropFirst())
    return node.isNodeName ? node : nil
  }

  /// A percent sign without two hexadecimal digits after it is kept, and bytes that are no UTF-8 become U+FFFD.
  private static func decode(_ encoded: Substring.UTF8View) -> String {
    var bytes: [UInt8] = []
    var rest = encoded[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), case let digits = Substring(rest.prefix(2)),
        digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit),
        let value = UInt8(digits, radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The fields of a form (`application/x-www-form-urlencoded`; WHATWG URL, section 5.1), in order.
struct FormFields {
  /// Of two fields with one name the last one counts: a checked box after its hidden "false".
  private(set) var fields: [(name: String, value: String)] = []

  init(_ body: String) {
    for pair in body.utf8.split(separator: UInt8(ascii: "&")) {
      let parts = pair.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      let name = Self.decode(parts[0])
      // Browsers post line ends as CR LF whatever the page had.
      let value = (parts.count > 1 ? Self.decode(parts[1]) : "").replacing("\r\n", with: "\n")
      if let index = fields.firstIndex(where: { $0.name == name }) {
        fields[index].value = value
      } else {
        fields.append((name, value))
      }
    }
  }

  subscript(_ name: String) -> String? { fields.first { $0.name == name }?.value }

  private static func decode(_ encoded: Substring.UTF8View) -> String {
    var bytes: [UInt8] = []
    var rest = encoded[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "+") {
        bytes.append(UInt8(ascii: " "))
      } else if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

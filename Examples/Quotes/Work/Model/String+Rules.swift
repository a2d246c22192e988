extension String {
  /// The text without white space around it.
  public var trimmed: String {
    var words = self[...]
    while words.first?.isWhitespace == true { words.removeFirst() }
    while words.last?.isWhitespace == true { words.removeLast() }
    return String(words)
  }

  /// True for 1 to 100 ASCII letters, digits and hyphens: what the service makes names of, and what is the same in the
  /// path of a link.
  public var isPlainName: Bool {
    1...100 ~= utf8.count
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }
}

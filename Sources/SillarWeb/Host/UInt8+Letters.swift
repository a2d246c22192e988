extension UInt8 {
  /// True for a letter of English or a digit.
  var isLetterOrDigit: Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20
      || UInt8(ascii: "0")...UInt8(ascii: "9") ~= self
  }
}

extension String {
  /// The 64-bit FNV-1a hash of the UTF-8 text, in hexadecimal. It tells versions of a text
  /// apart; it is not cryptographic, so collisions can be made on purpose.
  var fingerprint: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}

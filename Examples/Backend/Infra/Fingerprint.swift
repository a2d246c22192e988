extension String {
  /// 64 bits of FNV-1a over the UTF-8 text, in hexadecimal. It tells versions of a text
  /// apart; it does not protect against someone who wants two texts to look alike.
  var fingerprint: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}

/// A PNG file, built byte by byte.
struct SamplePNG {
  var width = 32
  var height = 16
  /// The chunks between the header and the picture.
  var chunks: [(String, [UInt8])] = []
  var trailing: [UInt8] = []

  var bytes: [UInt8] {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    bytes += Self.chunk("IHDR", width.big(4) + height.big(4) + [8, 2, 0, 0, 0])
    for (name, payload) in chunks { bytes += Self.chunk(name, payload) }
    bytes += Self.chunk("IDAT", [0x78, 0x9C, 1, 2, 3])
    return bytes + Self.chunk("IEND", []) + trailing
  }

  static func chunk(_ name: String, _ payload: [UInt8]) -> [UInt8] {
    payload.count.big(4) + Array(name.utf8) + payload + sum(Array(name.utf8) + payload).big(4)
  }

  /// Returns the CRC-32, calculated bit by bit, as the PNG standard defines it.
  private static func sum(_ bytes: [UInt8]) -> Int {
    var sum: UInt32 = ~0
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
    }
    return Int(~sum)
  }
}

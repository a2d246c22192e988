/// A PNG file, built byte by byte.
struct SamplePNG {
  var width = 32
  var height = 16
  var isInterlaced = false
  /// The chunks between the header and the picture.
  var chunks: [(String, [UInt8])] = []
  /// The compressed picture; by default black, not compressed.
  var picture: [UInt8]?
  var trailing: [UInt8] = []

  var bytes: [UInt8] {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    bytes += Self.chunk("IHDR", width.big(4) + height.big(4) + [8, 2, 0, 0, isInterlaced ? 1 : 0])
    for (name, payload) in chunks { bytes += Self.chunk(name, payload) }
    bytes += Self.chunk("IDAT", picture ?? black)
    return bytes + Self.chunk("IEND", []) + trailing
  }

  /// Black pixels in a block of DEFLATE that is not compressed. Of an enormous picture only the first.
  private var black: [UInt8] {
    Self.stored([UInt8](repeating: 0, count: min(height, 100) * (1 + 3 * min(width, 100))))
  }

  /// Returns at most 65,535 bytes as a zlib stream without compression.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return [0x78, 0x01, 1] + bytes.count.little(2) + (~bytes.count & 0xFFFF).little(2) + bytes
      + b.big(2) + a.big(2)
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

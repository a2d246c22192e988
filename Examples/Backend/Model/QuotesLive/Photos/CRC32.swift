/// The checksum of the chunks of a PNG file (ISO 3309).
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { sum, _ in
      sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1
    }
  }

  static func sum(of name: some Collection<UInt8>, _ payload: some Collection<UInt8>) -> UInt32 {
    ~add(payload, to: add(name, to: ~0))
  }

  private static func add(_ bytes: some Collection<UInt8>, to sum: UInt32) -> UInt32 {
    let table = table
    return bytes.reduce(sum) { sum, byte in
      table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8)
    }
  }
}

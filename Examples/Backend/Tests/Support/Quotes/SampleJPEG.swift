/// A gray JPEG file, built byte by byte.
struct SampleJPEG {
  /// The location of the photo, in metadata that must be removed.
  static let place = "40.4168N 3.7038W"
  static let script = "<script>alert(1)</script>"

  var width = 64
  var height = 48
  /// The segments between the start and the picture: marker and payload.
  var segments: [(UInt8, [UInt8])] = []
  /// The image data; by default of the 48 blocks of 64 by 48 pixels, with a byte FF and a restart after 24 of them.
  ///
  /// Each block takes the bits 0 (no difference from the one before) and 0 (nothing else), apart from the fourth, which
  /// has 10 (11 bits follow), eleven bits 1, and 0.
  var scan: [UInt8] = [0x02, 0xFF, 0x00, 0xE0, 0, 0, 0, 0, 0x0F, 0xFF, 0xD0, 0, 0, 0, 0, 0, 0]
  /// The number of blocks between two restarts; 0 for none.
  var restartInterval = 24
  var trailing: [UInt8] = []

  /// A photo of 1600 by 1250 pixels in 3 MB: each of its blocks has 63 numbers of 10 bits.
  static var large: SampleJPEG {
    let block = "0" + String(repeating: "100000000000", count: 63)
    // Eight blocks end with a byte.
    let bits = Array(String(repeating: block, count: 8))
    let bytes = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 == "1" ? 1 : 0) }
    }
    return SampleJPEG(
      width: 1600, height: 1250, scan: Array(repeatElement(bytes, count: 200 * 157 / 8).joined()),
      restartInterval: 0)
  }

  var bytes: [UInt8] {
    var bytes: [UInt8] = [0xFF, 0xD8]
    for (marker, payload) in segments { bytes += Self.segment(marker, payload) }
    bytes += Self.segment(0xDB, [0] + [UInt8](repeating: 1, count: 64))
    bytes += Self.segment(0xC0, [8] + height.big(2) + width.big(2) + [1, 1, 0x11, 0])
    // 0 and 10 are codes for 0 and 11 bits; of the second table for the end of a block, and for 10 bits.
    for (table, symbols): (UInt8, [UInt8]) in [(0, [0, 11]), (0x10, [0, 10])] {
      bytes += Self.segment(0xC4, [table, 1, 1] + [UInt8](repeating: 0, count: 14) + symbols)
    }
    bytes += Self.segment(0xDD, restartInterval.big(2))
    bytes += Self.segment(0xDA, [1, 1, 0, 0, 63, 0]) + scan
    return bytes + [0xFF, 0xD9] + trailing
  }

  static func segment(_ marker: UInt8, _ payload: [UInt8]) -> [UInt8] {
    [0xFF, marker] + (payload.count + 2).big(2) + payload
  }

  /// Returns an Exif segment like that of a phone, with orientation and location, in either byte order.
  static func exif(orientation: Int, isLittle: Bool = true) -> (UInt8, [UInt8]) {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      isLittle ? value.big(count).reversed() : value.big(count)
    }
    let header = Array((isLittle ? "II" : "MM").utf8) + number(42, 2) + number(8, 4)
    let turned = number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
    let gps = number(0x8825, 2) + number(4, 2) + number(1, 4) + number(38, 4)
    let directory = number(2, 2) + turned + gps + number(0, 4)
    return (0xE1, Array("Exif\0\0".utf8) + header + directory + Array("GPS \(place)".utf8))
  }

  static let jfif: (UInt8, [UInt8]) = (
    0xE0, Array("JFIF\0".utf8) + [1, 2, 1, 0, 72, 0, 72, 1, 1, 0xAA, 0xBB, 0xCC]
  )
}

extension Int {
  /// Returns the lowest `count` bytes in big-endian order.
  func big(_ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: self >> (8 * (count - 1 - $0))) }
  }

  func little(_ count: Int) -> [UInt8] { big(count).reversed() }
}

extension [UInt8] {
  func contains(_ text: String) -> Bool { firstRange(of: Array(text.utf8)) != nil }
}

/// A JPEG file, built byte by byte. It has the structure of a picture, but no valid image data.
struct SampleJPEG {
  /// The location of the photo, in metadata that must be removed.
  static let place = "40.4168N 3.7038W"
  static let script = "<script>alert(1)</script>"

  var width = 640
  var height = 480
  /// The segments between the start and the picture: marker and payload.
  var segments: [(UInt8, [UInt8])] = []
  var scan: [UInt8] = [0x12, 0xFF, 0x00, 0x34, 0xFF, 0xD0, 0x56]
  var trailing: [UInt8] = []

  var bytes: [UInt8] {
    var bytes: [UInt8] = [0xFF, 0xD8]
    for (marker, payload) in segments { bytes += Self.segment(marker, payload) }
    bytes += Self.segment(0xDB, [0] + [UInt8](repeating: 1, count: 64))
    bytes += Self.segment(0xC0, [8] + height.big(2) + width.big(2) + [1, 1, 0x11, 0])
    bytes += Self.segment(0xC4, [0] + [UInt8](repeating: 0, count: 16))
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

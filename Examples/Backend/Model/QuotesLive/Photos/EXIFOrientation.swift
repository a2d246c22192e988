/// The orientation of a photo in EXIF: tag 0x0112 of the first directory of a TIFF file (CIPA DC-008,
/// section 4.6.2), from 1, upright, to 8.
enum EXIFOrientation {
  private static let tag = 0x0112
  /// A directory that claims more entries is not searched any further.
  private static let mostEntries = 1000

  /// - Parameter tiff: the TIFF data of the EXIF segment, which may be malformed.
  /// - Returns: `nil` when there is no orientation, or the photo is upright.
  static func read(_ tiff: PhotoBytes) -> UInt8? {
    guard let value = try? find(in: tiff), (2...8).contains(value) else { return nil }
    return UInt8(value)
  }

  /// Returns true if the photo is turned by 90° or 270°.
  static func isTurned(_ orientation: UInt8?) -> Bool { (orientation ?? 1) >= 5 }

  /// Returns an EXIF segment with the orientation and nothing else.
  static func segment(_ orientation: UInt8) -> [UInt8] {
    let header = Array("MM".utf8) + 42.bigEndian(2) + 8.bigEndian(4)
    let entry = tag.bigEndian(2) + 3.bigEndian(2) + 1.bigEndian(4) + [0, orientation, 0, 0]
    let directory = 1.bigEndian(2) + entry + 0.bigEndian(4)
    return JPEGCleaner.segment(0xE1, Array("Exif\0\0".utf8) + header + directory)
  }

  private static func find(in tiff: PhotoBytes) throws(PhotoFault) -> Int? {
    let isLittle = tiff.has("II", at: 0)
    guard isLittle || tiff.has("MM", at: 0) else { return nil }
    func number(at index: Int, _ count: Int) throws(PhotoFault) -> Int {
      if isLittle { return try tiff.little(at: index, count: count) }
      return try count == 2 ? tiff.big16(at: index) : tiff.big32(at: index)
    }
    guard try number(at: 2, 2) == 42 else { return nil }
    let directory = try number(at: 4, 4)
    for place in 0..<min(try number(at: directory, 2), mostEntries) {
      let entry = directory + 2 + 12 * place
      guard try number(at: entry, 2) == tag else { continue }
      // The value must be a single number of two bytes.
      guard try number(at: entry + 2, 2) == 3, try number(at: entry + 4, 4) == 1 else { return nil }
      return try number(at: entry + 8, 2)
    }
    return nil
  }
}

/// Reads numbers from an untrusted file. Reading past its end throws, so that lengths in the file need not
/// be trusted.
///
///     let file = PhotoBytes(bytes)
///     let length = try file.big16(at: 4)
struct PhotoBytes {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var count: Int { bytes.count }

  func slice(at start: Int, count: Int) throws(PhotoFault) -> ArraySlice<UInt8> {
    guard start >= 0, count >= 0, start <= bytes.count, count <= bytes.count - start else {
      throw .cutOff
    }
    return bytes[start..<start + count]
  }

  func byte(at index: Int) throws(PhotoFault) -> UInt8 {
    guard bytes.indices.contains(index) else { throw .cutOff }
    return bytes[index]
  }

  func big16(at index: Int) throws(PhotoFault) -> Int {
    try slice(at: index, count: 2).reduce(0) { $0 << 8 | Int($1) }
  }

  func big32(at index: Int) throws(PhotoFault) -> Int {
    try slice(at: index, count: 4).reduce(0) { $0 << 8 | Int($1) }
  }

  /// Reads a little-endian number of up to four bytes.
  func little(at index: Int, count: Int) throws(PhotoFault) -> Int {
    try slice(at: index, count: count).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  func starts(with prefix: [UInt8]) -> Bool { bytes.starts(with: prefix) }

  /// Returns true if these letters are at this index; false when the file ends before.
  func has(_ letters: String, at index: Int) -> Bool {
    index >= 0 && index <= bytes.count && bytes[index...].starts(with: letters.utf8)
  }
}

extension Int {
  /// Returns the lowest `count` bytes in big-endian order.
  func bigEndian(_ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: self >> ($0 * 8)) }
  }

  /// Returns the lowest `count` bytes in little-endian order.
  func littleEndian(_ count: Int) -> [UInt8] { bigEndian(count).reversed() }
}

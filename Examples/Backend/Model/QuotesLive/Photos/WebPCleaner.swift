/// Parses a WebP file (RFC 9649) and writes a new one with only the picture, its transparency and its
/// color profile. EXIF, XMP and unknown chunks are dropped.
struct WebPCleaner {
  private let file: PhotoBytes
  /// The end of the file by its own header; data after it is ignored.
  private let end: Int
  private var position = 12
  private var output: [UInt8] = []
  private var canvas: PixelSize?
  private var picture: PixelSize?

  private init(_ file: PhotoBytes) throws(PhotoFault) {
    self.file = file
    end = 8 + (try file.little(at: 4, count: 4))
    guard end <= file.count else { throw .cutOff }
  }

  static func clean(_ file: PhotoBytes) throws(PhotoFault) -> CleanPhoto {
    var cleaner = try WebPCleaner(file)
    while cleaner.position < cleaner.end { try cleaner.readChunk() }
    guard let picture = cleaner.picture else { throw .damaged("there is no picture in it") }
    if let canvas = cleaner.canvas, canvas != picture {
      throw .damaged("it says two different sizes")
    }
    let head = Array("RIFF".utf8) + (cleaner.output.count + 4).littleEndian(4) + "WEBP".utf8
    return CleanPhoto(.webp, picture, head + cleaner.output)
  }

  private mutating func readChunk() throws(PhotoFault) {
    let name = String(decoding: try file.slice(at: position, count: 4), as: UTF8.self)
    let length = try file.little(at: position + 4, count: 4)
    guard length <= end - position - 8 else { throw .cutOff }
    let chunk = PhotoBytes(Array(try file.slice(at: position + 8, count: length)))
    let isFirst = position == 12
    position += 8 + length + length % 2
    switch name {
    case "VP8X":
      guard isFirst else { throw .damaged("its parts are not in order") }
      try readExtended(chunk)
    case "ICCP", "ALPH":
      // Without an extended header neither is allowed, and decoders ignore them.
      if canvas != nil, picture == nil { keep(name, chunk.bytes) }
    case "VP8 ", "VP8L":
      guard picture == nil, isFirst || canvas != nil else {
        throw .damaged("its parts are not in order")
      }
      picture = try name == "VP8 " ? Self.lossySize(chunk) : Self.losslessSize(chunk)
      keep(name, chunk.bytes)
    case "ANIM", "ANMF":
      throw .animated
    default:
      guard !isFirst else { throw .damaged("it does not begin with a picture") }
    }
  }

  /// Reads the extended header: flags, three reserved bytes, and width and height less one in three bytes each.
  private mutating func readExtended(_ chunk: PhotoBytes) throws(PhotoFault) {
    guard chunk.count >= 10 else { throw .damaged("its first part is shorter than can be") }
    let flags = try chunk.byte(at: 0)
    guard flags & 0x02 == 0 else { throw .animated }
    canvas = try PixelSize(
      width: chunk.little(at: 4, count: 3) + 1, height: chunk.little(at: 7, count: 3) + 1)
    // Keeps only the flags for a color profile and transparency.
    keep("VP8X", [flags & 0x30, 0, 0, 0] + (try chunk.slice(at: 4, count: 6)))
  }

  private mutating func keep(_ name: String, _ payload: [UInt8]) {
    output += Array(name.utf8) + payload.count.littleEndian(4) + payload
    if payload.count % 2 == 1 { output.append(0) }
  }

  /// Reads the size from the header of a key frame (RFC 6386, section 9.1).
  private static func lossySize(_ chunk: PhotoBytes) throws(PhotoFault) -> PixelSize {
    guard try chunk.byte(at: 0) & 1 == 0, try chunk.slice(at: 3, count: 3) == [0x9D, 0x01, 0x2A]
    else { throw .damaged("the picture in it does not begin as it has to") }
    return try PixelSize(
      width: chunk.little(at: 6, count: 2) & 0x3FFF, height: chunk.little(at: 8, count: 2) & 0x3FFF)
  }

  /// Reads the size: 14 bits for each side less one (RFC 9649, section 3.4).
  private static func losslessSize(_ chunk: PhotoBytes) throws(PhotoFault) -> PixelSize {
    guard try chunk.byte(at: 0) == 0x2F else {
      throw .damaged("the picture in it does not begin as it has to")
    }
    let bits = try chunk.little(at: 1, count: 4)
    guard bits >> 29 == 0 else { throw .damaged("it is made in a way that there is not") }
    return try PixelSize(width: (bits & 0x3FFF) + 1, height: ((bits >> 14) & 0x3FFF) + 1)
  }
}

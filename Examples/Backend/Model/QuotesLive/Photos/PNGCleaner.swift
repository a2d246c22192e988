/// Parses a PNG file (W3C, Portable Network Graphics, third edition) and writes a new one with only what
/// the picture needs: the critical chunks, and those for colors and resolution. Texts, times, EXIF,
/// animation and unknown chunks are dropped.
struct PNGCleaner {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let kept: Set<String> = [
    "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "cHRM", "gAMA", "sBIT", "sRGB", "cICP", "bKGD", "pHYs",
    "mDCV", "cLLI",
  ]

  private let file: PhotoBytes
  private var position = signature.count
  private var output = signature
  private var size: PixelSize?
  private var needsPalette = false
  private var hasPalette = false
  private var layout: PNGLayout?
  /// The compressed picture.
  private var picture: [UInt8] = []
  private var hasPicture: Bool { !picture.isEmpty }

  private init(_ file: PhotoBytes) { self.file = file }

  static func clean(_ file: PhotoBytes) throws(PhotoFault) -> CleanPhoto {
    var cleaner = PNGCleaner(file)
    // Data after the end of the picture is ignored.
    while try cleaner.readChunk() != "IEND" {}
    guard let size = cleaner.size, cleaner.hasPicture, cleaner.hasPalette || !cleaner.needsPalette
    else { throw .damaged("there is no picture in it") }
    try cleaner.layout?.check(cleaner.picture)
    return CleanPhoto(.png, size, cleaner.output)
  }

  /// - Returns: the name of the chunk.
  private mutating func readChunk() throws(PhotoFault) -> String {
    let length = try file.big32(at: position)
    let nameBytes = try file.slice(at: position + 4, count: 4)
    let payload = try file.slice(at: position + 8, count: length)
    let sum = try file.big32(at: position + 8 + length)
    guard
      nameBytes.allSatisfy({ (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) })
    else { throw .damaged("a part of it has no proper name") }
    let name = String(decoding: nameBytes, as: UTF8.self)
    position += 12 + length
    if name == "iCCP" {
      keepProfile(payload)
    } else if Self.kept.contains(name) {
      guard Int(CRC32.sum(of: nameBytes, payload)) == sum else {
        throw .damaged("the check sum of a part of it is wrong")
      }
      try read(name, payload)
      keep(nameBytes, payload)
    } else if nameBytes.first.map({ $0 & 0x20 == 0 }) == true {
      // An upper-case letter marks a critical chunk, without which the picture cannot be decoded.
      throw .damaged("it has a part of a kind that is not known")
    }
    return name
  }

  private mutating func read(_ name: String, _ payload: ArraySlice<UInt8>) throws(PhotoFault) {
    guard (name == "IHDR") == (size == nil) else {
      throw .damaged("it does not begin by saying how large it is, or says it twice")
    }
    switch name {
    case "IHDR": try readHeader(PhotoBytes(Array(payload)))
    case "PLTE":
      hasPalette = true
      guard payload.count % 3 == 0, (3...768).contains(payload.count) else {
        throw .damaged("its colors are not whole")
      }
    case "IDAT": picture += payload
    case "IEND":
      guard payload.isEmpty else { throw .damaged("its end is not empty") }
    default: break
    }
  }

  private mutating func readHeader(_ header: PhotoBytes) throws(PhotoFault) {
    guard header.count == 13 else {
      throw .damaged("its first part is not as long as it has to be")
    }
    size = try PixelSize(width: header.big32(at: 0), height: header.big32(at: 4))
    let depths: [UInt8: [UInt8]] = [
      0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
    ]
    let color = try header.byte(at: 9)
    needsPalette = color == 3
    guard depths[color]?.contains(try header.byte(at: 8)) == true,
      try header.byte(at: 10) == 0, try header.byte(at: 11) == 0, try header.byte(at: 12) <= 1
    else { throw .damaged("it says that it is made in a way that there is not") }
    layout = try PNGLayout(header)
  }

  private mutating func keep(_ name: some Collection<UInt8>, _ payload: some Collection<UInt8>) {
    output += payload.count.bigEndian(4)
    output += name
    output += payload
    output += Int(CRC32.sum(of: name, payload)).bigEndian(4)
  }

  /// Keeps a color profile under a fixed name, because its own name might have any text.
  private mutating func keepProfile(_ payload: ArraySlice<UInt8>) {
    guard size != nil, !hasPicture,
      let end = payload.prefix(80).firstIndex(of: 0), end + 1 < payload.endIndex
    else { return }
    keep("iCCP".utf8, Array("icc".utf8) + payload[end...])
  }
}

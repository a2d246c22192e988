/// Parses a JPEG file (ITU-T T.81, annex B) and writes a new one with only what the picture needs.
///
/// Of the application segments, only those stay that affect the display: resolution (`JFIF`), colors
/// (`ICC_PROFILE`, `Adobe`), and orientation, in an EXIF segment with nothing else. All others are
/// dropped, with location, camera, thumbnails, comments and further pictures.
struct JPEGCleaner {
  private let file: PhotoBytes
  private var position = 2
  private var jfif: [UInt8] = []
  private var orientation: UInt8?
  private var rest: [UInt8] = []
  private var size: PixelSize?
  private var decoding = JPEGDecoding()

  private init(_ file: PhotoBytes) { self.file = file }

  static func clean(_ file: PhotoBytes) throws(PhotoFault) -> CleanPhoto {
    var cleaner = JPEGCleaner(file)
    let size = try cleaner.readAll()
    let orientation = cleaner.orientation
    let head = [0xFF, 0xD8] + cleaner.jfif + (orientation.map(EXIFOrientation.segment) ?? [])
    return CleanPhoto(
      .jpeg, EXIFOrientation.isTurned(orientation) ? size.turned : size,
      head + cleaner.rest + [0xFF, 0xD9])
  }

  /// Reads all segments. Data after the end of the picture is ignored.
  private mutating func readAll() throws(PhotoFault) -> PixelSize {
    while true {
      let marker = try nextMarker()
      if marker == 0xD9 { break }
      let start = position
      let length = try file.big16(at: start)
      guard length >= 2 else { throw .damaged("a part of it says that it is shorter than can be") }
      let payload = try file.slice(at: start + 2, count: length - 2)
      position = start + length
      try read(marker, payload)
    }
    guard let size, decoding.isComplete else { throw .damaged("there is no picture in it") }
    return size
  }

  /// A marker is a byte other than 0 and FF after any number of bytes FF.
  private mutating func nextMarker() throws(PhotoFault) -> UInt8 {
    guard try file.byte(at: position) == 0xFF else {
      throw .damaged("a part of it does not begin where the one before ends")
    }
    while try file.byte(at: position) == 0xFF { position += 1 }
    defer { position += 1 }
    return try file.byte(at: position)
  }

  private mutating func read(
    _ marker: UInt8, _ payload: ArraySlice<UInt8>
  ) throws(PhotoFault) {
    switch marker {
    case 0xDA:
      guard size != nil else { throw .damaged("the picture comes before its size") }
      keep(marker, payload)
      try readScan(PhotoBytes(Array(payload)))
    case 0xC4:
      try decoding.readTables(PhotoBytes(Array(payload)))
      keep(marker, payload)
    case 0xDD:
      try decoding.readRestartInterval(PhotoBytes(Array(payload)))
      keep(marker, payload)
    case 0xCC, 0xDB, 0xDC:
      keep(marker, payload)
    case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
      try readFrame(marker, PhotoBytes(Array(payload)))
      keep(marker, payload)
    case 0xE0...0xEF:
      readApplication(marker, payload)
    case 0xF0...0xFE:
      break
    default:
      throw .damaged("it has a part of a kind that is not known")
    }
  }

  private mutating func keep(_ marker: UInt8, _ payload: some Collection<UInt8>) {
    rest += Self.segment(marker, payload)
  }

  static func segment(_ marker: UInt8, _ payload: some Collection<UInt8>) -> [UInt8] {
    [0xFF, marker] + (payload.count + 2).bigEndian(2) + payload
  }

  private mutating func readFrame(
    _ marker: UInt8, _ frame: PhotoBytes
  ) throws(PhotoFault) {
    guard size == nil else { throw .damaged("it says twice how large it is") }
    size = try PixelSize(width: frame.big16(at: 3), height: frame.big16(at: 1))
    try decoding.readFrame(marker, frame)
  }

  private mutating func readApplication(_ marker: UInt8, _ payload: ArraySlice<UInt8>) {
    let text = PhotoBytes(Array(payload))
    switch marker {
    case 0xE0 where text.has("JFIF\0", at: 0) && text.count >= 14 && jfif.isEmpty:
      // The last two bytes are the size of the thumbnail: there is none.
      jfif = Self.segment(marker, payload.prefix(12) + [0, 0])
    case 0xE1 where text.has("Exif\0\0", at: 0) && orientation == nil:
      orientation = EXIFOrientation.read(PhotoBytes(Array(payload.dropFirst(6))))
    case 0xE2 where text.has("ICC_PROFILE\0", at: 0):
      keep(marker, payload)
    case 0xEE where text.has("Adobe", at: 0) && text.count >= 12:
      keep(marker, payload.prefix(12))
    default:
      break
    }
  }

  /// Reads the picture data, in which FF is followed by 0 or a restart marker, or is a fill byte.
  private mutating func readScan(_ header: PhotoBytes) throws(PhotoFault) {
    let start = position
    while let next = file.bytes[position...].firstIndex(of: 0xFF) {
      switch try file.byte(at: next + 1) {
      case 0x00, 0xD0...0xD7: position = next + 2
      case 0xFF: position = next + 1
      default:
        try decoding.readScan(header, file.bytes[start..<next])
        rest += file.bytes[start..<next]
        position = next
        return
      }
    }
    throw .cutOff
  }
}

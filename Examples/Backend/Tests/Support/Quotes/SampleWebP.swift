/// A WebP file, built byte by byte.
struct SampleWebP {
  var width = 100
  var height = 50
  /// The flags of the `VP8X` header, which name the optional chunks; nil for a file without this header.
  var flags: UInt8? = 0x0C
  /// The chunks after the picture.
  var chunks: [(String, [UInt8])] = []
  var trailing: [UInt8] = []

  var bytes: [UInt8] {
    var body = Array("WEBP".utf8)
    if let flags {
      body += Self.chunk("VP8X", [flags, 0, 0, 0] + (width - 1).little(3) + (height - 1).little(3))
    }
    body += Self.chunk("VP8 ", picture)
    for (name, payload) in chunks { body += Self.chunk(name, payload) }
    return Array("RIFF".utf8) + body.count.little(4) + body + trailing
  }

  /// The payload of the picture, with an odd number of bytes, so that its chunk needs a padding byte.
  var picture: [UInt8] {
    [0x10, 0, 0, 0x9D, 0x01, 0x2A] + width.little(2) + height.little(2) + [1, 2, 3]
  }

  /// Returns a lossless WebP file, which has its size in bit fields.
  static func lossless(width: Int, height: Int) -> [UInt8] {
    let picture = [0x2F] + ((width - 1) | (height - 1) << 14).little(4) + [7]
    let body = Array("WEBP".utf8) + chunk("VP8L", picture)
    return Array("RIFF".utf8) + body.count.little(4) + body
  }

  static func chunk(_ name: String, _ payload: [UInt8]) -> [UInt8] {
    Array(name.utf8) + payload.count.little(4) + payload
      + (payload.count % 2 == 1 ? [0] : [])
  }
}

import Foundation

/// A font as a flavor ships it: DejaVu, which browsers' tests need anyway, as WOFF 2 without compression.
enum ProbeFont {
  static func woff2() throws -> [UInt8] {
    let font = [UInt8](
      try Data(contentsOf: URL(filePath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")))
    func number(_ place: Int, _ length: Int) -> Int {
      font[place..<place + length].reduce(0) { $0 << 8 | Int($1) }
    }
    let tables = (0..<number(4, 2)).map { index in
      let entry = 12 + index * 16
      let start = number(entry + 8, 4)
      return (tag: font[entry..<entry + 4], data: font[start..<start + number(entry + 12, 4)])
    }
    var (directory, data, size): ([UInt8], [UInt8], Int) = ([], [], 12 + 16 * tables.count)
    for (tag, table) in tables {
      // W3C, WOFF 2.0, 4.1: a tag of its own; glyphs as they are have the version 3.
      let isGlyphs = ["glyf", "loca"].contains(String(decoding: tag, as: UTF8.self))
      directory += [isGlyphs ? 0xFF : 0x3F] + tag + base128(table.count)
      data += table
      size += (table.count + 3) / 4 * 4
    }
    let stream = brotli(data)
    let length = (48 + directory.count + stream.count + 3) / 4 * 4
    var file =
      Array("wOF2".utf8) + font[0..<4] + bytes(length, 4) + bytes(tables.count, 2) + [0, 0]
    file += bytes(size, 4) + bytes(stream.count, 4) + bytes(1, 2) + [0, 0]
    file += [UInt8](repeating: 0, count: 20) + directory + stream
    return file + [UInt8](repeating: 0, count: length - file.count)
  }

  private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  private static func base128(_ number: Int) -> [UInt8] {
    var (bytes, rest) = ([UInt8(number & 0x7F)], number >> 7)
    while rest > 0 {
      bytes.insert(UInt8(rest & 0x7F) | 0x80, at: 0)
      rest >>= 7
    }
    return bytes
  }

  /// RFC 7932, 9.2: blocks that are not compressed, and an empty last one.
  private static func brotli(_ data: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = []
    for start in stride(from: 0, to: data.count, by: 65_536) {
      let block = data[start..<min(data.count, start + 65_536)]
      var head = (block.count - 1) << 3 | 1 << 19
      // The first one has the size of the window before it.
      if start == 0 { head <<= 1 }
      stream += bytes(head, 3).reversed() + block
    }
    return stream + [3]
  }
}

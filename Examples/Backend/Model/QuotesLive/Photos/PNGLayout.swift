/// The rows of a PNG picture, as they come out of its compressed data: a byte for the filter of the row, then the pixels.
struct PNGLayout {
  /// The first column and row of each pass of Adam7, and the distances to the next ones.
  private static let passes = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
    (0, 1, 1, 2),
  ]

  /// The number of rows of each pass, and their bytes.
  private let passes: [(rows: Int, bytes: Int)]

  /// - Parameter header: the payload of IHDR, whose values are valid.
  init(_ header: PhotoBytes) throws(PhotoFault) {
    let (width, height) = (try header.big32(at: 0), try header.big32(at: 4))
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][try header.byte(at: 9)] ?? 1
    let bits = Int(try header.byte(at: 8)) * channels
    let isInterlaced = try header.byte(at: 12) == 1
    passes = (isInterlaced ? Self.passes : [(0, 0, 1, 1)]).compactMap { column, row, right, down in
      let (columns, rows) = (
        (width - column + right - 1) / right, (height - row + down - 1) / down
      )
      return columns > 0 && rows > 0 ? (rows, 1 + (columns * bits + 7) / 8) : nil
    }
  }

  /// Decompresses the picture.
  ///
  /// - Throws: `PhotoFault.damaged` unless all rows come out, each with a filter that exists, and no more.
  func check(_ picture: [UInt8]) throws(PhotoFault) {
    let expected = passes.reduce(0) { $0 + $1.rows * $1.bytes }
    var inflater = Inflater(picture, limit: expected)
    var (pass, rows, next) = (0, 0, 0)
    let count = try inflater.run { byte, place in
      guard place == next else { return true }
      next += passes[pass].bytes
      rows += 1
      if rows == passes[pass].rows {
        pass = min(pass + 1, passes.count - 1)
        rows = 0
      }
      return byte <= 4
    }
    guard count == expected else { throw .damaged("its picture cannot be decoded") }
  }
}

/// Decompresses a zlib stream (RFC 1950 and 1951), to find out whether it can be, and how much comes out. What comes out is
/// not kept, apart from the last 32 KB.
///
///     var inflater = Inflater(bytes, limit: 1_552)
///     let count = try inflater.run { byte, place in byte <= 4 || place % 97 != 0 }
struct Inflater {
  private static let windowSize = 32_768
  private static let lengths = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let distances = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
    3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private let input: [UInt8]
  /// The most bytes that may come out.
  private let limit: Int
  private var position = 2
  private var bits = 0
  private var bitCount = 0
  private var window = [UInt8](repeating: 0, count: windowSize)
  private var count = 0
  private var sum: (a: UInt32, b: UInt32) = (1, 0)

  init(_ input: [UInt8], limit: Int) {
    self.input = input
    self.limit = limit
  }

  /// - Parameter isRight: returns false for a byte that must not be at its place.
  /// - Returns: the number of bytes that come out.
  /// - Throws: `PhotoFault.damaged` for a stream that cannot be decompressed, and for more than `limit` bytes.
  mutating func run(_ isRight: (UInt8, Int) -> Bool) throws(PhotoFault) -> Int {
    guard input.count > 2, input[0] & 0x0F == 8, input[1] & 0x20 == 0,
      (Int(input[0]) << 8 | Int(input[1])) % 31 == 0
    else { throw Self.fault }
    var isLast = false
    while !isLast {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try stored(isRight)
      case 1: try compressed(Self.fixedLiterals, Self.fixedDistances, isRight)
      case 2:
        let (literals, distances) = try tables()
        try compressed(literals, distances, isRight)
      default: throw Self.fault
      }
    }
    (bits, bitCount) = (0, 0)
    var expected: UInt32 = 0
    for _ in 0..<4 { expected = expected << 8 | UInt32(try byte()) }
    guard expected == sum.b << 16 | sum.a else { throw Self.fault }
    return count
  }

  private static var fault: PhotoFault { .damaged("its picture cannot be decoded") }

  private static let fixedLiterals = HuffmanTable(
    lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = HuffmanTable(lengths: Array(repeating: 5, count: 30))

  private mutating func byte() throws(PhotoFault) -> UInt8 {
    guard position < input.count else { throw Self.fault }
    position += 1
    return input[position - 1]
  }

  private mutating func take(_ wanted: Int) throws(PhotoFault) -> Int {
    while bitCount < wanted {
      bits |= Int(try byte()) << bitCount
      bitCount += 8
    }
    defer {
      bits >>= wanted
      bitCount -= wanted
    }
    return bits & ((1 << wanted) - 1)
  }

  private mutating func symbol(_ table: HuffmanTable) throws(PhotoFault) -> Int {
    var (code, first, index) = (0, 0, 0)
    for length in 1...15 {
      code |= try take(1)
      let count = table.counts[length]
      if code - count < first { return table.symbols[index + code - first] }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    throw Self.fault
  }

  private mutating func put(
    _ byte: UInt8, _ isRight: (UInt8, Int) -> Bool
  ) throws(PhotoFault) {
    guard count < limit, isRight(byte, count) else { throw Self.fault }
    window[count % Self.windowSize] = byte
    count += 1
    sum.a += UInt32(byte)
    if sum.a >= 65_521 { sum.a -= 65_521 }
    sum.b = (sum.b + sum.a) % 65_521
  }

  private mutating func stored(_ isRight: (UInt8, Int) -> Bool) throws(PhotoFault) {
    (bits, bitCount) = (0, 0)
    let length = Int(try byte()) | Int(try byte()) << 8
    let complement = Int(try byte()) | Int(try byte()) << 8
    guard length == ~complement & 0xFFFF else { throw Self.fault }
    for _ in 0..<length { try put(try byte(), isRight) }
  }

  private mutating func compressed(
    _ literals: HuffmanTable, _ distances: HuffmanTable, _ isRight: (UInt8, Int) -> Bool
  ) throws(PhotoFault) {
    while true {
      let symbol = try symbol(literals)
      if symbol < 256 {
        try put(UInt8(symbol), isRight)
        continue
      }
      if symbol == 256 { return }
      let index = symbol - 257
      guard index < 29 else { throw Self.fault }
      let extra = index < 8 || index == 28 ? 0 : (index - 4) / 4
      let length = Self.lengths[index] + (try take(extra))
      let code = try self.symbol(distances)
      guard code < 30 else { throw Self.fault }
      let distance = Self.distances[code] + (try take(code < 4 ? 0 : (code - 2) / 2))
      guard distance <= count else { throw Self.fault }
      for _ in 0..<length {
        try put(window[(count - distance) % Self.windowSize], isRight)
      }
    }
  }

  private mutating func tables() throws(PhotoFault) -> (HuffmanTable, HuffmanTable) {
    let (literals, distances) = (try take(5) + 257, try take(5) + 1)
    var lengths = [Int](repeating: 0, count: 19)
    for place in Self.order.prefix(try take(4) + 4) { lengths[place] = try take(3) }
    let codes = HuffmanTable(lengths: lengths)
    lengths = []
    while lengths.count < literals + distances {
      let symbol = try symbol(codes)
      switch symbol {
      case ..<16: lengths.append(symbol)
      case 16:
        guard let last = lengths.last else { throw Self.fault }
        lengths += Array(repeating: last, count: try take(2) + 3)
      case 17: lengths += Array(repeating: 0, count: try take(3) + 3)
      default: lengths += Array(repeating: 0, count: try take(7) + 11)
      }
    }
    guard lengths.count == literals + distances, lengths[256] != 0 else { throw Self.fault }
    let tables = (
      HuffmanTable(lengths: Array(lengths.prefix(literals))),
      HuffmanTable(lengths: Array(lengths.dropFirst(literals)))
    )
    guard !tables.0.isOverfull, !tables.1.isOverfull else { throw Self.fault }
    return tables
  }
}

/// A canonical Huffman code: the number of codes of each length, and the symbols in the order of their codes.
struct HuffmanTable: Sendable {
  let counts: [Int]
  let symbols: [Int]

  /// - Parameter lengths: the length of each symbol's code in bits; 0 for a symbol without a code.
  init(lengths: [Int]) {
    counts = (0...15).map { length in
      length == 0 ? 0 : lengths.count { $0 == length }
    }
    symbols = (1...15).flatMap { length in lengths.indices.filter { lengths[$0] == length } }
  }

  /// - Parameters:
  ///   - counts: the number of codes with 1 bit, 2 bits and so on.
  init(counts: [Int], symbols: [Int]) {
    self.counts = [0] + counts
    self.symbols = symbols
  }

  /// True if there are more codes than bits can tell apart.
  var isOverfull: Bool {
    var left = 1
    for count in counts.dropFirst() {
      left = (left << 1) - count
      if left < 0 { return true }
    }
    return false
  }
}

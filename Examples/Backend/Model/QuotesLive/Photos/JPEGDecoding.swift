/// Decodes the entropy-coded data of a JPEG file (ITU-T T.81, annex F), to find out whether it can be. No pixel is
/// computed.
///
/// Data of the sequential kind is decoded completely. Of the progressive kind only the amount is checked, as each block
/// needs a bit at least.
struct JPEGDecoding {
  private struct Component {
    let id: UInt8
    let across: Int
    let down: Int
  }

  private var components: [Component] = []
  private var size = (width: 0, height: 0)
  private var isProgressive = false
  private var tables: [UInt8: HuffmanTable] = [:]
  private var restartInterval = 0
  /// The components that a scan has had.
  private var seen: Set<UInt8> = []

  static var fault: PhotoFault { .damaged("its picture cannot be decoded") }

  /// True if scans have had all components.
  var isComplete: Bool { !components.isEmpty && seen == Set(components.map(\.id)) }

  mutating func readFrame(_ marker: UInt8, _ frame: PhotoBytes) throws(PhotoFault) {
    // The others are lossless, hierarchical or arithmetic: browsers do not show them.
    guard (0xC0...0xC2).contains(marker), try frame.byte(at: 0) == 8 else { throw Self.fault }
    isProgressive = marker == 0xC2
    size = (try frame.big16(at: 3), try frame.big16(at: 1))
    for index in 0..<Int(try frame.byte(at: 5)) {
      let sampling = Int(try frame.byte(at: 7 + 3 * index))
      let component = Component(
        id: try frame.byte(at: 6 + 3 * index), across: sampling >> 4, down: sampling & 15)
      guard (1...4).contains(component.across), (1...4).contains(component.down) else {
        throw Self.fault
      }
      components.append(component)
    }
    guard (1...4).contains(components.count), Set(components.map(\.id)).count == components.count
    else { throw Self.fault }
  }

  mutating func readTables(_ bytes: PhotoBytes) throws(PhotoFault) {
    var start = 0
    while start < bytes.count {
      let name = try bytes.byte(at: start)
      let counts = try bytes.slice(at: start + 1, count: 16).map(Int.init)
      let symbols = try bytes.slice(at: start + 17, count: counts.reduce(0, +)).map(Int.init)
      let table = HuffmanTable(counts: counts, symbols: symbols)
      guard !table.isOverfull else { throw Self.fault }
      tables[name] = table
      start += 17 + symbols.count
    }
  }

  mutating func readRestartInterval(_ bytes: PhotoBytes) throws(PhotoFault) {
    restartInterval = try bytes.big16(at: 0)
  }

  /// - Parameter data: the bytes after the header of the scan, to the next marker that is not a restart.
  mutating func readScan(_ header: PhotoBytes, _ data: ArraySlice<UInt8>) throws(PhotoFault) {
    var parts: [(component: Component, dc: HuffmanTable?, ac: HuffmanTable?)] = []
    for index in 0..<Int(try header.byte(at: 0)) {
      let id = try header.byte(at: 1 + 2 * index)
      let names = try header.byte(at: 2 + 2 * index)
      guard let component = components.first(where: { $0.id == id }) else { throw Self.fault }
      parts.append((component, tables[names >> 4], tables[0x10 | names & 15]))
      seen.insert(id)
    }
    guard (1...4).contains(parts.count) else { throw Self.fault }
    let (units, blocks) = layout(parts.map(\.component))
    if isProgressive {
      let isFirst = try header.byte(at: 1 + 2 * parts.count) == 0
      guard !isFirst || data.count * 8 >= units * blocks.reduce(0, +) else { throw Self.fault }
      return
    }
    var reader = EntropyBits(data)
    for unit in 0..<units {
      if restartInterval > 0, unit > 0, unit % restartInterval == 0 { try reader.restart() }
      for (part, count) in zip(parts, blocks) {
        guard let dc = part.dc, let ac = part.ac else { throw Self.fault }
        for _ in 0..<count { try reader.block(dc, ac) }
      }
    }
  }

  /// Returns the number of units of a scan, and the number of blocks of each component in a unit.
  private func layout(_ parts: [Component]) -> (units: Int, blocks: [Int]) {
    func parts8(_ length: Int) -> Int { (length + 7) / 8 }
    let most = (
      across: components.map(\.across).max() ?? 1, down: components.map(\.down).max() ?? 1
    )
    if parts.count == 1, let only = parts.first {
      let width = (size.width * only.across + most.across - 1) / most.across
      let height = (size.height * only.down + most.down - 1) / most.down
      return (parts8(width) * parts8(height), [1])
    }
    let across = (size.width + 8 * most.across - 1) / (8 * most.across)
    let down = (size.height + 8 * most.down - 1) / (8 * most.down)
    return (across * down, parts.map { $0.across * $0.down })
  }
}

/// Reads the bits of a scan, in which each byte FF is followed by 0 or is part of a restart marker.
private struct EntropyBits {
  private let data: ArraySlice<UInt8>
  private var position: Int
  private var bits = 0
  private var bitCount = 0

  init(_ data: ArraySlice<UInt8>) {
    self.data = data
    position = data.startIndex
  }

  /// Decodes a block of 64 coefficients.
  mutating func block(_ dc: HuffmanTable, _ ac: HuffmanTable) throws(PhotoFault) {
    let size = try symbol(dc)
    guard size <= 11 else { throw JPEGDecoding.fault }
    try skip(size)
    var place = 1
    while place < 64 {
      let symbol = try symbol(ac)
      let (run, size) = (symbol >> 4, symbol & 15)
      if size == 0 {
        guard run == 15 else { return }
        place += 16
        continue
      }
      place += run + 1
      guard place <= 64 else { throw JPEGDecoding.fault }
      try skip(size)
    }
  }

  mutating func restart() throws(PhotoFault) {
    bitCount = 0
    while position < data.endIndex, data[position] == 0xFF { position += 1 }
    guard position < data.endIndex, (0xD0...0xD7).contains(data[position]) else {
      throw JPEGDecoding.fault
    }
    position += 1
  }

  private mutating func fill() throws(PhotoFault) {
    guard position < data.endIndex else { throw JPEGDecoding.fault }
    let byte = data[position]
    position += 1
    if byte == 0xFF {
      guard position < data.endIndex, data[position] == 0 else { throw JPEGDecoding.fault }
      position += 1
    }
    bits = bits << 8 | Int(byte)
    bitCount += 8
  }

  private mutating func skip(_ count: Int) throws(PhotoFault) {
    while bitCount < count { try fill() }
    bitCount -= count
    bits &= (1 << bitCount) - 1
  }

  private mutating func symbol(_ table: HuffmanTable) throws(PhotoFault) -> Int {
    var (code, first, index) = (0, 0, 0)
    for length in 1...16 {
      if bitCount == 0 { try fill() }
      bitCount -= 1
      code |= bits >> bitCount & 1
      bits &= (1 << bitCount) - 1
      let count = table.counts[length]
      if code - count < first { return table.symbols[index + code - first] }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    throw JPEGDecoding.fault
  }
}

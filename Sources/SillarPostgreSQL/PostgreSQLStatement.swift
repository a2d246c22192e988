import CLibPQ
import SillarSQL

/// A statement as the server takes it: `$1` in the place of each value, and the values in their binary formats.
///
/// The server is told the types of numbers, so that `\(1)` is a BIGINT wherever it stands. It finds those of texts and bytes
/// itself: the same bytes are a value of TEXT or of BYTEA, as the column wants it. NULL is a part of the text, because the
/// server finds no type for a NULL that is only compared.
struct PostgreSQLStatement {
  private(set) var text = ""
  private(set) var types: [Oid] = []
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  /// - Throws: ``SQLTextUnstorable``.
  init(_ statement: SQL) throws(SQLTextUnstorable) {
    try statement.checkTexts()
    let source = statement.text.utf8
    text.reserveCapacity(source.count + 2 * statement.values.count)
    var start = source.startIndex
    for (place, value) in zip(statement.places, statement.values) {
      let end = source.index(source.startIndex, offsetBy: place)
      text += statement.text[start..<end]
      start = source.index(after: end)
      append(value)
    }
    text += statement.text[start...]
  }

  private mutating func append(_ value: SQLValue) {
    switch value {
    case .null:
      text += "NULL"
      return
    case .real(let number) where number.isNaN:
      // As in SQLite.
      text += "NULL"
      return
    case .integer(let number):
      withUnsafeBytes(of: number.bigEndian) { bytes += $0 }
      types.append(20)
    case .real(let number):
      withUnsafeBytes(of: number.bitPattern.bigEndian) { bytes += $0 }
      types.append(701)
    case .text(let words):
      bytes += words.utf8
      types.append(0)
    case .blob(let data):
      bytes += data
      types.append(0)
    }
    ends.append(bytes.count)
    text += "$\(types.count)"
  }

  /// Calls a function of libpq with the values: their pointers, lengths and formats.
  func withValues<Result>(
    _ body: (
      _ count: CInt, UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<CInt>?,
      UnsafePointer<CInt>?
    ) -> Result
  ) -> Result {
    let count = types.count
    let lengths = ends.indices.map { CInt(ends[$0] - ($0 == 0 ? 0 : ends[$0 - 1])) }
    let formats = [CInt](repeating: 1, count: count)
    // One more, so that the start of an empty value at the end is not a null pointer, which would be NULL.
    return (bytes + [0]).withUnsafeBytes { buffer in
      let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      let values = ends.indices.map { index in start.map { $0 + (index == 0 ? 0 : ends[index - 1]) }
      }
      return body(CInt(count), values, lengths, formats)
    }
  }
}

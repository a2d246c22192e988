import CLibPQ
import Foundation
import SillarSQL

/// The rows that the server has sent for a statement, in their binary formats.
final class PostgreSQLResult {
  private let result: OpaquePointer
  private let types: [Oid]
  /// The names of the columns. The server gives those that are not quoted in lower case.
  let columns: [String]
  let count: Int

  init(_ result: OpaquePointer) {
    self.result = result
    let fields = 0..<PQnfields(result)
    types = fields.map { PQftype(result, $0) }
    columns = fields.map { PQfname(result, $0).map { String(cString: $0) } ?? "" }
    count = Int(PQntuples(result))
  }

  deinit { PQclear(result) }

  /// The number of rows that the statement has changed, inserted or deleted.
  var changed: Int { PQcmdTuples(result).flatMap { Int(String(cString: $0)) } ?? 0 }

  /// The word of the statement that was run, such as "COMMIT".
  var tag: String { PQcmdStatus(result).map { String(cString: $0) } ?? "" }

  /// A value of statements without values, which the server sends as texts.
  func text(_ row: CInt, _ column: CInt) -> String? {
    PQgetvalue(result, row, column).map { String(cString: $0) }
  }

  func value(_ row: Int, _ column: Int) -> SQLValue {
    let (row, column) = (CInt(row), CInt(column))
    guard PQgetisnull(result, row, column) == 0, let start = PQgetvalue(result, row, column) else {
      return .null
    }
    let bytes = UnsafeRawBufferPointer(start: start, count: Int(PQgetlength(result, row, column)))
    return Self.value(bytes, types[Int(column)])
  }

  /// The types by their numbers: https://github.com/postgres/postgres/blob/REL_15_STABLE/src/include/catalog/pg_type.dat
  private static func value(_ bytes: UnsafeRawBufferPointer, _ type: Oid) -> SQLValue {
    switch type {
    case 16: .integer(bytes.first == 0 ? 0 : 1)
    case 20: .integer(integer(bytes, as: Int64.self))
    case 21: .integer(Int64(integer(bytes, as: Int16.self)))
    case 23: .integer(Int64(integer(bytes, as: Int32.self)))
    case 700: .real(Double(Float(bitPattern: integer(bytes, as: UInt32.self))))
    case 701: .real(Double(bitPattern: integer(bytes, as: UInt64.self)))
    case 1700: number(bytes)
    // text, varchar, char, name, unknown, json
    case 25, 1043, 1042, 19, 705, 114: .text(String(decoding: bytes, as: UTF8.self))
    default: .blob(Data(bytes))
    }
  }

  private static func integer<Value: FixedWidthInteger>(
    _ bytes: UnsafeRawBufferPointer, as type: Value.Type
  ) -> Value {
    bytes.count < MemoryLayout<Value>.size
      ? 0 : Value(bigEndian: bytes.loadUnaligned(as: Value.self))
  }

  /// A `numeric`, such as the sum of a column of BIGINT: the number of its digits to the base of 10,000, the weight of the
  /// first, the sign, the number of decimals, the digits.
  private static func number(_ bytes: UnsafeRawBufferPointer) -> SQLValue {
    let words = stride(from: 0, to: bytes.count - 1, by: 2).map {
      Int(UInt16(bigEndian: bytes.loadUnaligned(fromByteOffset: $0, as: UInt16.self)))
    }
    guard words.count >= 4, words[2] == 0 || words[2] == 0x4000 else { return .null }
    let (isNegative, weight) = (words[2] != 0, Int(Int16(truncatingIfNeeded: words[1])))
    let digits = words[4...]
    if words[3] == 0, let whole = whole(digits, weight, isNegative) { return .integer(whole) }
    // Decimal digits, which the standard library rounds once.
    let text = digits.map { "\($0 + 10_000)".dropFirst() }.joined()
    let value = Double("\(text.isEmpty ? "0" : text)e\((weight + 1 - digits.count) * 4)") ?? .nan
    return .real(isNegative ? -value : value)
  }

  /// - Returns: Nil for a number that is too large.
  private static func whole(_ digits: ArraySlice<Int>, _ weight: Int, _ isNegative: Bool) -> Int64?
  {
    guard weight < 5 else { return nil }
    var value: Int64 = 0
    for index in 0..<max(0, weight + 1) {
      let place = digits.startIndex + index
      let digit = Int64(place < digits.endIndex ? digits[place] : 0)
      let (product, isLarge) = value.multipliedReportingOverflow(by: 10_000)
      let (sum, isLarger) = product.addingReportingOverflow(isNegative ? -digit : digit)
      if isLarge || isLarger { return nil }
      value = sum
    }
    return value
  }
}

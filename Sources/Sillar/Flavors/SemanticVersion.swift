/// A version as in Semantic Versioning 2.0.0, limited to the three numbers.
struct SemanticVersion: Comparable {
  let numbers: [Int]

  /// - Returns: Nil unless the text is three whole numbers separated by dots.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.utf8.allSatisfy(Self.isDigit) ? Int($0) : nil }
    guard parts.count == 3, numbers.count == 3 else { return nil }
    self.numbers = numbers
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  static func < (one: SemanticVersion, other: SemanticVersion) -> Bool {
    one.numbers.lexicographicallyPrecedes(other.numbers)
  }

  /// Returns true if this version satisfies a requirement of `other`: the same major number, and not earlier.
  func satisfies(_ other: SemanticVersion) -> Bool {
    numbers.first == other.numbers.first && self >= other
  }
}

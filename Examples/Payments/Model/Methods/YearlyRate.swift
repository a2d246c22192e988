/// A yearly interest rate, in hundredths of a percent.
///
/// ```swift
/// let rate = YearlyRate("7.90")   // hundredths: 790; nil for what is no rate: "-1", "7.905", "seven"
/// ```
public struct YearlyRate: Hashable, Sendable, Comparable {
  /// 790 for 7.9 %.
  public let hundredths: Int

  public static let zero = YearlyRate(hundredths: 0)

  public init(hundredths: Int) { self.hundredths = hundredths }

  /// - Parameter text: A percentage with a decimal point and at most two decimals.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    func isNumber(_ part: Substring) -> Bool {
      !part.isEmpty && part.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }
    guard parts.count <= 2, parts.allSatisfy(isNumber), let whole = parts.first, whole.count <= 4,
      parts.count < 2 || parts[1].count <= 2
    else { return nil }
    let fraction = parts.count < 2 ? "" : parts[1]
    let digits = whole + fraction + String(repeating: "0", count: 2 - fraction.count)
    guard let hundredths = Int(digits) else { return nil }
    self.hundredths = hundredths
  }

  public static func < (left: YearlyRate, right: YearlyRate) -> Bool {
    left.hundredths < right.hundredths
  }
}

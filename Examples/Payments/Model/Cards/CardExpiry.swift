public import Foundation

/// The last month in which a card is valid.
///
/// ```swift
/// let expiry = try CardExpiry(typed: "04/28")
/// expiry.isPast(at: Date())
/// ```
public struct CardExpiry: Hashable, Sendable, CustomStringConvertible {
  public let year: Int
  public let month: Int

  /// Nil unless the month is 1 to 12 and the year is in this century.
  public init?(year: Int, month: Int) {
    guard 1...12 ~= month, 2000...2099 ~= year else { return nil }
    self.year = year
    self.month = month
  }

  /// - Parameter typed: The text as printed on the card: `04/28`; `4/28`, `0428` and `04/2028` are read too.
  public init(typed: String) throws(CardFieldProblem) {
    let text = typed.filter { !$0.isWhitespace }
    guard !text.isEmpty else { throw .missing }
    var parts = text.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "-" }
    if parts.count == 1, let only = parts.first, [4, 6].contains(only.count) {
      parts = [only.prefix(2), only.dropFirst(2)]
    }
    guard parts.count == 2, (1...2).contains(parts[0].count), [2, 4].contains(parts[1].count),
      parts.allSatisfy({ $0.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } }),
      let month = Int(parts[0]), let year = Int(parts[1]),
      let expiry = CardExpiry(year: parts[1].count == 2 ? 2000 + year : year, month: month)
    else { throw .unreadable }
    self = expiry
  }

  /// - Parameter iso: Such as `2028-04`.
  public init?(iso: String) {
    let parts = iso.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].count == 4, parts[1].count == 2, let year = Int(parts[0]),
      let month = Int(parts[1])
    else { return nil }
    self.init(year: year, month: month)
  }

  /// Such as `2028-04`.
  public var iso: String { "\(year)-\(month < 10 ? "0" : "")\(month)" }

  /// The text as printed on the card: `04/28`.
  public var description: String {
    let short = year % 100
    return "\(month < 10 ? "0" : "")\(month)/\(short < 10 ? "0" : "")\(short)"
  }

  /// True if the month is over, in UTC.
  public func isPast(at date: Date) -> Bool {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let today = calendar.dateComponents([.year, .month], from: date)
    return (year, month) < (today.year ?? 0, today.month ?? 0)
  }
}

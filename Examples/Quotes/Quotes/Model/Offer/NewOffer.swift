public import Money

/// An offer as it is to be made: the service takes every one of these.
///
/// ```swift
/// let offer = NewOffer(items: [hours], validUntil: Day(of: .now).adding(days: 14))
/// ```
public struct NewOffer: Hashable, Sendable {
  public static let mostItems = 30
  public static let longestText = 120
  public static let quantities = 1...999
  public static let largestTotal = Money(minorUnits: 1_000_000_00, .eur)

  public let items: [QuoteItem]
  public let total: Money
  public let validUntil: Day

  /// - Returns: Nil for what no offer can be.
  public init?(items: [QuoteItem], validUntil: Day) {
    guard 1...Self.mostItems ~= items.count, let total = items.total, total.isPositive,
      (try? Self.largestTotal.covers(total)) == true
    else { return nil }
    self.items = items
    self.total = total
    self.validUntil = validUntil
  }
}

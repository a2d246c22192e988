public import Money
public import Work

/// A new offer within the limits of the service.
public struct NewOffer: Hashable, Sendable {
  public static let mostItems = 30
  public static let longestText = 120
  public static let quantities = 1...999
  public static let largestTotal = Money(minorUnits: 1_000_000_00, .eur)

  public let items: [QuoteItem]
  public let total: Money
  public let validUntil: Day

  /// - Returns: Nil without lines, and for a total of zero or above the limit.
  public init?(items: [QuoteItem], validUntil: Day) {
    guard 1...Self.mostItems ~= items.count, let total = items.total, total.isPositive,
      (try? Self.largestTotal.covers(total)) == true
    else { return nil }
    self.items = items
    self.total = total
    self.validUntil = validUntil
  }
}

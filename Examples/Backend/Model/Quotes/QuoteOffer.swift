public import Money

/// The content of an offer: its lines, its total and its last valid day.
///
///     let offer = try QuoteOffer(items: items, validUntil: day, today: CalendarDay(of: now))
public struct QuoteOffer: Equatable, Sendable {
  public static let itemCounts = 1...30
  public static let largestTotal = Money(minorUnits: 1_000_000_00, .eur)
  /// The longest validity of an offer, in days from today.
  public static let longest = 366

  public let items: [QuoteItem]
  public let total: Money
  /// The last day on which the offer can be accepted, in UTC.
  public let validUntil: CalendarDay

  /// - Throws: ``QuotesRefusal/invalid(_:)`` when the lines, the total or the day is invalid.
  public init(
    items: [QuoteItem], validUntil: CalendarDay, today: CalendarDay
  ) throws(QuotesRefusal) {
    guard Self.itemCounts.contains(items.count) else {
      throw .invalid(InputFault("items", "has to have 1 to 30 items"))
    }
    // The limits of price, quantity and line count keep the sum far below the largest Int.
    let total = items.reduce(0) { $0 + $1.quantity * $1.price.minorUnits }
    guard (1...Self.largestTotal.minorUnits).contains(total) else {
      throw .invalid(InputFault("items", "have to come to 0.01 to 1,000,000.00 EUR"))
    }
    guard today <= validUntil, validUntil <= today.adding(days: Self.longest) else {
      throw .invalid(InputFault("valid_until", "has to be today or later, at most a year ahead"))
    }
    self.init(items: items, total: Money(minorUnits: total, .eur), validUntil: validUntil)
  }

  /// Creates a stored offer, which was validated before.
  public init(items: [QuoteItem], total: Money, validUntil: CalendarDay) {
    self.items = items
    self.total = total
    self.validUntil = validUntil
  }
}

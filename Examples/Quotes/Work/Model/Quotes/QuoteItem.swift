public import Money

/// One line of an offer.
///
/// ```swift
/// let hours = QuoteItem(text: "Hours", quantity: 4, price: Money(minorUnits: 35_00, .eur))
/// ```
public struct QuoteItem: Hashable, Sendable {
  public let text: String
  public let quantity: Int
  /// The price of one.
  public let price: Money

  public init(text: String, quantity: Int, price: Money) {
    self.text = text
    self.quantity = quantity
    self.price = price
  }

  /// Nil for an amount that is too large to count.
  public var total: Money? { try? price.times(quantity) }
}

extension [QuoteItem] {
  /// The sum of all lines; nil without lines, and when they cannot be added up.
  public var total: Money? {
    guard let first else { return nil }
    return reduce(Money.zero(first.price.currency) as Money?) { sum, item in
      item.total.flatMap { try? sum?.adding($0) }
    }
  }
}

public import Money

/// One line of an offer.
///
/// ```swift
/// let hours = QuoteItem(text: "Hours", quantity: 4, price: Money(minorUnits: 35_00, .eur))
/// ```
public struct QuoteItem: Hashable, Sendable {
  public let text: String
  public let quantity: Int
  /// Of one.
  public let price: Money

  public init(text: String, quantity: Int, price: Money) {
    self.text = text
    self.quantity = quantity
    self.price = price
  }

  /// Of all of them; nil for more than anybody can reckon with.
  public var total: Money? { try? price.times(quantity) }
}

extension [QuoteItem] {
  /// Of all lines; nil where there is none, or they cannot be reckoned together.
  public var total: Money? {
    guard let first else { return nil }
    return reduce(Money.zero(first.price.currency) as Money?) { sum, item in
      item.total.flatMap { try? sum?.adding($0) }
    }
  }
}

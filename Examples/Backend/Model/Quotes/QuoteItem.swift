public import Money

/// One line of an offer.
///
///     let item = try QuoteItem(text: "Hours", quantity: 4, price: price, place: 0)
public struct QuoteItem: Equatable, Sendable {
  public static let textLimit = 120
  public static let quantities = 1...999

  public let text: String
  public let quantity: Int
  /// The price of one item.
  public let price: Money

  /// - Parameter place: the index of the line in the offer, from 0.
  /// - Throws: ``QuotesRefusal/invalid(_:)`` when a value is invalid.
  public init(text: String, quantity: Int, price: Money, place: Int) throws(QuotesRefusal) {
    let path = "items/\(place)"
    self.text = try text.checked(1...Self.textLimit, "\(path)/text")
    guard Self.quantities.contains(quantity) else {
      throw .invalid(InputFault("\(path)/quantity", "has to be from 1 to 999"))
    }
    guard price.currency == .eur else {
      throw .invalid(InputFault("\(path)/price/currency", "has to be EUR"))
    }
    guard (0...QuoteOffer.largestTotal.minorUnits).contains(price.minorUnits) else {
      throw .invalid(InputFault("\(path)/price/amount", "has to be from 0 to 100000000"))
    }
    self.quantity = quantity
    self.price = price
  }

  /// Creates a stored line, which was validated before.
  public init(storedText text: String, quantity: Int, price: Money) {
    self.text = text
    self.quantity = quantity
    self.price = price
  }
}

import Money

/// What the wire says makes no sense.
struct Flaw: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// An amount on the wire.
struct MoneyDTO: Decodable, Sendable {
  let amount: Int
  let currency: String

  func money() throws(Flaw) -> Money {
    guard let currency = Currency(currency) else { throw Flaw("\(currency) is no currency") }
    return Money(minorUnits: amount, currency)
  }
}

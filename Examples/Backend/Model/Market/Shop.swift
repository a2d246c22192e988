public import Money

/// A shop that sells from the stock: the payee of its orders.
///
///     let shop = Shop(rawValue: "corner-shop") ?? .market
public enum Shop: String, Sendable {
  case market
  case cornerShop = "corner-shop"
  case marketArgentina = "market-argentina"

  /// - Parameter name: the id of a shop; `nil` for ``market``.
  public init(named name: String?) throws(Refusal) {
    guard let shop = Shop(rawValue: name ?? Shop.market.rawValue) else {
      throw .invalid(InputFault("shop", "is no shop"))
    }
    self = shop
  }

  /// The name of the shop as a payee.
  var name: String {
    switch self {
    case .market: "Sillar Market"
    case .cornerShop: "Corner Shop"
    case .marketArgentina: "Market Argentina"
    }
  }

  /// The currency of its prices, and of all payments for its orders.
  public var currency: Currency {
    switch self {
    case .market, .cornerShop: .eur
    case .marketArgentina: .ars
    }
  }

  /// Returns the price of a product at this shop. Elsewhere than in euros it is a round one: full hundreds of pesos.
  ///
  ///     try Shop.marketArgentina.price(of: Money(minorUnits: 29_90, .eur))   // 44900.00 ARS
  ///
  /// - Parameter price: the price in euros.
  public func price(of price: Money) throws(MoneyError) -> Money {
    guard currency != .eur else { return price }
    let step = 100_00
    let exact = try price.worth(in: currency).minorUnits
    return Money(minorUnits: (exact + step - 1) / step * step, currency)
  }
}

extension Money {
  /// Returns what an amount in euros is worth in another currency of the shops, by the rate of their prices and limits.
  func worth(in currency: Currency) throws(MoneyError) -> Money {
    let units = currency == .ars ? 1_500 : 1
    return Money(minorUnits: try times(units).minorUnits, currency)
  }
}

/// A shop that sells from the stock: the payee of its orders.
///
///     let shop = Shop(rawValue: "corner-shop") ?? .market
public enum Shop: String, Sendable {
  case market
  case cornerShop = "corner-shop"

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
    }
  }
}

public import Money

/// A quantity of one product, at its price when the order was placed.
public struct OrderLine: Equatable, Sendable {
  public let product: Product.ID
  public let name: Localized<String>
  public let quantity: Int
  /// The price of one item.
  public let price: Money
  public let total: Money

  /// - Throws: `MoneyError` when the total overflows.
  public init(product: Product.ID, name: Localized<String>, quantity: Int, price: Money)
    throws(MoneyError)
  {
    self.product = product
    self.name = name
    self.quantity = quantity
    self.price = price
    total = try price.times(quantity)
  }
}

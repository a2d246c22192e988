public import Money

/// So many of one product, at the price of when the order was placed.
public struct OrderLine: Equatable, Sendable {
  public let product: Product.ID
  public let name: Localized<String>
  public let quantity: Int
  /// Of each.
  public let price: Money
  public let total: Money

  /// - Throws: `MoneyError` when it is too much to be reckoned.
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

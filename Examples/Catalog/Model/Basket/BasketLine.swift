public import Money

/// A quantity of one product, at the price that the customer saw when they added it.
///
/// ```swift
/// let line = BasketLine(of: pot, quantity: 2)
/// let total = try line.total()   // 59.80 EUR
/// ```
public struct BasketLine: Identifiable, Hashable, Sendable {
  /// The identity of the product.
  public let id: Product.ID
  /// The name of the product when it was added.
  public let name: String
  public let picture: String?
  /// The price of one item.
  public internal(set) var price: Money
  /// The quantity, at least 1.
  public internal(set) var quantity: Int

  public init(
    id: Product.ID, name: String, picture: String?, price: Money, quantity: Int
  ) {
    self.id = id
    self.name = name
    self.picture = picture
    self.price = price
    self.quantity = max(1, quantity)
  }

  public init(of product: Product, quantity: Int) {
    self.init(
      id: product.id, name: product.name, picture: product.picture, price: product.price,
      quantity: quantity)
  }

  /// - Throws: `MoneyError.tooLarge`.
  public func total() throws(MoneyError) -> Money { try price.times(quantity) }
}

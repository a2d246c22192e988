/// The choice of a quantity of a product to add to the basket.
///
/// ```swift
/// let two = Purchase(pot, quantity: 2, in: basket)
/// ```
public struct Purchase: Hashable, Sendable {
  public let product: Product
  /// At least one, and no more than ``left``.
  public let quantity: Int
  /// The quantity in the basket already.
  public let inBasket: Int

  public init(_ product: Product, quantity: Int, in basket: Basket) {
    self.product = product
    inBasket = basket[product.id]?.quantity ?? 0
    self.quantity = max(1, min(quantity, min(product.stock, Basket.mostOfOne) - inBasket))
  }

  /// The quantity that can still be added.
  public var left: Int { max(0, min(product.stock, Basket.mostOfOne) - inBasket) }
}

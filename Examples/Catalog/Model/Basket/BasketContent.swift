/// What is ordered: how many of which products. Two baskets of the same content lead to the same order.
///
/// ```swift
/// let content = BasketContent(basket)
/// ```
public struct BasketContent: Hashable, Sendable {
  public struct Item: Hashable, Sendable {
    public let product: Product.ID
    public let quantity: Int

    public init(product: Product.ID, quantity: Int) {
      self.product = product
      self.quantity = quantity
    }
  }

  /// By product, so that the order of taking makes no difference.
  public let items: [Item]

  public init(_ items: [Item]) {
    self.items = items.sorted { $0.product.rawValue < $1.product.rawValue }
  }

  public init(_ basket: Basket) {
    self.init(basket.lines.map { Item(product: $0.id, quantity: $0.quantity) })
  }
}

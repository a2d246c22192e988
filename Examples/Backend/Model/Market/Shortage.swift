/// An order line that asks for more items than there are in stock.
///
///     Shortage(line: 0, product: id, available: 1)
public struct Shortage: Equatable, Sendable {
  /// The index of the line in the order, from 0.
  public let line: Int
  public let product: Product.ID
  /// The number of items left in stock.
  public let available: Int

  public init(line: Int, product: Product.ID, available: Int) {
    self.line = line
    self.product = product
    self.available = available
  }
}

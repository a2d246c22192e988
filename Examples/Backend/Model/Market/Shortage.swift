/// A line of an order that there is not enough for.
///
///     Shortage(line: 0, product: id, available: 1)
public struct Shortage: Equatable, Sendable {
  /// Where in the order it is; the first is 0.
  public let line: Int
  public let product: Product.ID
  /// How many are left.
  public let available: Int

  public init(line: Int, product: Product.ID, available: Int) {
    self.line = line
    self.product = product
    self.available = available
  }
}

public import SillarModel

// The refusals of the shop: their texts are in Catalog's own words.
extension Problem {
  /// There is less of something than was ordered.
  public static let outOfStock = refusal("out-of-stock")
  /// The shop does not take the order as it is.
  public static let orderRefused = refusal("order-refused")
  /// The order was paid, or has ended.
  public static let orderNotCancellable = refusal("not-cancellable")
  /// There is nothing to order.
  public static let emptyBasket = refusal("empty-basket")
  /// There are fewer than that, with those in the basket.
  public static let notEnough = refusal("not-enough")
  public static let tooManyOfOne = refusal("too-many-of-one")
  public static let tooManyLines = refusal("too-many-lines")
  /// A basket is paid in one currency.
  public static let otherCurrency = refusal("other-currency")

  private static func refusal(_ code: String) -> Problem { .refused(code: code, module: "Catalog") }
}

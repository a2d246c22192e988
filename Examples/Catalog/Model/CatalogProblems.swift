public import SillarModel

// The refusals of the shop, with texts in Catalog's string catalog.
extension Problem {
  /// The stock of a product is less than the ordered quantity.
  public static let outOfStock = refusal("out-of-stock")
  /// The shop does not accept the order.
  public static let orderRefused = refusal("order-refused")
  /// The order can no longer be canceled: it has been paid, or has ended.
  public static let orderNotCancellable = refusal("not-cancellable")
  /// The basket is empty.
  public static let emptyBasket = refusal("empty-basket")
  /// The stock is less than this quantity and the quantity in the basket together.
  public static let notEnough = refusal("not-enough")
  public static let tooManyOfOne = refusal("too-many-of-one")
  public static let tooManyLines = refusal("too-many-lines")
  /// The product has another currency than the basket.
  public static let otherCurrency = refusal("other-currency")

  private static func refusal(_ code: String) -> Problem { .refused(code: code, module: "Catalog") }
}

public import Money
public import Sillar

/// An amount as a text: the window formats it in its language, such as `€19.99` or `19,99 €`.
///
/// ```swift
/// Text(order.total, .heading)
/// Text(Words.paid.with(["amount": order.total]))
/// ```
extension Money: Localizable {
  public var localized: LocalizedText { .money(decimal, currency: currency.code) }
}

extension Money {
  /// The amount with a plus sign if it is positive, such as `+€19.99`.
  public var signed: LocalizedText {
    .money(decimal, currency: currency.code, showsSign: true)
  }
}

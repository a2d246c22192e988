public import Money
public import Sillar

/// An amount is a text: the window writes it in its language, such as `€19.99` or `19,99 €`.
///
/// ```swift
/// Text(order.total, .heading)
/// Text(Words.paid.with(["amount": order.total]))
/// ```
extension Money: Localizable {
  public var localized: LocalizedText { .money(decimal, currency: currency.code) }
}

extension Money {
  /// The amount with a plus sign where it is positive, such as `+€19.99`.
  public var signed: LocalizedText {
    .money(decimal, currency: currency.code, showsSign: true)
  }
}

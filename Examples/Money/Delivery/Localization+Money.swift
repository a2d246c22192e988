import Foundation
public import Money
public import Sillar

extension Localization {
  /// An amount in the format of the window's language, such as `€19.99` or `19,99 €`.
  ///
  /// - Parameter showsSign: True to write a plus sign before a positive amount.
  public func money(_ money: Money, showsSign: Bool = false) -> String {
    self.money(money.decimal, currency: money.currency.code, showsSign: showsSign)
  }
}

extension Money {
  /// The amount in whole units of the currency.
  var decimal: Decimal {
    Decimal(
      sign: isNegative ? .minus : .plus, exponent: -currency.decimalPlaces,
      significand: Decimal(minorUnits.magnitude))
  }
}

import Foundation
public import Money
public import Sillar

extension Localization {
  /// An amount as people of the window's language write it, such as `€19.99` or `19,99 €`.
  ///
  /// - Parameter showsSign: Whether a plus stands before what comes in.
  public func money(_ money: Money, showsSign: Bool = false) -> String {
    self.money(money.decimal, currency: money.currency.code, showsSign: showsSign)
  }
}

extension Money {
  /// In whole units of the currency.
  var decimal: Decimal {
    Decimal(
      sign: isNegative ? .minus : .plus, exponent: -currency.decimalPlaces,
      significand: Decimal(minorUnits.magnitude))
  }
}

import Foundation
public import Money
public import Sillar

extension Localization {
  /// An amount as people of the window's language write it, such as `€19.99` or `19,99 €`.
  ///
  /// - Parameter showsSign: Whether a plus stands before what comes in.
  public func money(_ money: Money, showsSign: Bool = false) -> String {
    let amount = Decimal(
      sign: money.isNegative ? .minus : .plus, exponent: -money.currency.decimalPlaces,
      significand: Decimal(money.minorUnits.magnitude))
    return self.money(amount, currency: money.currency.code, showsSign: showsSign)
  }
}

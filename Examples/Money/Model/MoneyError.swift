/// Why amounts cannot be reckoned with.
///
/// ```swift
/// let mixed = Result { try Money(minorUnits: 1, .eur).adding(Money(minorUnits: 1, .usd)) }
/// ```
public enum MoneyError: Error, Hashable, CustomStringConvertible {
  /// There is no exchange here: amounts of two currencies have no sum.
  case differentCurrencies(Currency, Currency)
  /// More minor units than an `Int` holds.
  case tooLarge

  public var description: String {
    switch self {
    case .differentCurrencies(let one, let other):
      "An amount in \(one) and one in \(other) cannot be reckoned together."
    case .tooLarge: "The amount is too large."
    }
  }
}

/// The reason why a calculation with amounts is not possible.
///
/// ```swift
/// let mixed = Result { try Money(minorUnits: 1, .eur).adding(Money(minorUnits: 1, .usd)) }
/// ```
public enum MoneyError: Error, Hashable, CustomStringConvertible {
  /// The amounts have different currencies, and there is no conversion.
  case differentCurrencies(Currency, Currency)
  /// The result has more minor units than an `Int` holds.
  case tooLarge

  public var description: String {
    switch self {
    case .differentCurrencies(let one, let other):
      "An amount in \(one) and one in \(other) cannot be reckoned together."
    case .tooLarge: "The amount is too large."
    }
  }
}

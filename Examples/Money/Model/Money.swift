/// An amount of money: a whole number of minor units, such as cents, and its currency. Never a fraction of one.
///
/// ```swift
/// let price = Money(minorUnits: 19_99, .eur)
/// let total = try price.times(3).adding(Money(minorUnits: 5_00, .eur))   // 64.97 EUR
/// ```
public struct Money: Hashable, Sendable, CustomStringConvertible {
  public let minorUnits: Int
  public let currency: Currency

  public init(minorUnits: Int, _ currency: Currency) {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  public static func zero(_ currency: Currency) -> Money { Money(minorUnits: 0, currency) }

  public var isNegative: Bool { minorUnits < 0 }
  public var isPositive: Bool { minorUnits > 0 }

  /// - Throws: ``MoneyError/differentCurrencies(_:_:)``, ``MoneyError/tooLarge``.
  public func adding(_ other: Money) throws(MoneyError) -> Money {
    try combined(with: other) { $0.addingReportingOverflow($1) }
  }

  /// - Throws: ``MoneyError/differentCurrencies(_:_:)``, ``MoneyError/tooLarge``.
  public func subtracting(_ other: Money) throws(MoneyError) -> Money {
    try combined(with: other) { $0.subtractingReportingOverflow($1) }
  }

  /// - Throws: ``MoneyError/tooLarge``.
  public func times(_ factor: Int) throws(MoneyError) -> Money {
    let (product, overflow) = minorUnits.multipliedReportingOverflow(by: factor)
    guard !overflow else { throw .tooLarge }
    return Money(minorUnits: product, currency)
  }

  /// True if this amount is at least as large as the other.
  ///
  /// - Throws: ``MoneyError/differentCurrencies(_:_:)``.
  public func covers(_ other: Money) throws(MoneyError) -> Bool {
    guard currency == other.currency else {
      throw .differentCurrencies(currency, other.currency)
    }
    return minorUnits >= other.minorUnits
  }

  /// Splits the amount into parts that add up to it and differ by at most one minor unit, the larger parts first.
  ///
  /// - Returns: An empty list for fewer than one part.
  public func split(into count: Int) -> [Money] {
    guard count > 0 else { return [] }
    let (quotient, remainder) = minorUnits.quotientAndRemainder(dividingBy: count)
    let step = remainder.signum()
    return (0..<count).map { index in
      Money(minorUnits: quotient + (index < abs(remainder) ? step : 0), currency)
    }
  }

  /// For logs, such as `19.99 EUR`. Texts for users are formatted in their language.
  public var description: String { "\(number(".")) \(currency)" }

  /// The number without groups and currency, such as `-1250,50`.
  func number(_ decimalSeparator: Character) -> String {
    let places = currency.decimalPlaces
    var digits = String(minorUnits.magnitude)
    if places > 0 {
      digits = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
      digits.insert(decimalSeparator, at: digits.index(digits.endIndex, offsetBy: -places))
    }
    return (isNegative ? "-" : "") + digits
  }

  private func combined(
    with other: Money, _ combine: (Int, Int) -> (partialValue: Int, overflow: Bool)
  ) throws(MoneyError) -> Money {
    guard currency == other.currency else {
      throw .differentCurrencies(currency, other.currency)
    }
    let (result, overflow) = combine(minorUnits, other.minorUnits)
    guard !overflow else { throw .tooLarge }
    return Money(minorUnits: result, currency)
  }
}

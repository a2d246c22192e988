public import Foundation
public import Money

/// How people of a language write an amount: `1.250,50` in Spanish, `1,250.50` in English.
///
/// It reads what was typed, to the cent and without a fraction of a number anywhere, and never guesses: where a
/// separator could mean two things, and only one of them is usual in the language, that one is meant; where the
/// text makes sense in another language only, that is an error.
///
/// ```swift
/// let spanish = AmountFormat(locale: Locale(identifier: "es_ES"))
/// let amount = try spanish.amount("12,50 €", in: .eur)   // 12.50 EUR
/// let text = spanish.text(amount)                        // "12,50"
/// ```
public struct AmountFormat: Hashable, Sendable {
  /// The most that can be sent or asked for at a time, in minor units.
  public static let largest = 10_000_00

  public let decimalSeparator: Character
  public let groupingSeparator: Character

  public init(decimalSeparator: Character, groupingSeparator: Character) {
    self.decimalSeparator = decimalSeparator
    self.groupingSeparator = groupingSeparator
  }

  public init(locale: Locale) {
    let decimal = locale.decimalSeparator?.first ?? "."
    self.init(
      decimalSeparator: decimal,
      groupingSeparator: locale.groupingSeparator?.first ?? (decimal == "." ? "," : "."))
  }

  /// The amount that a text means, from one minor unit to ``largest`` of them.
  public func amount(_ text: String, in currency: Currency) throws(AmountError) -> Money {
    let limit = Money(minorUnits: Self.largest, currency)
    guard let minorUnits = try minorUnits(text, currency) else { throw .tooMuch(limit) }
    guard minorUnits > 0 else { throw .zero }
    guard minorUnits <= Self.largest else { throw .tooMuch(limit) }
    return Money(minorUnits: minorUnits, currency)
  }

  /// An amount as it stands in a field: without groups and currency, such as `1250,50`.
  public func text(_ amount: Money) -> String {
    let places = amount.currency.decimalPlaces
    var digits = String(amount.minorUnits.magnitude)
    if places > 0 {
      digits = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
      digits.insert(decimalSeparator, at: digits.index(digits.endIndex, offsetBy: -places))
    }
    return (amount.isNegative ? "-" : "") + digits
  }

  /// Any number of minor units from zero on; nil for more than an `Int` holds.
  public func minorUnits(_ text: String, _ currency: Currency) throws(AmountError) -> Int? {
    let number = Self.withoutCurrency(text, currency)
    guard let first = number.first else { throw .empty }
    if "-−–".contains(first) { throw .negative }
    let parts = number.split(
      separator: decimalSeparator, maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = try fraction(parts.count == 2 ? parts[1] : "", currency)
    let whole = try whole(parts[0], hasFraction: parts.count == 2)
    guard !(whole.isEmpty && fraction.isEmpty) else { throw .notANumber }
    let padding = currency.decimalPlaces - fraction.count
    return Self.number(whole + fraction + Array(repeating: 0, count: padding))
  }

  /// The digits before the decimal separator.
  private func whole(_ text: Substring, hasFraction: Bool) throws(AmountError) -> [Int] {
    if text.isEmpty { return [] }
    let separator = text.first { $0 == groupingSeparator || $0.isWhitespace }
    let groups = text.split(omittingEmptySubsequences: false) { $0 == separator }
    var digits: [Int] = []
    for group in groups { digits += try Self.digits(group) }
    guard groups.count > 1 else { return digits }
    let isGrouped =
      1...3 ~= groups[0].count && groups.dropFirst().allSatisfy { $0.count == 3 }
    if isGrouped, digits.first != 0 { return digits }
    // `12.50` in Spanish, or `0,500` in English: groups are not like this, decimals are.
    let looksLikeDecimals = groups.count == 2 && !hasFraction && separator?.isWhitespace == false
    throw looksLikeDecimals ? .otherSeparator : .notANumber
  }

  /// The digits behind the decimal separator.
  private func fraction(_ text: Substring, _ currency: Currency) throws(AmountError) -> [Int] {
    if text.contains(decimalSeparator) { throw .notANumber }
    // `1,250.50` in Spanish.
    if text.contains(groupingSeparator) { throw .otherSeparator }
    let digits = try Self.digits(text)
    guard digits.count <= currency.decimalPlaces else {
      throw .tooManyDecimals(currency.decimalPlaces)
    }
    return digits
  }

  private static func digits(_ text: Substring) throws(AmountError) -> [Int] {
    var digits: [Int] = []
    for character in text {
      // The decimal digits of every script, but not Ⅷ and ½.
      guard character.unicodeScalars.first?.properties.numericType == .decimal,
        let digit = character.wholeNumberValue
      else { throw character == "." || character == "," ? .otherSeparator : .notANumber }
      digits.append(digit)
    }
    return digits
  }

  /// Nil for more than an `Int` holds.
  private static func number(_ digits: [Int]) -> Int? {
    var number = 0
    for digit in digits {
      let (product, isTooMuch) = number.multipliedReportingOverflow(by: 10)
      let (sum, isTooMuchAfterAll) = product.addingReportingOverflow(digit)
      if isTooMuch || isTooMuchAfterAll { return nil }
      number = sum
    }
    return number
  }

  /// Without the currency's sign or code at either end, and what is around them.
  private static func withoutCurrency(_ text: String, _ currency: Currency) -> Substring {
    var rest = trimmed(text[...])
    let signs = [currency.code, sign(of: currency)].compactMap(\.self)
    for sign in signs {
      if rest.lowercased().hasPrefix(sign.lowercased()) {
        rest = trimmed(rest.dropFirst(sign.count))
      } else if rest.lowercased().hasSuffix(sign.lowercased()) {
        rest = trimmed(rest.dropLast(sign.count))
      }
    }
    return rest
  }

  private static func sign(of currency: Currency) -> String? {
    switch currency {
    case .eur: "€"
    case .usd: "$"
    case .jpy: "¥"
    default: nil
    }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

public import Foundation

/// Reads and writes amounts as users type them: `1.250,50` and `1,250.50`.
///
/// The format reads both decimal separators in every language, and does not round. The language decides the meaning of
/// an ambiguous separator: `1.250` is a thousand in Spanish, and has too many decimals in English.
///
/// ```swift
/// let spanish = AmountFormat(locale: Locale(identifier: "es_ES"))
/// let amount = try spanish.amount("12.50 €", in: .eur, upTo: 100_00)   // 12.50 EUR
/// let text = spanish.text(amount)                                      // "12,50"
/// ```
public struct AmountFormat: Hashable, Sendable {
  public let decimalSeparator: Character

  public init(locale: Locale) { decimalSeparator = locale.decimalSeparator?.first ?? "." }

  /// The amount that a text means.
  ///
  /// - Parameter largest: The largest amount, in minor units. The smallest one is zero.
  public func amount(
    _ text: String, in currency: Currency, upTo largest: Int
  ) throws(AmountError) -> Money {
    guard let minorUnits = try minorUnits(text, currency), minorUnits <= largest else {
      throw .tooMuch(Money(minorUnits: largest, currency))
    }
    return Money(minorUnits: minorUnits, currency)
  }

  /// An amount as the text of a field, such as `1250,50`.
  public func text(_ amount: Money) -> String { amount.number(decimalSeparator) }

  /// The number of minor units that a text means, zero or more; nil for more than an `Int` holds.
  public func minorUnits(_ text: String, _ currency: Currency) throws(AmountError) -> Int? {
    let number = Self.withoutCurrency(text, currency)[...]
    guard let first = number.first else { throw .empty }
    if "-−–".contains(first) { throw .negative }
    let separator = decimals(of: number)
    let whole = try Self.whole(number[..<(separator ?? number.endIndex)])
    let fraction = try Self.digits(number[(separator ?? number.endIndex)...].dropFirst())
    guard !(whole.isEmpty && fraction.isEmpty) else { throw .notANumber }
    let padding = currency.decimalPlaces - fraction.count
    guard padding >= 0 else { throw .tooManyDecimals(currency.decimalPlaces) }
    return Int(whole + fraction + String(repeating: "0", count: padding))
  }

  /// The position of the decimal separator; nil if there is none.
  private func decimals(of number: Substring) -> Substring.Index? {
    guard let last = number.lastIndex(where: { ".,".contains($0) }) else { return nil }
    let separator = number[last]
    if number.contains(where: { ".,".contains($0) && $0 != separator }) { return last }
    // A separator that occurs twice separates groups.
    guard number.firstIndex(of: separator) == last else { return nil }
    let digitsBefore = number.distance(from: number.startIndex, to: last)
    let looksLikeGroup =
      number.distance(from: last, to: number.endIndex) == 4 && 1...3 ~= digitsBefore
      && number.first?.wholeNumberValue != 0
    return looksLikeGroup && separator != decimalSeparator ? nil : last
  }

  /// The digits before the decimal separator, in groups of three or without groups.
  private static func whole(_ text: Substring) throws(AmountError) -> String {
    if text.isEmpty { return "" }
    let separator = text.first { ".,".contains($0) || $0.isWhitespace }
    let groups = text.split(omittingEmptySubsequences: false) { $0 == separator }
    var found = ""
    for group in groups { found += try digits(group) }
    let isGrouped =
      1...3 ~= groups[0].count && groups.dropFirst().allSatisfy { $0.count == 3 }
      && !found.hasPrefix("0")
    guard groups.count == 1 || isGrouped else { throw .notANumber }
    return found
  }

  /// Converts the decimal digits of every script to ASCII; Ⅷ and ½ are not decimal digits.
  private static func digits(_ text: Substring) throws(AmountError) -> String {
    var digits = ""
    for character in text {
      guard character.unicodeScalars.first?.properties.numericType == .decimal,
        let digit = character.wholeNumberValue
      else { throw .notANumber }
      digits += "\(digit)"
    }
    return digits
  }

  /// The text without the currency's sign or code at either end, and without the spaces around the rest.
  private static func withoutCurrency(_ text: String, _ currency: Currency) -> String {
    var rest = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let signs = ["EUR": "€", "USD": "$", "JPY": "¥"]
    for sign in [currency.code, signs[currency.code]].compactMap(\.self) {
      if rest.lowercased().hasPrefix(sign.lowercased()) {
        rest = String(rest.dropFirst(sign.count))
      } else if rest.lowercased().hasSuffix(sign.lowercased()) {
        rest = String(rest.dropLast(sign.count))
      }
      rest = rest.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return rest
  }
}

public import Foundation
public import Money

/// The reason why a text is no price.
///
/// ```swift
/// let english = PriceFormat(locale: Locale(identifier: "en_GB"))
/// let problem = Result { try english.price("12,50", in: .eur) }   // .unreadable
/// ```
public enum PriceError: Error, Hashable {
  case missing
  /// Not a number as it is written in the language. A price is never guessed.
  case unreadable
  /// More decimals than the currency has.
  case tooManyDecimals
  case negative
  case tooMuch
}

/// The format of prices in a language: `1.250,50` in Spanish, `1,250.50` in English.
///
/// ```swift
/// let spanish = PriceFormat(locale: Locale(identifier: "es_ES"))
/// let price = try spanish.price("12,50 €", in: .eur)   // 12.50 EUR
/// ```
public struct PriceFormat: Hashable, Sendable {
  private let decimal: Character
  private let grouping: Character

  public init(locale: Locale) {
    decimal = locale.decimalSeparator?.first ?? "."
    grouping = locale.groupingSeparator?.first ?? (decimal == "." ? "," : ".")
  }

  /// Reads a price from zero to the largest total of an offer.
  public func price(_ text: String, in currency: Currency) throws(PriceError) -> Money {
    let number = text.filter { !$0.isWhitespace && !"€$¥".contains($0) }
    guard let first = number.first else { throw .missing }
    if "-−–".contains(first) { throw .negative }
    let parts = number.split(separator: decimal, omittingEmptySubsequences: false)
    guard parts.count <= 2 else { throw .unreadable }
    let fraction = try digits(parts.count == 2 ? parts[1] : "")
    let whole = try whole(parts[0])
    guard !whole.isEmpty || !fraction.isEmpty else { throw .unreadable }
    guard fraction.count <= currency.decimalPlaces else { throw .tooManyDecimals }
    let zeros = String(repeating: "0", count: currency.decimalPlaces - fraction.count)
    let all = (whole + fraction + zeros).drop { $0 == "0" }
    guard all.count <= 12, let minorUnits = Int(all.isEmpty ? "0" : all),
      minorUnits <= NewOffer.largestTotal.minorUnits
    else { throw .tooMuch }
    return Money(minorUnits: minorUnits, currency)
  }

  /// A price for a field: without groups and currency, such as `1250,50`.
  public func text(_ price: Money) -> String {
    let places = price.currency.decimalPlaces
    var digits = String(price.minorUnits.magnitude)
    guard places > 0 else { return digits }
    digits = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    digits.insert(decimal, at: digits.index(digits.endIndex, offsetBy: -places))
    return digits
  }

  /// The digits before the decimal separator, in groups of three or in none.
  private func whole(_ text: Substring) throws(PriceError) -> String {
    let groups = text.split(separator: grouping, omittingEmptySubsequences: false)
    guard groups.count > 1 else { return try digits(text) }
    guard 1...3 ~= groups[0].count, groups.dropFirst().allSatisfy({ $0.count == 3 }),
      groups[0].first != "0"
    else { throw .unreadable }
    return try digits(Substring(groups.joined()))
  }

  private func digits(_ text: Substring) throws(PriceError) -> String {
    guard text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else {
      throw .unreadable
    }
    return String(text)
  }
}

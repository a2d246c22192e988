public import Money

/// Why what somebody typed is no amount that can be sent.
///
/// ```swift
/// let spanish = AmountFormat(locale: Locale(identifier: "es_ES"))
/// let problem = Result { try spanish.amount("12.50", in: .eur) }   // .otherSeparator
/// ```
public enum AmountError: Error, Hashable {
  /// Nothing was typed.
  case empty
  case notANumber
  /// The decimals are behind the separator of another language: nobody guesses what was meant.
  case otherSeparator
  /// More decimals than the currency has; that many it has.
  case tooManyDecimals(Int)
  /// Less than nothing.
  case negative
  case zero
  /// More than this.
  case tooMuch(Money)
}

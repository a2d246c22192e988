/// The reason why a text is no amount.
public enum AmountError: Error, Hashable {
  /// Nothing was typed.
  case empty
  case notANumber
  /// More decimals than the currency has, which is this number.
  case tooManyDecimals(Int)
  case negative
  case zero
  /// More than this limit.
  case tooMuch(Money)
}

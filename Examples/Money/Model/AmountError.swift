/// The reason why a text is not a valid amount.
public enum AmountError: Error, Hashable {
  /// The text is empty.
  case empty
  case notANumber
  /// There are more decimals than the currency has; the value is the number that it has.
  case tooManyDecimals(Int)
  case negative
  case zero
  /// The amount is greater than this limit.
  case tooMuch(Money)
}

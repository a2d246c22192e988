public import Money

extension AmountFormat {
  /// The maximum amount to send or request at a time, in minor units.
  public static let largest = 10_000_00

  /// The amount that a text means, from one minor unit to ``largest``.
  public func amount(_ text: String, in currency: Currency) throws(AmountError) -> Money {
    let amount = try amount(text, in: currency, upTo: Self.largest)
    guard amount.isPositive else { throw .zero }
    return amount
  }
}

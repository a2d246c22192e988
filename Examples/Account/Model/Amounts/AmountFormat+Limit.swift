public import Money

extension AmountFormat {
  /// The most that can be sent or asked for at a time, in minor units.
  public static let largest = 10_000_00

  /// The amount that a text means, from one minor unit to ``largest`` of them.
  public func amount(_ text: String, in currency: Currency) throws(AmountError) -> Money {
    let amount = try amount(text, in: currency, upTo: Self.largest)
    guard amount.isPositive else { throw .zero }
    return amount
  }
}

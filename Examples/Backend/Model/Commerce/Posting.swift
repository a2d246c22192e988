public import Money

/// What one account gets (or, below zero, gives) in a ``LedgerEntry``.
///
///     Posting(.market, Money(minorUnits: 19_99, .eur))
public struct Posting: Equatable, Sendable {
  public let account: Account
  public let amount: Money
  /// For accounts whose holder looks at them.
  public let statement: Statement?

  public init(_ account: Account, _ amount: Money, statement: Statement? = nil) {
    self.account = account
    self.amount = amount
    self.statement = statement
  }
}

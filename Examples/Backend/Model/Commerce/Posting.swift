public import Money

/// The amount that one account receives in a ``LedgerEntry``; negative when it pays.
///
///     Posting(.market(.eur), Money(minorUnits: 19_99, .eur))
public struct Posting: Equatable, Sendable {
  public let account: Account
  public let amount: Money
  /// The text for the account holder; `nil` for accounts that have no reader.
  public let statement: Statement?

  public init(_ account: Account, _ amount: Money, statement: Statement? = nil) {
    self.account = account
    self.amount = amount
    self.statement = statement
  }
}

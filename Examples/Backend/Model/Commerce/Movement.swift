public import Money

public import struct Foundation.Date

/// Money that came or went, as the holder of the account sees it.
///
///     print(movement.statement.title, movement.amount, movement.balance)
public struct Movement: Identifiable, Equatable, Sendable {
  public let id: Int64
  public let date: Date
  public let statement: Statement
  /// Below zero when it went.
  public let amount: Money
  /// What there was afterwards.
  public let balance: Money
  /// The holder's own payment that moved it.
  public let payment: Payment.ID?

  public init(
    id: Int64, date: Date, statement: Statement, amount: Money, balance: Money,
    payment: Payment.ID?
  ) {
    self.id = id
    self.date = date
    self.statement = statement
    self.amount = amount
    self.balance = balance
    self.payment = payment
  }
}

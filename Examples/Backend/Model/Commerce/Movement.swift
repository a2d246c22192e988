public import Money

public import struct Foundation.Date

/// Money received or sent, as the account holder sees it.
///
///     print(movement.statement.title, movement.amount, movement.balance)
public struct Movement: Identifiable, Equatable, Sendable {
  public let id: Int64
  public let date: Date
  public let statement: Statement
  /// Negative for money sent.
  public let amount: Money
  /// The account balance after the movement.
  public let balance: Money
  /// The account holder's payment behind the movement, if any.
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

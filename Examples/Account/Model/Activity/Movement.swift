public import Foundation
public import Money

/// Money that came in or went out.
public struct Movement: Identifiable, Hashable, Sendable {
  public struct ID: ServiceID {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The reason for the movement.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case grant
    case payment
    case refund
    case transferIn = "transfer-in"
    case transferOut = "transfer-out"
    case requestIn = "request-in"
    case requestOut = "request-out"
    /// A kind that this program does not know yet.
    case other
  }

  public let id: ID
  public let date: Date
  public let kind: Kind
  /// The name of the other person or shop.
  public let title: String
  /// Empty for none.
  public let note: String
  /// Negative for money that went out.
  public let amount: Money
  /// The balance after the movement.
  public let balance: Money
  /// The identifier of the customer's own payment that caused the movement; nil if there is none.
  public let payment: String?

  public init(
    id: ID, date: Date, kind: Kind, title: String, note: String = "", amount: Money,
    balance: Money, payment: String? = nil
  ) {
    self.id = id
    self.date = date
    self.kind = kind
    self.title = title
    self.note = note
    self.amount = amount
    self.balance = balance
    self.payment = payment
  }
}

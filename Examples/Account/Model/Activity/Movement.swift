public import Foundation
public import Money

/// Money that came in or went out.
///
/// ```swift
/// let coffee = Movement(
///   id: "m-7", date: .now, kind: .payment, title: "Corner Shop", note: "Order 7Q2K",
///   amount: Money(minorUnits: -19_99, .eur), balance: Money(minorUnits: 230_01, .eur))
/// ```
public struct Movement: Identifiable, Hashable, Sendable {
  /// What the money was for.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case grant
    case payment
    case refund
    case transferIn = "transfer-in"
    case transferOut = "transfer-out"
    case requestIn = "request-in"
    case requestOut = "request-out"
    /// One that this program does not know yet.
    case other
  }

  public let id: String
  public let date: Date
  public let kind: Kind
  /// Who is at the other end.
  public let title: String
  /// Empty for none.
  public let note: String
  /// Negative for what went out.
  public let amount: Money
  /// What there was after it.
  public let balance: Money

  public init(
    id: String, date: Date, kind: Kind, title: String, note: String = "", amount: Money,
    balance: Money
  ) {
    self.id = id
    self.date = date
    self.kind = kind
    self.title = title
    self.note = note
    self.amount = amount
    self.balance = balance
  }

  /// Whether this one's balance is what it must be right after another.
  public func follows(_ earlier: Movement) -> Bool {
    (try? earlier.balance.adding(amount)) == balance
  }
}

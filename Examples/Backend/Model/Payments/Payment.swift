public import Money

public import struct Foundation.Date

/// An attempt to pay something that was decided: it succeeded or was declined. One that succeeded may be
/// refunded later.
///
///     if payment.state == .declined { print(payment.reason) }
public struct Payment: Identifiable, Equatable, Sendable, Prefixed {
  public typealias ID = CommerceID<Payment>
  public static let prefix = "pay"

  public enum State: String, Sendable {
    case succeeded, declined, refunded
    /// It is owed until the goods come.
    case promised
  }

  public enum DeclineReason: String, Sendable {
    case insufficientFunds = "insufficient-funds"
    case cardDeclined = "card-declined"
  }

  /// What it was paid with.
  public enum Method: Equatable, Sendable {
    case balance
    /// - Parameter plan: `nil` when all was paid at once.
    case card(brand: CardBrand, last4: String, plan: InstalmentPlan?)
    case onDelivery
  }

  public let id: ID
  public let payer: CustomerID
  public let payable: PayableID
  public internal(set) var state: State
  /// Why it was declined.
  public let reason: DeclineReason?
  /// What the payee gets.
  public let amount: Money
  /// What the payer pays: more when it is by instalments that cost interest.
  public let total: Money
  public let method: Method
  public let date: Date
  public let payee: String
  public let title: String
  /// The entry in the ledger; a declined payment has none.
  public let entry: LedgerEntry.ID?

  public var reference: String { payable.reference }

  public init(
    id: ID, payer: CustomerID, payable: PayableID, state: State, reason: DeclineReason?,
    amount: Money, total: Money, method: Method, date: Date, payee: String, title: String,
    entry: LedgerEntry.ID?
  ) {
    self.id = id
    self.payer = payer
    self.payable = payable
    self.state = state
    self.reason = reason
    self.amount = amount
    self.total = total
    self.method = method
    self.date = date
    self.payee = payee
    self.title = title
    self.entry = entry
  }
}

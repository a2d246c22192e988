public import Money

public import struct Foundation.Date

/// A completed payment attempt: succeeded, declined, or promised on delivery. A payment that succeeded
/// may be refunded later.
///
///     if payment.state == .declined { print(payment.reason) }
public struct Payment: Identifiable, Equatable, Sendable, Prefixed {
  public typealias ID = CommerceID<Payment>
  public static let prefix = "pay"

  public enum State: String, Sendable {
    case succeeded, declined, refunded
    /// Due on delivery.
    case promised
  }

  public enum DeclineReason: String, Sendable {
    case insufficientFunds = "insufficient-funds"
    case cardDeclined = "card-declined"
    /// The cards of the account have paid as much in a day as they may.
    case cardLimit = "card-limit"
    /// The account has ordered as much on delivery in a day as it may.
    case deliveryLimit = "delivery-limit"
  }

  /// The payment method.
  public enum Method: Equatable, Sendable {
    case balance
    /// - Parameter plan: the installment plan; `nil` when all was paid at once.
    case card(brand: CardBrand, last4: String, plan: InstalmentPlan?)
    case onDelivery
  }

  public let id: ID
  public let payer: CustomerID
  public let payable: PayableID
  public internal(set) var state: State
  /// The reason for a decline.
  public let reason: DeclineReason?
  /// The amount that the payee receives.
  public let amount: Money
  /// The amount that the payer pays: more than ``amount`` for installments with interest.
  public let total: Money
  public let method: Method
  public let date: Date
  public let payee: String
  public let title: String
  /// The entry in the ledger; declined and promised payments have none.
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

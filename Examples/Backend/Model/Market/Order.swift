public import Money

public import struct Foundation.Date
public import struct Foundation.TimeInterval

/// An order of a customer. Its items are taken out of stock when it is paid, or confirmed for payment on delivery.
///
///     if order.state == .awaitingPayment { print("pay before", order.payBefore) }
public struct Order: Identifiable, Equatable, Sendable, Prefixed {
  public typealias ID = CommerceID<Order>
  public static let prefix = "ord"
  /// The time in which an order must be paid.
  public static let patience: TimeInterval = 15 * 60

  public enum State: String, Sendable {
    case awaitingPayment = "awaiting-payment"
    case paid, cancelled, expired, refunded
    /// The order is confirmed, and the customer pays on delivery.
    case confirmed
  }

  public let id: ID
  public let customer: CustomerID
  public let shop: Shop
  public internal(set) var state: State
  public let placed: Date
  public let lines: [OrderLine]
  public let total: Money
  /// The payment of the order.
  public internal(set) var payment: Payment.ID?

  /// True if the items of the order are out of stock.
  var hasItems: Bool { state == .paid || state == .confirmed }
  public var payBefore: Date { placed.addingTimeInterval(Self.patience) }
  /// The total quantity of all lines.
  public var itemCount: Int { lines.reduce(0) { $0 + $1.quantity } }

  public init(
    id: ID, customer: CustomerID, shop: Shop, state: State, placed: Date, lines: [OrderLine],
    total: Money, payment: Payment.ID?
  ) {
    self.id = id
    self.customer = customer
    self.shop = shop
    self.state = state
    self.placed = placed
    self.lines = lines
    self.total = total
    self.payment = payment
  }
}

public import Foundation
public import Money

/// An order of a customer.
///
/// ```swift
/// func isOpen(_ order: Order, now: Date) -> Bool { order.isPayable(at: now) }
/// ```
public struct Order: Identifiable, Hashable, Sendable {
  public struct ID: Identifier {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public enum State: String, Hashable, Sendable, CaseIterable {
    case awaitingPayment = "awaiting-payment"
    case paid
    case cancelled
    case expired
    case refunded
    /// The shop has accepted the order, and the customer pays on delivery.
    case confirmed

    /// True if the customer has nothing left to do before delivery.
    public var isSettled: Bool { self == .paid || self == .confirmed }
  }

  public struct Line: Identifiable, Hashable, Sendable {
    /// The identity of the product.
    public let id: Product.ID
    public let name: String
    public let quantity: Int
    /// The price of one item.
    public let price: Money
    public let total: Money
    public let picture: String?

    public init(
      id: Product.ID, name: String, quantity: Int, price: Money, total: Money,
      picture: String? = nil
    ) {
      self.id = id
      self.name = name
      self.quantity = quantity
      self.price = price
      self.total = total
      self.picture = picture
    }
  }

  public let id: ID
  public let state: State
  public let placed: Date
  /// The time at which the order expires without payment.
  public let payBefore: Date
  public let lines: [Line]
  public let total: Money
  /// The identifier of the payment in Payments; nil until the order is paid.
  public let payment: String?

  public init(
    id: ID, state: State, placed: Date, payBefore: Date, lines: [Line], total: Money,
    payment: String? = nil
  ) {
    self.id = id
    self.state = state
    self.placed = placed
    self.payBefore = payBefore
    self.lines = lines
    self.total = total
    self.payment = payment
  }

  /// The total quantity of all lines.
  public var count: Int { lines.reduce(0) { $0 + $1.quantity } }

  /// The state at a time: an order that was not paid in time has expired, even if the shop has not been asked
  /// since.
  public func state(at now: Date) -> State {
    state == .awaitingPayment && now >= payBefore ? .expired : state
  }

  public func isPayable(at now: Date) -> Bool { state(at: now) == .awaitingPayment }
}

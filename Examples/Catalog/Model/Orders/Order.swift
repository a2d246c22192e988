public import Foundation
public import Money

/// What a customer has ordered.
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
    /// The shop keeps it for the customer, who pays when it comes.
    case confirmed

    /// True if nothing is left to do before it comes.
    public var isSettled: Bool { self == .paid || self == .confirmed }
  }

  public struct Line: Identifiable, Hashable, Sendable {
    /// The product's.
    public let id: Product.ID
    public let name: String
    public let quantity: Int
    /// For one.
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
  /// Until when it waits for its payment.
  public let payBefore: Date
  public let lines: [Line]
  public let total: Money
  /// By what it was paid, as Payments knows it; nil as long as it is not.
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

  /// How many things were ordered, each counted.
  public var count: Int { lines.reduce(0) { $0 + $1.quantity } }

  /// The state as time has made it: an order that nobody paid in time has expired, even where the shop has not been
  /// asked since.
  public func state(at now: Date) -> State {
    state == .awaitingPayment && now >= payBefore ? .expired : state
  }

  public func isPayable(at now: Date) -> Bool { state(at: now) == .awaitingPayment }
}

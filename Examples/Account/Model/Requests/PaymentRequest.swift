public import Foundation
public import Money

/// A request for money from one person to another.
public struct PaymentRequest: Identifiable, Hashable, Sendable {
  /// Such as `req_7Q2`. Payments knows the request by the same name.
  public struct ID: ServiceID {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public enum Direction: String, Hashable, Sendable {
    /// The customer is asked for money.
    case incoming
    /// The customer asks for money.
    case outgoing
  }

  public enum State: String, CaseIterable, Hashable, Sendable {
    case open
    case paid
    case declined
    case cancelled
  }

  public let id: ID
  /// The person who asks.
  public let from: Person
  /// The person who is asked.
  public let to: Person
  public let direction: Direction
  public let amount: Money
  /// Empty for none.
  public let note: String
  public let state: State
  public let created: Date

  public init(
    id: ID, from: Person, to: Person, direction: Direction, amount: Money, note: String = "",
    state: State, created: Date
  ) {
    self.id = id
    self.from = from
    self.to = to
    self.direction = direction
    self.amount = amount
    self.note = note
    self.state = state
    self.created = created
  }

  /// The person who is not the customer.
  public var other: Person { direction == .incoming ? from : to }

  /// True if the customer has yet to pay or decline it.
  public var waitsForMe: Bool { direction == .incoming && state == .open }
}

public import Money

public import struct Foundation.Date

/// A request of one person to another for money.
///
///     if request.to.customer == customer { print("\(request.from.name) asks you for money") }
public struct PaymentRequest: Identifiable, Equatable, Sendable, Prefixed {
  public typealias ID = CommerceID<PaymentRequest>
  public static let prefix = "req"

  public enum State: String, Sendable {
    case open, paid, declined, cancelled
  }

  public let id: ID
  /// The person who asks for the money.
  public let from: Person
  /// The person who is asked to pay.
  public let to: Person
  public let amount: Money
  public let note: String
  public internal(set) var state: State
  public let created: Date
  /// The payment of the request.
  public internal(set) var payment: Payment.ID?

  public init(
    id: ID, from: Person, to: Person, amount: Money, note: String, state: State, created: Date,
    payment: Payment.ID?
  ) {
    self.id = id
    self.from = from
    self.to = to
    self.amount = amount
    self.note = note
    self.state = state
    self.created = created
    self.payment = payment
  }
}

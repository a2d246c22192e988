public import Money

public import struct Foundation.Date

/// Money that a customer wants to send. It moves when the transfer is paid.
///
///     if transfer.state == .open { print("still to be paid:", transfer.amount) }
public struct Transfer: Identifiable, Equatable, Sendable, Prefixed {
  public typealias ID = CommerceID<Transfer>
  public static let prefix = "trf"

  public enum State: String, Sendable {
    case open, paid, cancelled
  }

  public let id: ID
  public let from: Person
  public let to: Person
  public let amount: Money
  public let note: String
  public internal(set) var state: State
  public let created: Date
  /// The payment of the transfer.
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

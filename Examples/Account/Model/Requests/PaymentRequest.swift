public import Foundation
public import Money

/// Somebody asks somebody for money.
///
/// ```swift
/// func title(_ request: PaymentRequest) -> String {
///   request.direction == .incoming ? "From \(request.from.name)" : "To \(request.to.name)"
/// }
/// ```
public struct PaymentRequest: Identifiable, Hashable, Sendable {
  /// The service's name for it, such as `req_7Q2`. It is what is paid, too.
  public struct ID: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public var description: String { rawValue }
  }

  public enum Direction: String, Hashable, Sendable {
    /// This customer shall pay.
    case incoming
    /// This customer wants money.
    case outgoing
  }

  public enum State: String, CaseIterable, Hashable, Sendable {
    case open
    case paid
    case declined
    case cancelled
  }

  public let id: ID
  /// Who wants money.
  public let from: Person
  /// Who shall pay.
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

  /// Who is at the other end.
  public var other: Person { direction == .incoming ? from : to }

  /// Whether this customer is to pay or decline it.
  public var waitsForMe: Bool { direction == .incoming && state == .open }
}

public import Foundation
public import Money

/// A transfer of money to a person, at the service. No money moves before the transfer is paid.
public struct Transfer: Identifiable, Hashable, Sendable {
  /// Such as `trf_7Q2`. Payments knows the transfer by the same name.
  public struct ID: ServiceID {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public enum State: String, CaseIterable, Hashable, Sendable {
    case open
    case paid
    case cancelled
  }

  public let id: ID
  public let to: Person
  public let amount: Money
  /// Empty for none.
  public let note: String
  public let state: State
  public let created: Date

  public init(
    id: ID, to: Person, amount: Money, note: String = "", state: State, created: Date
  ) {
    self.id = id
    self.to = to
    self.amount = amount
    self.note = note
    self.state = state
    self.created = created
  }
}

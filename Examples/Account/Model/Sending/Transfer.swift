public import Foundation
public import Money

/// Money for somebody, as it is wanted.
///
/// ```swift
/// let lunch = NewTransfer(to: lucia, amount: Money(minorUnits: 12_50, .eur), note: Note())
/// ```
public struct NewTransfer: Hashable, Sendable {
  public let to: Person
  public let amount: Money
  public let note: Note

  public init(to: Person, amount: Money, note: Note = Note()) {
    self.to = to
    self.amount = amount
    self.note = note
  }
}

/// Money for somebody, as the service knows it. No money moves before it is paid.
///
/// ```swift
/// func isWaiting(_ transfer: Transfer) -> Bool { transfer.state == .open }
/// ```
public struct Transfer: Identifiable, Hashable, Sendable {
  /// The service's name for it, such as `trf_7Q2`. It is what is paid, too.
  public struct ID: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public var description: String { rawValue }
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

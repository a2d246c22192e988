public import Money

public import struct Foundation.TimeInterval

/// The money, movements and requests that a new customer starts with, as sample data.
///
///     let welcome = Welcome(grant: Money(minorUnits: 250_00, .eur), movements: [], requests: [])
public struct Welcome: Sendable {
  /// A past movement of money.
  public struct PastMovement: Sendable {
    /// The handle of the other person.
    public let handle: String
    public let kind: Statement.Kind
    /// Negative for money sent.
    public let amount: Money
    public let note: String
    public let age: TimeInterval

    public init(
      handle: String, kind: Statement.Kind, amount: Money, note: String, age: TimeInterval
    ) {
      self.handle = handle
      self.kind = kind
      self.amount = amount
      self.note = note
      self.age = age
    }
  }

  /// A past request for money to the customer.
  public struct PastRequest: Sendable {
    public let handle: String
    public let amount: Money
    public let note: String
    public let age: TimeInterval

    public init(handle: String, amount: Money, note: String, age: TimeInterval) {
      self.handle = handle
      self.amount = amount
      self.note = note
      self.age = age
    }
  }

  public let grant: Money
  public let grantAge: TimeInterval
  /// Oldest first.
  public let movements: [PastMovement]
  /// Oldest first.
  public let requests: [PastRequest]

  public init(
    grant: Money, grantAge: TimeInterval = 0, movements: [PastMovement], requests: [PastRequest]
  ) {
    self.grant = grant
    self.grantAge = grantAge
    self.movements = movements
    self.requests = requests
  }
}

public import Money

/// An item to pay, of a kind that the app has, such as an order.
///
/// ```swift
/// let order = Payable(
///   id: "ord_7Q2K", kind: "order", title: "Order 7Q2K", detail: "3 items", payee: "Corner Shop",
///   amount: Money(minorUnits: 60_00, .eur), state: .open, reference: "7Q2K")
/// ```
public struct Payable: Hashable, Sendable, Identifiable {
  /// The identity of a payable, such as `ord_7Q2K`.
  public struct ID: Identifier {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The name of a kind at the backend. An app declares its kinds, and their titles on its screens.
  public struct Kind: Identifier {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public enum State: Hashable, Sendable {
    case open
    case paid(Payment.ID)
    /// Cancelled, declined or expired.
    case closed
  }

  public let id: ID
  public let kind: Kind
  /// The title of the item, in the backend's words.
  public let title: String
  /// A detail of the item, such as a note; may be empty.
  public let detail: String
  /// The name of the payee.
  public let payee: String
  public let amount: Money
  public let state: State
  /// The short reference that a customer quotes in questions about the item.
  public let reference: String

  public init(
    id: ID, kind: Kind, title: String, detail: String = "", payee: String, amount: Money,
    state: State = .open, reference: String = ""
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.detail = detail
    self.payee = payee
    self.amount = amount
    self.state = state
    self.reference = reference
  }
}

public import Money

/// Something that waits to be paid, of a kind that the app has, such as an order.
///
/// ```swift
/// let order = Payable(
///   id: "ord_7Q2K", kind: "order", title: "Order 7Q2K", detail: "3 items", payee: "Corner Shop",
///   amount: Money(minorUnits: 60_00, .eur), state: .open, reference: "7Q2K")
/// ```
public struct Payable: Hashable, Sendable, Identifiable {
  /// Names something to pay, such as `ord_7Q2K`.
  public struct ID: Identifier {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The name of a kind at the backend. An app says which kinds it has, and what they are called on its screens.
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
  /// What it is, in the backend's words.
  public let title: String
  /// More about it, such as a note; may be empty.
  public let detail: String
  /// Who is paid.
  public let payee: String
  public let amount: Money
  public let state: State
  /// What to name when asking about it.
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

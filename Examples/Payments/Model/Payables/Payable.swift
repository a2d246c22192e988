public import Money

/// Something that waits to be paid: an order, a transfer, or what somebody has asked for.
///
/// ```swift
/// let order = Payable(
///   id: "ord_7Q2K", kind: .order, title: "Order 7Q2K", detail: "3 items", payee: "Corner Shop",
///   amount: Money(minorUnits: 60_00, .eur), state: .open, reference: "7Q2K")
/// ```
public struct Payable: Hashable, Sendable, Identifiable {
  /// Names something to pay, such as `ord_7Q2K`.
  public struct ID: Identifier {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What it names, by how it begins; nil when that tells nothing.
    public var kind: Kind? {
      switch rawValue.split(separator: "_").first {
      case "ord": .order
      case "trf": .transfer
      case "req": .request
      default: nil
      }
    }
  }

  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case order, transfer, request
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

/// The text of a movement of money for the account holder.
///
///     Statement(.transferOut, title: "Lucía Romero", note: "Tickets")
public struct Statement: Equatable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    case grant, payment, refund
    case transferIn = "transfer-in"
    case transferOut = "transfer-out"
    case requestIn = "request-in"
    case requestOut = "request-out"
  }

  public let kind: Kind
  /// The name of the other party.
  public let title: String
  public let note: String

  public init(_ kind: Kind, title: String, note: String = "") {
    self.kind = kind
    self.title = title
    self.note = note
  }
}

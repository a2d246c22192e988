/// What the holder of an account reads about a movement of money.
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
  /// Who is on the other side.
  public let title: String
  public let note: String

  public init(_ kind: Kind, title: String, note: String = "") {
    self.kind = kind
    self.title = title
    self.note = note
  }
}

/// Something done about a quote that the service has not taken yet.
///
/// ```swift
/// let change = QuoteChange(id: 7, kind: .accepted, state: .waiting)
/// ```
public struct QuoteChange: Identifiable, Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case offered
    case accepted
    case declined
  }

  public enum State: Hashable, Sendable {
    /// It is sent as soon as it can be.
    case waiting
    /// The service does not take it; it waits for its user to say what is to become of it.
    case refused(Refusal)
    /// A newer version of the program has made it.
    case unreadable
  }

  /// Why the service does not take it.
  public enum Refusal: Hashable, Sendable, CaseIterable {
    /// The day until which the quote was valid is over.
    case expired
    /// It was accepted, declined or withdrawn before.
    case notOpen
    /// The request is not open any more.
    case requestNotOpen
    /// Who makes an offer has to have applied first.
    case notApplied
    /// There is no such quote or request, or it is not for this person.
    case unknown
    case other
  }

  /// Its number in the outbox.
  public let id: Int64
  public let kind: Kind
  public let state: State

  public init(id: Int64, kind: Kind, state: State) {
    self.id = id
    self.kind = kind
    self.state = state
  }
}

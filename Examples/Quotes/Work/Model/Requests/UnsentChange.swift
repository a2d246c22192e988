/// Something that somebody has done about a request and that the service has not taken yet.
public struct UnsentChange: Identifiable, Hashable, Sendable {
  /// Commands are stored under the raw values, which never change.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case created = "create-request"
    case changed = "change-request"
    case cancelled = "cancel-request"
    case done = "finish-request"
    case rated = "rate-work"
    case photoAdded = "add-photo-to-request"
    case applied = "apply-to-request"
    case offered = "make-offer"
    case accepted = "accept-quote"
    case declined = "decline-quote"
    /// A photo on its way, which is another module's.
    case uploaded = "photos-upload"
    case other = "other-change"
  }

  public enum State: Hashable, Sendable {
    /// It is sent as soon as it can be.
    case waiting
    /// The service does not take it; it waits for its user to say what is to become of it.
    case refused(Refusal)
    /// Somebody has changed the same thing elsewhere.
    case conflict
    /// The other change holds.
    case overruled
    /// A newer version of the program has made it.
    case unreadable
  }

  /// Why the service did not take it.
  public enum Refusal: String, Hashable, Sendable, CaseIterable {
    /// Four professionals have applied.
    case noFreePlace
    /// The request is not in a state for it any more.
    case notOpen
    /// An offer needs an application.
    case notApplied
    case alreadyRated
    /// It was accepted, declined or withdrawn before.
    case quoteNotOpen
    case quoteExpired
    /// The request is not there, or not for this person any more.
    case unknownRequest
    /// The service had it, and has lost it: it was restored from a backup.
    case lost
    case other = "refused"
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

  /// Whether it goes on only when its user has said how.
  public var needsAttention: Bool { state != .waiting }
}

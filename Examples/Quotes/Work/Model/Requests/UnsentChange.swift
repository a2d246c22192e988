/// A person's change of a request that the service has not taken yet.
public struct UnsentChange: Identifiable, Hashable, Sendable {
  /// The raw values are the kinds of stored commands, and never change.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case created = "create-request"
    case changed = "change-request"
    case cancelled = "cancel-request"
    case done = "finish-request"
    case rated = "rate-work"
    case contactRated = "rate-contact"
    case photoAdded = "add-photo-to-request"
    case applied = "apply-to-request"
    case offered = "make-offer"
    case accepted = "accept-quote"
    case declined = "decline-quote"
    /// A photo that is being sent, by the module Photos.
    case uploaded = "photos-upload"
    case other = "other-change"
  }

  public enum State: Hashable, Sendable {
    /// The change is sent as soon as possible.
    case waiting
    /// The service has refused the change; the user decides about it.
    case refused(Refusal)
    /// The same item was changed elsewhere.
    case conflict
    /// The other change has won.
    case overruled
    /// A newer version of the program has stored the change.
    case unreadable
  }

  /// The reason why the service has refused the change.
  public enum Refusal: String, Hashable, Sendable, CaseIterable {
    /// Four professionals have applied.
    case noFreePlace
    /// The state of the request does not allow it any more.
    case notOpen
    /// An offer needs an application.
    case notApplied
    case alreadyRated
    /// The offer was accepted, declined or withdrawn before.
    case quoteNotOpen
    case quoteExpired
    /// The request does not exist, or this person may not see it any more.
    case unknownRequest
    /// The service had the change, and has lost it: it was restored from a backup.
    case lost
    case other = "refused"
  }

  /// The number in the outbox.
  public let id: Int64
  public let kind: Kind
  public let state: State

  public init(id: Int64, kind: Kind, state: State) {
    self.id = id
    self.kind = kind
    self.state = state
  }

  /// True if the user has to decide about the change before it is sent.
  public var needsAttention: Bool { state != .waiting }
}

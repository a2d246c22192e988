public import SillarModel
public import Work

/// The requests of one homeowner. A change is stored, shows at once, and is sent as soon as the service can be reached.
public protocol OwnRequestsRepository: Sendable {
  /// All requests, the newest first: saved ones, then live ones, and again after each change, until the consumer stops.
  func all() -> Readings<[OwnRequest]>
  /// One request, as ``all()`` gives it.
  func request(_ id: RequestID) -> Readings<OwnRequest>

  /// Stores a new request and discards the draft of it, in one transaction.
  func create(_ id: RequestID, _ contents: RequestContents, photos: [PhotoID]) async throws
  /// - Parameter request: The request as it was when it was changed.
  func perform(_ change: RequestChange, on request: OwnRequest) async throws
  func answer(_ quote: Quote, _ answer: QuoteAnswer) async throws
  /// Keeps one of two versions. Does nothing if the conflict was settled before.
  func settle(_ conflict: ChangeConflict, keepsMine: Bool) async throws
}

/// A change of a request by its homeowner.
public enum RequestChange: Hashable, Sendable {
  case contents(RequestContents)
  case photo(PhotoID)
  case done
  case rated(WorkRating)
  case contactRated(WorkRating, of: PersonID)
  case cancelled(Cancellation)
}

/// A homeowner's answer to an offer.
public enum QuoteAnswer: String, Hashable, Sendable, CaseIterable {
  case accept, decline
}

/// Stores a homeowner's unfinished request, which outlives the program.
public protocol RequestDrafts: Sendable {
  func load() async throws -> RequestDraft?
  /// Saves the draft even if the caller is cancelled meanwhile.
  func save(_ draft: RequestDraft) async throws
  func discard() async throws
}

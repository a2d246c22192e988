public import Foundation

/// A request for work, as far as both its homeowner and professionals see it.
///
/// ```swift
/// func isWanted(_ request: WorkRequest) -> Bool { request.state == .open && request.freePlaces > 0 }
/// ```
public struct WorkRequest: Identifiable, Hashable, Sendable {
  public let id: RequestID
  /// Grows with every change by the homeowner.
  public let version: Int
  public let homeowner: Person
  public let contents: RequestContents
  public let state: RequestState
  public let created: Date
  public let photos: [PhotoID]
  public let freePlaces: Int
  /// Of a cancelled request.
  public let cancellation: Cancellation?
  /// True for a request that the service does not know yet.
  public let isOnlyHere: Bool
  /// The changes by this person that the service has not taken yet, in their order.
  public let unsent: [UnsentChange]

  public init(
    id: RequestID, version: Int = 1, homeowner: Person, contents: RequestContents,
    state: RequestState, created: Date, photos: [PhotoID] = [],
    freePlaces: Int = RequestContents.places, cancellation: Cancellation? = nil,
    isOnlyHere: Bool = false, unsent: [UnsentChange] = []
  ) {
    self.id = id
    self.version = version
    self.homeowner = homeowner
    self.contents = contents
    self.state = state
    self.created = created
    self.photos = photos
    self.freePlaces = freePlaces
    self.cancellation = cancellation
    self.isOnlyHere = isOnlyHere
    self.unsent = unsent
  }

  /// True when a change waits for its user to decide about it.
  public var needsAttention: Bool { unsent.contains { $0.needsAttention } }
}

public import Foundation

/// A request for work, as its homeowner and professionals see it.
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
  /// The reason for the end of a cancelled request.
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

  /// True if the user has to decide about a change.
  public var needsAttention: Bool { unsent.contains { $0.needsAttention } }
}

/// The state of a request for work.
public enum RequestState: String, Hashable, Sendable, CaseIterable {
  /// Professionals may apply and make offers.
  case open
  /// The homeowner has accepted an offer.
  case assigned
  /// The work is done.
  case done
  /// The homeowner has withdrawn the request.
  case cancelled
}

/// The reason why a homeowner has withdrawn a request.
public struct Cancellation: Hashable, Sendable {
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    case foundSomeone = "found-someone"
    case tooExpensive = "too-expensive"
    case changedMind = "changed-mind"
    case other
  }

  public static let longestNote = 500

  public let reason: Reason
  public let note: String

  /// - Returns: Nil for a note above the limit.
  public init?(reason: Reason, note: String = "") {
    let note = note.trimmed
    guard note.unicodeScalars.count <= Self.longestNote else { return nil }
    self.reason = reason
    self.note = note
  }
}

public import Foundation
public import Work

/// A request with all that this person may see of it.
///
/// ```swift
/// func offers(_ request: RequestDetail) -> Int { request.professionals.count { $0.offer?.state == .offered } }
/// ```
public struct RequestDetail: Identifiable, Hashable, Sendable {
  public let id: RequestID
  /// Grows with every change by the homeowner.
  public let version: Int
  public let homeowner: Person
  public let contents: RequestContents
  public let state: RequestState
  public let created: Date
  public let photos: [PhotoID]
  public let freePlaces: Int
  /// Those who have applied; for a professional, themself alone.
  public let professionals: [Applicant]
  public let cancellation: Cancellation?
  /// Whether the service knows nothing of it yet.
  public let isOnlyHere: Bool
  /// What was done here and is not at the service, in its order.
  public let unsent: [UnsentChange]
  public let conflict: ChangeConflict?

  public init(
    id: RequestID, version: Int, homeowner: Person, contents: RequestContents, state: RequestState,
    created: Date, photos: [PhotoID] = [], freePlaces: Int = RequestContents.places,
    professionals: [Applicant] = [], cancellation: Cancellation? = nil, isOnlyHere: Bool = false,
    unsent: [UnsentChange] = [], conflict: ChangeConflict? = nil
  ) {
    self.id = id
    self.version = version
    self.homeowner = homeowner
    self.contents = contents
    self.state = state
    self.created = created
    self.photos = photos
    self.freePlaces = freePlaces
    self.professionals = professionals
    self.cancellation = cancellation
    self.isOnlyHere = isOnlyHere
    self.unsent = unsent
    self.conflict = conflict
  }

  /// Who does the work, or has done it.
  public var worker: Applicant? { professionals.first { $0.offer?.state == .accepted } }

  public func applicant(_ person: PersonID) -> Applicant? {
    professionals.first { $0.person.id == person }
  }
}

/// The request was changed here, and elsewhere meanwhile.
///
/// ```swift
/// func isKnown(_ conflict: ChangeConflict) -> Bool { conflict.theirs != nil }
/// ```
public struct ChangeConflict: Hashable, Sendable {
  /// The number of the change in the outbox.
  public let change: Int64
  public let mine: RequestContents
  /// Nil as long as the service has not been asked what it is.
  public let theirs: RequestContents?

  public init(change: Int64, mine: RequestContents, theirs: RequestContents?) {
    self.change = change
    self.mine = mine
    self.theirs = theirs
  }
}

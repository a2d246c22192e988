public import struct Foundation.Date

/// A homeowner's request for quotes for work.
///
///     if request.state == .open { print(request.details.title, "in", request.details.place.city) }
public struct WorkRequest: Identifiable, Equatable, Sendable {
  public typealias ID = ClientID<WorkRequest>
  public static let photoLimit = 12
  /// The number of professionals who may apply.
  public static let places = 4

  public enum State: String, Sendable {
    case open
    /// A quote was accepted.
    case assigned
    case done
    case cancelled
  }

  public let id: ID
  /// A number that grows with each change by the homeowner.
  public internal(set) var version: Int
  public let homeowner: Member.ID
  public internal(set) var details: WorkDetails
  public internal(set) var state: State
  public let created: Date
  public internal(set) var photos: [PhotoID]
  public internal(set) var cancellation: Cancellation?

  public init(
    id: ID, version: Int = 1, homeowner: Member.ID, details: WorkDetails, state: State = .open,
    created: Date, photos: [PhotoID] = [], cancellation: Cancellation? = nil
  ) {
    self.id = id
    self.version = version
    self.homeowner = homeowner
    self.details = details
    self.state = state
    self.created = created
    self.photos = photos
    self.cancellation = cancellation
  }
}

public import Foundation
public import Work

/// A request as it stands in a list.
///
/// ```swift
/// func isWaiting(_ request: RequestSummary) -> Bool { request.sending == .waiting }
/// ```
public struct RequestSummary: Identifiable, Hashable, Sendable {
  /// How far what was done here has come.
  public enum Sending: Hashable, Sendable {
    /// It is sent as soon as it can be.
    case waiting
    /// It waits for its user to say what is to become of it.
    case needsAttention
  }

  public let id: RequestID
  public let contents: RequestContents
  public let state: RequestState
  public let created: Date
  public let freePlaces: Int
  /// How many professionals have applied; for a professional, whether they have themself.
  public let applicants: Int
  /// How many offers wait for an answer.
  public let offers: Int
  public let photos: Int
  /// What was done here and is not at the service.
  public let unsent: [UnsentChange]

  public init(
    id: RequestID, contents: RequestContents, state: RequestState, created: Date, freePlaces: Int,
    applicants: Int, offers: Int, photos: Int, unsent: [UnsentChange] = []
  ) {
    self.id = id
    self.contents = contents
    self.state = state
    self.created = created
    self.freePlaces = freePlaces
    self.applicants = applicants
    self.offers = offers
    self.photos = photos
    self.unsent = unsent
  }

  /// Nil when the service has everything.
  public var sending: Sending? {
    unsent.isEmpty ? nil : unsent.contains { $0.needsAttention } ? .needsAttention : .waiting
  }

  /// Why the service gave this professional no place; nil where it did, or was not asked.
  public var applicationRefused: UnsentChange.Refusal? {
    for change in unsent where change.kind == .applied {
      if case .refused(let refusal) = change.state { return refusal }
    }
    return nil
  }
}

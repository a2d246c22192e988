/// What the windows of people are told, in the order in which it happened.
///
///     let rings = feed.rings(for: session.member)
///     var position = try await feed.start(of: nil, for: session)
///     for await _ in rings { let page = try await feed.page(for: session, after: position) }
public protocol EventFeed: Sendable {
  /// Rings from now on whenever there may be something new, or the session may be over.
  func rings(for member: Member.ID) -> AsyncStream<Void>

  /// Where to go on for someone who has seen everything up to a place, or starts now.
  ///
  /// - Parameter last: what the client says it saw last; anything may stand there.
  func start(after last: String?, for member: Member.ID) async throws -> EventStart

  /// The next ones, oldest first.
  ///
  /// - Returns: `nil` when the session is over.
  func page(for session: Session, after place: Int64) async throws -> [StoredEvent]?
}

/// Where a stream of events begins.
public enum EventStart: Equatable, Sendable {
  /// After this place.
  case after(Int64)
  /// What was seen last is not known, or is forgotten by now: everything has to be asked for anew. From
  /// this place on nothing will be missed.
  case reset(Int64)
}

/// Something that happened, at its place among all that did.
public struct StoredEvent: Equatable, Sendable {
  public let place: Int64
  /// Its kind, such as `chat`.
  public let name: String
  /// What it is about, as JSON.
  public let data: String

  public init(place: Int64, name: String, data: String) {
    self.place = place
    self.name = name
    self.data = data
  }
}

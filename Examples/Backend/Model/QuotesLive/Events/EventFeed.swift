/// What the windows of people are told, in the order in which it happened.
///
///     let rings = feed.rings(for: session.member)
///     let start = try await feed.start(after: nil, for: session.member)
///     for await _ in rings { let page = try await feed.page(for: session, after: start.place) }
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

/// Where a stream of events begins: from there on nothing will be missed.
public struct EventStart: Equatable, Sendable {
  public let place: Int64
  /// The epoch of the store. A client names it with the place: after a restore the store gives the places of the
  /// events that it lost to others.
  public let epoch: String
  /// What was seen last is not known, or is forgotten by now: everything has to be asked for anew.
  public let isReset: Bool

  public init(place: Int64, epoch: String, isReset: Bool) {
    self.place = place
    self.epoch = epoch
    self.isReset = isReset
  }

  /// How the client names a place.
  public func id(of place: Int64) -> String { "\(place).\(epoch)" }

  /// What a client named.
  public static func parts(of id: String) -> (place: Int64, epoch: String)? {
    let parts = id.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, let place = Int64(parts[0]) else { return nil }
    return (place, String(parts[1]))
  }
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

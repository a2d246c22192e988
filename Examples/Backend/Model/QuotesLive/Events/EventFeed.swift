/// The events for the open windows of users, in the order in which they happened.
///
///     let rings = feed.rings(for: member)
///     let start = try await feed.start(after: nil, for: member)
///     for await _ in rings { let page = try await feed.page(for: member, after: start.place) }
public protocol EventFeed: Sendable {
  /// Emits an element from now on whenever there may be new events.
  func rings(for member: Member.ID) -> AsyncStream<Void>

  /// Returns the start of an event stream, for a client that resumes after an event or begins now.
  ///
  /// - Parameter last: the id of the last event that the client received; it is untrusted input.
  func start(after last: String?, for member: Member.ID) async throws -> EventStart

  /// Returns the next events, oldest first.
  func page(for member: Member.ID, after place: Int64) async throws -> [StoredEvent]
}

/// The start of an event stream: from there on, no event is missed.
public struct EventStart: Equatable, Sendable {
  public let place: Int64
  /// The epoch of the store. An event id has it beside the place: after a restore from a backup, the store
  /// assigns the places of lost events to new ones.
  public let epoch: String
  /// True if the last event of the client is unknown or already deleted: the client has to load everything
  /// again.
  public let isReset: Bool

  public init(place: Int64, epoch: String, isReset: Bool) {
    self.place = place
    self.epoch = epoch
    self.isReset = isReset
  }

  /// Returns the event id of a place, as clients send it.
  public func id(of place: Int64) -> String { "\(place).\(epoch)" }

  /// Returns the parts of an event id; `nil` when it is malformed.
  public static func parts(of id: String) -> (place: Int64, epoch: String)? {
    let parts = id.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, let place = Int64(parts[0]) else { return nil }
    return (place, String(parts[1]))
  }
}

/// A stored event with its place in the order of all events.
public struct StoredEvent: Equatable, Sendable {
  public let place: Int64
  /// The kind of the event, such as `chat`.
  public let name: String
  /// The data of the event, as JSON.
  public let data: String

  public init(place: Int64, name: String, data: String) {
    self.place = place
    self.name = name
    self.data = data
  }
}

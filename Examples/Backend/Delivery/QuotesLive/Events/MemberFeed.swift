import BackendModel

/// The events of a member.
struct MemberFeed: EventStreamSource {
  let feed: any EventFeed
  let member: Member.ID
  let start: EventStart

  /// Has the place where the stream begins, so that a client can resume even if it receives no other event.
  var first: ServerSentEvent {
    ServerSentEvent(
      id: start.id(of: start.place), name: start.isReset ? "reset" : nil,
      data: start.isReset ? "{}" : nil, comment: "connected")
  }

  var firstPlace: Int64 { start.place }

  func rings() -> AsyncStream<Void> { feed.rings(for: member) }

  func events(after place: Int64) async throws -> (events: [ServerSentEvent], place: Int64) {
    let page = try await feed.page(for: member, after: place)
    let events = page.map {
      ServerSentEvent(id: start.id(of: $0.place), name: $0.name, data: $0.data)
    }
    return (events, page.last?.place ?? place)
  }
}

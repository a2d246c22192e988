import BackendModel
import HTTPTypes
import Hummingbird
import NIOCore

/// The source of the events of an ``EventStream``.
protocol EventStreamSource: Sendable {
  /// The event that is sent when the stream opens.
  var first: ServerSentEvent { get }
  var firstPlace: Int64 { get }

  /// Returns a signal for each time that there may be new events. When the signals end, so does the stream.
  func rings() -> AsyncStream<Void>

  /// Returns the next events, oldest first, and the place of the last event.
  func events(after place: Int64) async throws -> (events: [ServerSentEvent], place: Int64)
}

/// Sends the events of a source to one client. The stream ends when the client disconnects, when its session ends, if it has
/// one, when the source ends, and when the server shuts down.
struct EventStream: Sendable {
  static let interval = Duration.seconds(15)

  let accounts: any Accounts
  /// `nil` for a stream that is for everyone.
  let session: Session?
  let clock: any Clock<Duration>
  let shutdown: @Sendable () async -> Void

  /// - Parameter place: the place of the stream in the limit; the stream keeps it until it ends.
  func response(
    to request: Request, from source: some EventStreamSource, in place: StreamPlace
  ) async throws -> Response {
    let headers: HTTPFields = [
      .contentType: "text/event-stream", .cacheControl: "no-store",
      // The server closes the connection after the stream: clients must not reuse it.
      .connection: "close",
    ]
    return Response(
      status: .ok, headers: headers,
      body: ResponseBody { writer in
        let (wakes, wake) = AsyncStream.makeStream(
          of: Void.self, bufferingPolicy: .bufferingNewest(1))
        try await request.body.consumeWithInboundCloseHandler { _ in
          try await send(from: source, to: &writer, on: clock, wakes, wake)
        } onInboundClosed: {
          wake.finish()
        }
        try await writer.finish(nil)
        withExtendedLifetime(place) {}
      })
  }

  /// - Parameters:
  ///   - wakes: a signal for each time that there may be events to send; the stream ends with it.
  ///   - wake: sends and ends that signal.
  @concurrent private func send<C: Clock<Duration>>(
    from source: some EventStreamSource, to writer: inout any ResponseBodyWriter, on clock: C,
    _ wakes: AsyncStream<Void>, _ wake: AsyncStream<Void>.Continuation
  ) async throws {
    // Subscribes before the first read, so that no event in between is missed.
    let (rings, endings) = (source.rings(), session.map { accounts.endings(of: $0.account) })
    var due = clock.now.advanced(by: Self.interval)
    try await Self.write(source.first, to: &writer)
    try await withThrowingTaskGroup(of: Void.self) { group in
      defer { group.cancelAll() }
      group.addTask {
        for await _ in rings { wake.yield() }
        wake.finish()
      }
      if let endings { group.addTask { for await _ in endings { wake.yield() } } }
      group.addTask {
        while true {
          try await clock.sleep(for: Self.interval)
          wake.yield()
        }
      }
      group.addTask {
        await shutdown()
        wake.finish()
      }
      var place = source.firstPlace
      var iterator = wakes.makeAsyncIterator()
      repeat {
        if let session, !(try await accounts.isValid(session.id)) { return }
        place = try await send(after: place, of: source, to: &writer)
        while due <= clock.now {
          due = due.advanced(by: Self.interval)
          try await Self.write(ServerSentEvent(comment: "still here"), to: &writer)
        }
      } while await iterator.next() != nil
    }
  }

  /// Sends all events after `place` that the source has now.
  ///
  /// - Returns: the place of the last event that was sent.
  @concurrent private func send(
    after place: Int64, of source: some EventStreamSource, to writer: inout any ResponseBodyWriter
  ) async throws -> Int64 {
    var place = place
    while true {
      let (events, last) = try await source.events(after: place)
      guard !events.isEmpty else { return place }
      try await writer.write(ByteBuffer(string: events.map(\.text).joined()))
      place = last
    }
  }

  @concurrent private static func write(
    _ event: ServerSentEvent, to writer: inout any ResponseBodyWriter
  ) async throws {
    try await writer.write(ByteBuffer(string: event.text))
  }
}

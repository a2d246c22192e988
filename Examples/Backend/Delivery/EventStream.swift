import HTTPTypes
import Hummingbird
import NIOCore

/// The source of the events of an ``EventStream``.
protocol EventStreamSource: Sendable {
  /// The event that is sent at once.
  var first: ServerSentEvent { get }
  var firstPlace: Int64 { get }

  /// Rings from now on whenever there may be something to send, or the stream may be over.
  func rings() -> AsyncStream<Void>

  /// The next ones, oldest first, and the place of the last one.
  ///
  /// - Returns: `nil` when the stream is over.
  func events(after place: Int64) async throws -> (events: [ServerSentEvent], place: Int64)?
}

/// Sends what is new for someone, as long as they listen: ends when they go, when its source says so, and when
/// the server is to end.
struct EventStream: Sendable {
  static let interval = Duration.seconds(15)

  let clock: any Clock<Duration>
  let shutdown: @Sendable () async -> Void

  func response(to request: Request, from source: some EventStreamSource) async throws -> Response {
    let headers: HTTPFields = [
      .contentType: "text/event-stream", .cacheControl: "no-store",
      // The server closes it after the stream: nobody should ask for something else on it meanwhile.
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
      })
  }

  /// - Parameters:
  ///   - wakes: come when there may be something to send; the stream ends with them.
  ///   - wake: makes them come.
  @concurrent private func send<C: Clock<Duration>>(
    from source: some EventStreamSource, to writer: inout any ResponseBodyWriter, on clock: C,
    _ wakes: AsyncStream<Void>, _ wake: AsyncStream<Void>.Continuation
  ) async throws {
    // Before anything is read, so that nothing happens in between unheard.
    let rings = source.rings()
    var due = clock.now.advanced(by: Self.interval)
    try await Self.write(source.first, to: &writer)
    try await withThrowingTaskGroup(of: Void.self) { group in
      defer { group.cancelAll() }
      group.addTask { for await _ in rings { wake.yield() } }
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
        guard let last = try await send(after: place, of: source, to: &writer) else { return }
        place = last
        while due <= clock.now {
          due = due.advanced(by: Self.interval)
          try await Self.write(ServerSentEvent(comment: "still here"), to: &writer)
        }
      } while await iterator.next() != nil
    }
  }

  /// Sends all that there is by now.
  ///
  /// - Returns: the place of the last one that was sent; `nil` when the stream is over.
  @concurrent private func send(
    after place: Int64, of source: some EventStreamSource, to writer: inout any ResponseBodyWriter
  ) async throws -> Int64? {
    var place = place
    while true {
      guard let (events, last) = try await source.events(after: place) else { return nil }
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

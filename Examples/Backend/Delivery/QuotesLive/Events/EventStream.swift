import BackendModel
import HTTPTypes
import Hummingbird
import NIOCore

/// What is new for someone, as long as they listen: ends when they go, when their session does, and when
/// the server is to end.
struct EventStream: Sendable {
  static let interval = Duration.seconds(15)

  let feed: any EventFeed
  let session: Session
  let clock: any Clock<Duration>
  let shutdown: @Sendable () async -> Void

  func response(to request: Request) async throws -> Response {
    let last = HTTPField.Name("Last-Event-ID").flatMap { request.headers[$0] }
    let start = try await feed.start(after: last, for: session.member)
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
          try await send(from: start, to: &writer, on: clock, wakes, wake)
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
    from start: EventStart, to writer: inout any ResponseBodyWriter, on clock: C,
    _ wakes: AsyncStream<Void>, _ wake: AsyncStream<Void>.Continuation
  ) async throws {
    // Before anything is read, so that nothing happens in between unheard.
    let rings = feed.rings(for: session.member)
    var due = clock.now.advanced(by: Self.interval)
    try await Self.write(ServerSentEvent(start), to: &writer)
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
      var place = start.place
      var iterator = wakes.makeAsyncIterator()
      repeat {
        guard let last = try await send(after: place, of: start, to: &writer) else { return }
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
  /// - Returns: the place of the last one that was sent; `nil` when the session is over.
  @concurrent private func send(
    after place: Int64, of start: EventStart, to writer: inout any ResponseBodyWriter
  ) async throws -> Int64? {
    var place = place
    while true {
      guard let page = try await feed.page(for: session, after: place) else { return nil }
      guard let last = page.last else { return place }
      let text = page.map { ServerSentEvent($0, in: start).text }.joined()
      try await writer.write(ByteBuffer(string: text))
      place = last.place
    }
  }

  @concurrent private static func write(
    _ event: ServerSentEvent, to writer: inout any ResponseBodyWriter
  ) async throws {
    try await writer.write(ByteBuffer(string: event.text))
  }
}

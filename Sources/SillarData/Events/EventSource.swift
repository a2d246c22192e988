public import Foundation
public import HTTPTypes
import Logging
public import SillarModel

/// Listens to the events that a service sends, for as long as the app reads the stream.
///
/// The service sends [server-sent events](https://html.spec.whatwg.org/multipage/server-sent-events.html). A connection
/// that breaks, or is silent for too long, is made again with the ID of the last message, so that no message is lost or
/// repeated.
///
/// ```swift
/// func follow(_ client: APIClient, _ reconnection: any Reconnection) async {
///   let source = EventSource(client: client, path: "v1/events", reconnection: reconnection)
///   for await event in source.events() {
///     switch event {
///     case .began: print("read everything")
///     case .message(let message): print(message.name, message.data)
///     }
///   }
/// }
/// ```
///
/// When the service ends a stream, the source connects again at once: the service may refuse the next connection, such as
/// after the end of a session. It does so once within the time of a silence, and otherwise waits as after a failure. A session
/// after one that was refused, by its `Authorization` header, begins anew.
///
/// Each listener has its own connection. A refused connection is retried like any other failure; only status 204 ends
/// the stream, as the standard says.
public struct EventSource: Sendable {
  /// Makes the headers of a connection request, such as those that identify the user.
  public typealias Headers = @Sendable () async throws -> HTTPFields
  /// Called when the service refuses a connection, with the status and the headers of the request.
  public typealias Refused = @Sendable (_ status: Int, _ headers: HTTPFields) async -> Void

  private let client: APIClient
  private let endpoint: Endpoint<APIAnswer>
  private let reconnection: any Reconnection
  private let silence: Duration
  private let clock: any Clock<Duration>
  /// The time since the source was made.
  private let passed: @Sendable () -> Duration
  private let headers: Headers
  private let refused: Refused

  /// - Parameters:
  ///   - client: Provides the HTTP client, base URL and headers. Its `Connectivity` gets the outcomes of connections.
  ///   - path: The path below the client's base URL.
  ///   - reconnection: Decides when to connect again.
  ///   - silence: The time without any data, even a comment, after which the connection counts as broken.
  ///   - clock: Measures silences, and the waits that the service asks for.
  ///   - refused: See ``Refused``.
  ///   - headers: Called for each connection. If it throws, the connection has failed.
  public init(
    client: APIClient, path: String, query: [URLQueryItem] = [], reconnection: any Reconnection,
    silence: Duration = .seconds(45), clock: any Clock<Duration> = ContinuousClock(),
    refused: @escaping Refused = { _, _ in }, headers: @escaping Headers = { [:] }
  ) {
    self.client = client
    endpoint = .data(path, query: query, accept: "text/event-stream")
    self.reconnection = reconnection
    self.silence = silence
    self.clock = clock
    passed = EventConnection.stopwatch(clock)
    self.headers = headers
    self.refused = refused
  }

  /// The events from now on, or after a message that was received earlier, such as before the program's restart. The
  /// connection ends when the stream is no longer read.
  public func events(after id: String? = nil) -> AsyncStream<ServerEvent> {
    AsyncStream { continuation in
      let task = Task {
        await run(after: id ?? "") { continuation.yield($0) }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private func run(
    after id: String, _ give: @escaping @Sendable (ServerEvent) -> Void
  ) async {
    var lastEventID = id
    var retry: Duration?
    var failures = 0
    var lastReconnectionAtOnce: Duration?
    var refusedSession: String?
    while !Task.isCancelled {
      let connection = EventConnection(
        client: client, lastEventID: lastEventID, clock: clock, give: give)
      let end = await connection.run(
        endpoint, headers: headers, refused: refused, silence: silence, clock: clock)
      if case .byService = end { return }
      if Task.isCancelled { return }
      // Each refusal is followed by a wait, so this cannot make a source connect again and again without one.
      if let refused = refusedSession, let session = connection.session, session != refused {
        (failures, lastReconnectionAtOnce, refusedSession) = (0, nil, nil)
      }
      lastEventID = connection.lastEventID
      retry = connection.retry ?? retry
      if connection.hasServed(silence) { failures = 0 }
      var wish = retry ?? .zero
      if case .failed(let failure) = end {
        wish = max(wish, failure.retryAfter ?? .zero)
        if case .status(401, _) = failure.error { refusedSession = connection.session }
      }
      // The service may refuse the next connection. The limit is for a service that ends each stream.
      if case .closed = end, wish == .zero,
        lastReconnectionAtOnce.map({ passed() - $0 >= silence }) ?? true
      {
        lastReconnectionAtOnce = passed()
        continue
      }
      failures += 1
      client.logger.debug(
        "The event stream ended",
        metadata: ["path": "\(endpoint.path)", "why": "\(end)", "failures": "\(failures)"])
      await reconnection.wait(afterFailures: failures, atLeast: wish, clock: clock)
    }
  }
}

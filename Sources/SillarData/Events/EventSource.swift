public import Foundation
public import HTTPTypes
import Logging
public import SillarModel

/// Listens to what a service says by itself, for as long as somebody listens to it.
///
/// The service speaks as [server-sent events](https://html.spec.whatwg.org/multipage/server-sent-events.html). A
/// connection that breaks, or is silent for too long, is made again, and the service told the last message that came,
/// so that none is lost and none comes twice.
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
/// Each listener has a connection of its own. What the service refuses is asked again, as whatever fails is; only a
/// status of 204 ends the stream, as the standard has it.
public struct EventSource: Sendable {
  /// What a connection is asked for with, such as whose events they are.
  public typealias Headers = @Sendable () async throws -> HTTPFields
  /// Told when the service refuses a connection: its status, and the headers that it was asked with.
  public typealias Refused = @Sendable (_ status: Int, _ headers: HTTPFields) async -> Void

  private let client: APIClient
  private let endpoint: Endpoint<APIAnswer>
  private let reconnection: any Reconnection
  private let silence: Duration
  private let clock: any Clock<Duration>
  private let headers: Headers
  private let refused: Refused

  /// - Parameters:
  ///   - client: Whose HTTP client, base URL and headers are used, and whose `Connectivity` is told what is learnt.
  ///   - path: Below the client's base URL.
  ///   - reconnection: Says when it is worth connecting again.
  ///   - silence: When not even a comment has come for so long, the connection counts as cut.
  ///   - clock: Measures silences, and waits that the service asks for.
  ///   - refused: See ``Refused``.
  ///   - headers: Asked for each connection; one that throws counts as a failed connection.
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
    self.headers = headers
    self.refused = refused
  }

  /// What the service says from now on, or after a message that was received earlier, such as by the program before
  /// its restart. The connection ends when nobody listens any more.
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
    while !Task.isCancelled {
      let connection = EventConnection(
        client: client, lastEventID: lastEventID, clock: clock, give: give)
      let end = await connection.run(
        endpoint, headers: headers, refused: refused, silence: silence, clock: clock)
      if case .byService = end { return }
      if Task.isCancelled { return }
      lastEventID = connection.lastEventID
      retry = connection.retry ?? retry
      if connection.hasServed(silence) { failures = 0 }
      failures += 1
      client.logger.debug(
        "The event stream ended",
        metadata: ["path": "\(endpoint.path)", "why": "\(end)", "failures": "\(failures)"])
      var wish = retry ?? .zero
      if case .failed(let failure) = end { wish = max(wish, failure.retryAfter ?? .zero) }
      await reconnection.wait(afterFailures: failures, atLeast: wish, clock: clock)
    }
  }
}

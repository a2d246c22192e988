import AsyncHTTPClient
import Foundation
import HTTPTypes
import NIOCore
import NIOHTTP1
import Synchronization

/// One connection of an ``EventSource``, from its request to its end.
final class EventConnection: Sendable {
  enum End {
    /// The service wants no more connections: status 204.
    case byService
    /// The service has closed the connection, as it may.
    case closed
    case silent
    case failed(APIClient.Failure)
    /// The headers could not be made, so nothing was sent.
    case unasked(any Error)
  }

  private struct State {
    var parser: EventStreamParser
    var opened: Duration?
    var heardAt = Duration.zero
    var hasSpoken = false
    var session: String?
  }

  private let client: APIClient
  private let give: @Sendable (ServerEvent) -> Void
  /// The time since the connection was begun.
  private let passed: @Sendable () -> Duration
  private let state: Mutex<State>

  init(
    client: APIClient, lastEventID: String, clock: any Clock<Duration>,
    give: @escaping @Sendable (ServerEvent) -> Void
  ) {
    self.client = client
    self.give = give
    passed = Self.stopwatch(clock)
    let size = client.configuration.maximumAnswerSize
    state = Mutex(State(parser: EventStreamParser(lastEventID: lastEventID, maximumSize: size)))
  }

  /// The ID of the message after which the next connection continues.
  var lastEventID: String { state.withLock { $0.parser.lastEventID } }
  /// The `Authorization` header of the request; nil if there was none.
  var session: String? { state.withLock { $0.session } }
  var retry: Duration? { state.withLock { $0.parser.retry } }
  /// Returns true if the connection was useful: a message came, or it stayed alive for as long as a silence may last.
  func hasServed(_ silence: Duration) -> Bool {
    state.withLock { state in
      state.hasSpoken || state.opened.map { state.heardAt - $0 >= silence } == true
    }
  }

  static func stopwatch(_ clock: some Clock<Duration>) -> @Sendable () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }

  func run(
    _ endpoint: Endpoint<APIAnswer>, headers: EventSource.Headers, refused: EventSource.Refused,
    silence: Duration, clock: any Clock<Duration>
  ) async -> End {
    let sent: HTTPFields
    do { sent = try await headers() } catch { return .unasked(error) }
    state.withLock { $0.session = sent[.authorization] }
    let end = await withTaskGroup(of: End.self) { race in
      race.addTask { await self.listen(endpoint, sent) }
      race.addTask { await self.watch(silence, clock) }
      defer { race.cancelAll() }
      return await race.next() ?? .closed
    }
    if !Task.isCancelled { await tell(end, refused, sent) }
    return end
  }

  private func tell(_ end: End, _ refused: EventSource.Refused, _ sent: HTTPFields) async {
    switch end {
    case .silent: client.connectivity?.report(.unreachable)
    case .failed(let failure):
      if let outcome = failure.error.outcome() { client.connectivity?.report(outcome) }
      if case .status(let status, _) = failure.error { await refused(status, sent) }
    case .byService, .closed, .unasked: break
    }
  }

  private func listen(_ endpoint: Endpoint<APIAnswer>, _ headers: HTTPFields) async -> End {
    let limit = client.configuration.maximumAnswerSize
    var isOpen = false
    do {
      let response = try await client.stream(endpoint, headers, after: lastEventID)
      open()
      client.connectivity?.report(.answered)
      if response.status == .noContent { return .byService }
      isOpen = true
      if lastEventID.isEmpty { give(.began) }
      for try await piece in response.body { try read(piece) }
      return .closed
    } catch is EventStreamParser.TooLarge {
      // The message would come again each time. Without a last ID, the next connection skips it and reports the gap.
      state.withLock { $0.parser = EventStreamParser(maximumSize: limit) }
      return .failed(APIClient.Failure(error: .tooLarge(limit: limit)))
    } catch let failure as APIClient.Failure {
      return .failed(failure)
    } catch {
      var error = APIError(error, limit: limit)
      if isOpen, case .offline(let reason, _) = error { error = .brokenOff(reason) }
      return .failed(APIClient.Failure(error: error))
    }
  }

  /// Passes on the messages that are complete.
  private func read(_ piece: ByteBuffer) throws {
    var messages: [ServerMessage] = []
    defer { for message in messages { give(.message(message)) } }
    try state.withLock { state in
      state.heardAt = passed()
      defer { if !messages.isEmpty { state.hasSpoken = true } }
      try state.parser.read(piece.readableBytesView, into: &messages)
    }
  }

  private func open() {
    state.withLock { state in
      state.heardAt = passed()
      state.opened = state.heardAt
    }
  }

  /// Returns when nothing has been heard for the given time.
  private func watch(_ silence: Duration, _ clock: some Clock<Duration>) async -> End {
    while true {
      let left = silence - (passed() - state.withLock { $0.heardAt })
      guard left > .zero else { return .silent }
      guard (try? await clock.sleep(for: left)) != nil else { return .closed }
    }
  }
}

import HTTPTypes
import Hummingbird

/// Ends requests that take too long: the client gets a 503, and what the request was doing is canceled. A read of the
/// store stops at its next step, and a transaction that has not ended is rolled back.
///
///     let deadline = RequestDeadline(limit: .seconds(15))
///     let response = try await deadline.run { try await handle(request, context) }
struct RequestDeadline: Sendable {
  /// The time until the response of a call begins. Apps give a call up after 5 seconds.
  static let call = Duration.seconds(15)
  /// The time in which a photo has to arrive and to be stored: 10 MB at 90 KB a second.
  static let upload = Duration.seconds(120)

  /// The time until the response begins; its body, such as a stream of events, may take longer.
  let limit: Duration
  let clock: any Clock<Duration>

  init(limit: Duration = call, clock: any Clock<Duration> = ContinuousClock()) {
    self.limit = limit
    self.clock = clock
  }

  /// - Throws: ``Problem/tooSlow()`` after the limit; what `handle` throws before.
  func run(_ handle: @escaping @Sendable () async throws -> Response) async throws -> Response {
    try await withThrowingTaskGroup(of: Response?.self) { group in
      defer { group.cancelAll() }
      group.addTask { try await handle() }
      group.addTask { [clock, limit] in
        try await clock.sleep(for: limit)
        return nil
      }
      guard let response = try await group.next() ?? nil else { throw Problem.tooSlow() }
      return response
    }
  }
}

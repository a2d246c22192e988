import HTTPTypes
import Synchronization

/// The pauses that a service asks for in its answers to reads: a `Retry-After` with status 429 or 503.
///
/// A pause with status 429 applies to the requester, which the request headers identify. Headers about the form of the
/// answer do not count. A pause with status 503 applies to all requesters.
final class Pauses: Sendable {
  /// The longest pause that is kept, in case a service means something else.
  static let longest = Duration.seconds(3600)

  private struct Pause {
    let status: Int
    let problem: ProblemDetails
    /// The remaining time.
    let left: @Sendable () -> Duration
  }

  private let clock: any Clock<Duration>
  /// The pauses by requester; nil for all requesters.
  private let pauses = Mutex<[HTTPFields?: Pause]>([:])

  init(clock: any Clock<Duration>) { self.clock = clock }

  /// The error that stops a read now, with the rest of the pause in its `retryAfter`; nil when the read may be sent.
  func reason(against request: PreparedRequest) -> APIError? {
    guard request.method == .get else { return nil }
    return pauses.withLock { pauses in
      [Self.asker(of: request), nil].compactMap { pauses[$0] }.map { ($0, $0.left()) }
        .filter { $0.1 > .zero }.max { $0.1 < $1.1 }
        .map { pause, left in
          var problem = pause.problem
          problem.retryAfter = left
          return .status(pause.status, problem)
        }
    }
  }

  /// Records a pause from the answer to a read.
  func note(_ error: APIError, to request: PreparedRequest) {
    guard request.method == .get, let wish = error.retryAfter, wish > .zero,
      case .status(let status, let problem?) = error, [429, 503].contains(status)
    else { return }
    let pause = Pause(
      status: status, problem: problem, left: Self.countdown(from: min(wish, Self.longest), clock))
    pauses.withLock { pauses in
      pauses = pauses.filter { $0.value.left() > .zero }
      pauses[status == 503 ? nil : Self.asker(of: request)] = pause
    }
  }

  private static func asker(of request: PreparedRequest) -> HTTPFields? {
    request.headers.filter { field in
      let name = field.name.canonicalName
      return !name.hasPrefix("accept") && !name.hasPrefix("if-") && name != "cache-control"
    }
  }

  private static func countdown<C: Clock>(
    from time: Duration, _ clock: C
  ) -> @Sendable () -> Duration where C.Duration == Duration {
    let end = clock.now.advanced(by: time)
    return { clock.now.duration(to: end) }
  }
}

/// The reason why a service failed, and the delay that it requests before a retry.
///
/// A string literal is enough when the service requests no delay:
///
/// ```swift
/// let unreadable: ServiceFailure = "no topic of the list can be read"
/// let busy = ServiceFailure("status 429", retryAfter: .seconds(120))
/// ```
public struct ServiceFailure: Hashable, Sendable {
  /// The cause, for logs.
  public let detail: String
  /// The delay from the failure to the next request, as people say it: in whole seconds up to a minute, then in whole minutes.
  /// Nil when the service does not specify it.
  public let retryAfter: Duration?

  /// - Parameter retryAfter: It is rounded up, so that the wait is over by then.
  public init(_ detail: String, retryAfter: Duration? = nil) {
    self.detail = detail
    self.retryAfter = retryAfter.map { Self.rounded($0) }
  }

  private static func rounded(_ wait: Duration) -> Duration {
    let seconds = Int(min(max(1, (wait / .seconds(1)).rounded(.up)), 1_000_000_000))
    return .seconds(seconds > 60 ? (seconds + 59) / 60 * 60 : seconds)
  }
}

extension ServiceFailure: ExpressibleByStringInterpolation, CustomStringConvertible {
  public init(stringLiteral detail: String) { self.init(detail) }

  public var description: String { detail }
}

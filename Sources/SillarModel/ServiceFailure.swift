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
  /// The delay from the failure to the next request; nil when the service does not specify it.
  public let retryAfter: Wait?

  public init(_ detail: String, retryAfter: Duration? = nil) {
    self.detail = detail
    self.retryAfter = retryAfter.map { Wait($0) }
  }
}

extension ServiceFailure: ExpressibleByStringInterpolation, CustomStringConvertible {
  public init(stringLiteral detail: String) { self.init(detail) }

  public var description: String { detail }
}

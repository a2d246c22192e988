/// Why a service failed, and how long it asks to be left alone.
///
/// A text is enough where it does not ask for that:
///
/// ```swift
/// let unreadable: ServiceFailure = "no topic of the list can be read"
/// let busy = ServiceFailure("status 429", retryAfter: .seconds(120))
/// ```
public struct ServiceFailure: Hashable, Sendable {
  /// For a log.
  public let detail: String
  /// Counted from the failure; nil where the service does not say. Until then nobody asks it again.
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

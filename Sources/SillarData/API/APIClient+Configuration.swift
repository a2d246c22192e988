public import Foundation
public import HTTPTypes

extension APIClient {
  /// Where an API is, and what asking it may cost.
  public struct Configuration: Sendable {
    /// What every path is below, such as `http://127.0.0.1:8080/api`.
    public var baseURL: URL
    /// Sent with every request. They are never logged.
    public var headers: HTTPFields
    /// How long one request may take, from connecting to the last byte. A request that is repeated
    /// has this long each time.
    public var timeout: Duration
    /// In bytes. A larger answer is an error, and is not read to its end.
    public var maximumAnswerSize: Int
    public var retries: Retries

    public init(
      baseURL: URL, headers: HTTPFields = [:], timeout: Duration = .seconds(5),
      maximumAnswerSize: Int = 1 << 20, retries: Retries = Retries()
    ) {
      self.baseURL = baseURL
      self.headers = headers
      self.timeout = timeout
      self.maximumAnswerSize = maximumAnswerSize
      self.retries = retries
    }
  }

  /// How often, and after how long, a request that is safe to repeat is repeated.
  ///
  /// See ``Backoff``.
  public struct Retries: Hashable, Sendable {
    /// Repetitions after the first failure: 2 of them make 3 requests.
    public var maximum: Int
    public var firstDelay: Duration
    public var maximumDelay: Duration
    /// The longest time that a server may ask to be left alone, with `Retry-After`, for the request to be
    /// repeated then. When it asks for more, the failure is told at once.
    public var maximumRetryAfter: Duration

    public init(
      maximum: Int = 2, firstDelay: Duration = .milliseconds(200),
      maximumDelay: Duration = .seconds(2), maximumRetryAfter: Duration = .seconds(5)
    ) {
      self.maximum = maximum
      self.firstDelay = firstDelay
      self.maximumDelay = maximumDelay
      self.maximumRetryAfter = maximumRetryAfter
    }

    public static let none = Retries(maximum: 0)

    /// The waits between repetitions.
    var backoff: Backoff { Backoff(first: firstDelay, maximum: maximumDelay) }
  }
}

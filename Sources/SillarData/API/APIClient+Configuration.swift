public import Foundation
public import HTTPTypes

extension APIClient {
  /// The address, the headers and the limits of an API.
  public struct Configuration: Sendable {
    /// The URL that every path is below, such as `http://127.0.0.1:8080/api`.
    public var baseURL: URL
    /// Sent with every request. They are never logged.
    public var headers: HTTPFields
    /// Returns the name of the client for whom the current task asks, such as the address of a visitor; nil for the program
    /// itself. It is sent as `Sillar-Client`, so that the service can limit clients apart, and only to a service on this
    /// computer. Requests of different clients take turns.
    public var client: @Sendable () -> String?
    /// The time that one request may take, from connecting to the last byte. A wait for requests of other clients is not
    /// part of it. Each repetition has this much time again.
    public var timeout: Duration
    /// The maximum size of an answer, in bytes. A larger answer is an error, and is not read to its end.
    public var maximumAnswerSize: Int
    public var retries: Retries

    public init(
      baseURL: URL, headers: HTTPFields = [:],
      client: @escaping @Sendable () -> String? = { nil }, timeout: Duration = .seconds(5),
      maximumAnswerSize: Int = 1 << 20, retries: Retries = Retries()
    ) {
      self.baseURL = baseURL
      self.headers = headers
      self.client = client
      self.timeout = timeout
      self.maximumAnswerSize = maximumAnswerSize
      self.retries = retries
    }
  }

  /// The number of repetitions of a request that is safe to repeat, and the waits before them.
  ///
  /// See ``Backoff``.
  public struct Retries: Hashable, Sendable {
    /// The number of repetitions after the first failure: 2 of them make 3 requests.
    public var maximum: Int
    public var firstDelay: Duration
    public var maximumDelay: Duration
    /// The longest `Retry-After` with which a request is repeated. If the server asks for more, the failure is thrown
    /// at once.
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

public import Foundation

/// Stands between a program and the services that it asks: to note what they answer, or to answer in their place.
///
/// ```swift
/// func makeClientOfNobody<Client>(_ make: () throws -> Client) rethrows -> Client {
///   let relay = ServiceRelay { request, _ in
///     throw ServiceRelay.NoAnswer("nobody answers \(request.method) \(request.path)", isUnsent: true)
///   }
///   return try ServiceRelay.$current.withValue(relay, operation: make)
/// }
/// ```
///
/// A client, such as the `APIClient` of SillarData, keeps the relay that is current where the client is made, and then passes
/// it each request. So an app that is made inside `withValue` needs no parameter for it.
public struct ServiceRelay: Sendable {
  /// The relay of the clients that are made now; nil for none.
  @TaskLocal public static var current: ServiceRelay?

  /// What a program asks.
  public struct Request: Sendable {
    public let method: String
    /// The path, with the query.
    public let path: String
    public let headers: [String: String]
    public let body: Data?

    public init(method: String, path: String, headers: [String: String], body: Data?) {
      (self.method, self.path, self.headers, self.body) = (method, path, headers, body)
    }
  }

  /// What a service answers.
  public struct Answer: Sendable {
    public let status: Int
    /// By names in lowercase.
    public let headers: [String: String]
    /// The bytes in the pieces in which they arrive.
    public let body: AsyncThrowingStream<Data, any Error>

    public init(
      status: Int, headers: [String: String], body: AsyncThrowingStream<Data, any Error>
    ) {
      (self.status, self.headers, self.body) = (status, headers, body)
    }

    /// A body that a task makes, piece by piece; it is cancelled when nobody reads on.
    public static func body(
      _ make: @escaping @Sendable (_ give: @Sendable (Data) -> Void) async throws -> Void
    ) -> AsyncThrowingStream<Data, any Error> {
      AsyncThrowingStream { pieces in
        let task = Task {
          do {
            try await make { pieces.yield($0) }
            pieces.finish()
          } catch { pieces.finish(throwing: error) }
        }
        pieces.onTermination = { _ in task.cancel() }
      }
    }

    /// True for a stream of events, which goes on as long as the service has something to say.
    public var isStream: Bool { headers["content-type"]?.hasPrefix("text/event-stream") == true }
  }

  /// The reason why no answer arrived.
  public struct NoAnswer: Error, CustomStringConvertible {
    public let description: String
    /// True if the service cannot have received the request.
    public let isUnsent: Bool

    public init(_ reason: String, isUnsent: Bool) {
      (description, self.isUnsent) = (reason, isUnsent)
    }
  }

  /// Asks the service.
  public typealias Service = @Sendable (Request) async throws -> Answer

  /// Answers a request, by asking the service or without it.
  public let answer: @Sendable (Request, Service) async throws -> Answer

  public init(answer: @escaping @Sendable (Request, Service) async throws -> Answer) {
    self.answer = answer
  }
}

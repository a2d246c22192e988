import Foundation
import HTTPTypes
import Hummingbird
import SillarData
import SillarTesting
import TestServers
import Testing

/// A service that sends `Retry-After`.
struct PausesTests {
  private let clock = TestClock()
  private let asked = Seen<String>()

  /// Answers the first request with a status and `Retry-After`, and later ones with a number.
  private func withBusyServer(
    _ status: HTTPResponse.Status, _ seconds: Int, _ body: (APIClient) async throws -> Void
  ) async throws {
    try await withServer { [asked] request in
      asked.add("\(request.method)")
      guard asked.count == 1 else { return json("7") }
      var answer = problem(status, #"{"title":"Too many of you"}"#)
      answer.headers[.retryAfter] = "\(seconds)"
      return answer
    } _: { url in
      try await body(
        APIClient(
          configuration: .init(baseURL: url, retries: .init(maximum: 0)), clock: clock,
          logger: quiet))
    }
  }

  private func get(as person: String? = nil) -> Endpoint<Int> {
    var endpoint = Endpoint<Int>.get("number")
    endpoint.headers[.authorization] = person
    return endpoint
  }

  @Test(arguments: [HTTPResponse.Status.tooManyRequests, .serviceUnavailable])
  func
    `no read is sent before the time that the service has named, and each is told how long that is`(
      _ status: HTTPResponse.Status
    ) async throws
  {
    try await withBusyServer(status, 120) { client in
      for left in [120, 80, 40] {
        // The first request is sent, and the second of each pair gets the same error.
        for _ in 0..<2 {
          let error = await #expect(throws: APIError.self) { try await client.send(get()) }
          #expect(
            error
              == .status(
                status.code, ProblemDetails(title: "Too many of you", retryAfter: .seconds(left))))
        }
        #expect(asked.count == 1)
        await clock.advance(by: .seconds(40))
      }
      let number = try await client.send(get())
      #expect(number == 7)
    }
  }

  @Test func `a write is sent all the same`() async throws {
    try await withBusyServer(.serviceUnavailable, 120) { client in
      await #expect(throws: APIError.self) { try await client.send(get()) }
      let number = try await client.send(Endpoint<Int>.post("number", json: 1))
      #expect(number == 7)
    }
  }

  @Test func `what one person has asked too much does not keep others waiting`() async throws {
    try await withBusyServer(.tooManyRequests, 120) { client in
      await #expect(throws: APIError.self) { try await client.send(get(as: "Bearer ana")) }
      await #expect(throws: APIError.self) { try await client.send(get(as: "Bearer ana")) }
      let number = try await client.send(get(as: "Bearer ben"))
      #expect(number == 7)
    }
  }

  @Test func `a service that is busy is busy for all`() async throws {
    try await withBusyServer(.serviceUnavailable, 120) { client in
      await #expect(throws: APIError.self) { try await client.send(get(as: "Bearer ana")) }
      await #expect(throws: APIError.self) { try await client.send(get(as: "Bearer ben")) }
      #expect(asked.count == 1)
    }
  }

  @Test func `a short time is waited for`() async throws {
    try await withBusyServer(.serviceUnavailable, 3) { client in
      await #expect(throws: APIError.self) { try await client.send(get()) }
      async let answer = client.send(get())
      for _ in 0..<1_000_000 where clock.sleepers == 0 { await Task.yield() }
      #expect(asked.count == 1)
      await clock.advance(by: .seconds(3))
      let number = try await answer
      #expect(number == 7)
    }
  }

  @Test func `nobody is left alone for longer than an hour`() async throws {
    try await withBusyServer(.serviceUnavailable, 1_000_000) { client in
      await #expect(throws: APIError.self) { try await client.send(get()) }
      await clock.advance(by: .seconds(3600))
      let number = try await client.send(get())
      #expect(number == 7)
    }
  }
}

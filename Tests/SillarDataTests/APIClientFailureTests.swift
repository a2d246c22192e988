import Foundation
import HTTPTypes
import Hummingbird
import SillarData
import TestServers
import Testing

struct APIClientFailureTests {
  private static let timeout = Duration.seconds(5)

  /// Timeouts never pass; waits before retries are recorded and pass at once.
  private func patient(_ waits: Seen<Duration> = Seen()) -> ScriptedClock {
    ScriptedClock { duration in
      if duration == Self.timeout { try await hang() }
      waits.add(duration)
    }
  }

  private func makeClient(
    _ url: URL, clock: ScriptedClock, retries: APIClient.Retries = .init(), chance: Double = 0
  ) -> APIClient {
    APIClient(
      configuration: .init(baseURL: url, timeout: Self.timeout, retries: retries), clock: clock,
      chance: { chance }, logger: quiet)
  }

  private func isOffline(_ error: any Error) -> Bool {
    if case APIError.offline = error { true } else { false }
  }

  private func isBrokenOff(_ error: any Error) -> Bool {
    if case APIError.brokenOff = error { true } else { false }
  }

  @Test func `where nobody listens the client is offline, after asking again`() async throws {
    let url = try await refusingURL()
    let waits = Seen<Duration>()
    let client = makeClient(url, clock: patient(waits))
    let error = await #expect(throws: APIError.self) { try await client.send(.data("x")) }
    #expect(error.map { isOffline($0) } == true)
    #expect(error?.isUnsent == true, "there was nobody to send it to")
    #expect(waits.all == [.milliseconds(100), .milliseconds(200)])
  }

  @Test func `the wait doubles up to a maximum, and half of it is left to chance`() async throws {
    let url = try await refusingURL()
    let waits = Seen<Duration>()
    let retries = APIClient.Retries(
      maximum: 4, firstDelay: .milliseconds(100), maximumDelay: .milliseconds(300))
    let client = makeClient(url, clock: patient(waits), retries: retries, chance: 1)
    await #expect(throws: APIError.self) { try await client.send(.data("x")) }
    #expect(waits.all == [100, 200, 300, 300].map { .milliseconds($0) })
  }

  @Test(arguments: [429, 502, 503, 504])
  func `a failure that passes is not noticed`(status: Int) async throws {
    let asked = Seen<String>()
    try await withServer { request in
      asked.add(request.uri.path)
      return asked.count < 3 ? Response(status: .init(code: status)) : json(#"{"books":[]}"#)
    } _: { url in
      let shelf: Shelf = try await makeClient(url, clock: patient()).send(.get("shelf"))
      #expect(shelf.books.isEmpty)
    }
    #expect(asked.count == 3)
  }

  @Test func `a server that says when to come back is left alone until then`() async throws {
    let waits = Seen<Duration>()
    try await withServer { _ in
      var response = Response(status: .tooManyRequests)
      response.headers[.retryAfter] = "3"
      return response
    } _: { url in
      // Callers that wait longer than the client, such as an outbox, get the time too.
      await #expect(throws: APIError.status(429, ProblemDetails(retryAfter: .seconds(3)))) {
        try await makeClient(url, clock: patient(waits), chance: 1).send(.data("x"))
      }
    }
    #expect(waits.all == [.milliseconds(3_100), .milliseconds(3_200)])
  }

  @Test func `a server that wants to be left alone for long is not waited for`() async throws {
    let asked = Seen<String>()
    try await withServer { request in
      asked.add(request.uri.path)
      var response = Response(status: .serviceUnavailable)
      response.headers[.retryAfter] = "99999999999999999999"
      return response
    } _: { url in
      let error = await #expect(throws: APIError.self) {
        try await makeClient(url, clock: patient()).send(.data("x"))
      }
      #expect(error?.retryAfter == .seconds(Int32.max))
    }
    #expect(asked.count == 1)
  }

  @Test(arguments: [400, 404, 500])
  func `a failure that will not pass is not asked about again`(status: Int) async throws {
    let asked = Seen<String>()
    try await withServer { request in
      asked.add(request.uri.path)
      return Response(status: .init(code: status))
    } _: { url in
      await #expect(throws: APIError.status(status, nil)) {
        try await makeClient(url, clock: patient()).send(.data("x"))
      }
    }
    #expect(asked.count == 1)
  }

  @Test func `what nobody wants any more is not asked again`() async throws {
    let asked = Seen<String>()
    try await withServer { request in
      asked.add(request.uri.path)
      return Response(status: .serviceUnavailable)
    } _: { url in
      var endpoint = Endpoint.data("x")
      endpoint.isWanted = { asked.count < 2 }
      await #expect(throws: APIError.status(503, nil)) {
        try await makeClient(url, clock: patient()).send(endpoint.positioned)
      }
    }
    #expect(asked.count == 2)
  }

  @Test func `what is not safe to repeat is asked once`() async throws {
    let asked = Seen<String>()
    try await withServer { request in
      asked.add(request.uri.path)
      return Response(status: .serviceUnavailable)
    } _: { url in
      await #expect(throws: APIError.status(503, nil)) {
        let _: Shelf = try await makeClient(url, clock: patient())
          .send(.post("shelves", json: Shelf(books: [])))
      }
    }
    #expect(asked.count == 1)
  }

  @Test func `a connection that breaks in the middle of an answer is told as that`()
    async throws
  {
    try await withServer { _ in
      Response(
        status: .ok,
        body: ResponseBody(contentLength: 100) { writer in
          try await writer.write(ByteBuffer(string: "{"))
          throw HTTPError(.internalServerError)
        })
    } _: { url in
      let client = makeClient(url, clock: patient(), retries: .none)
      await #expect {
        try await client.send(.data("x"))
      } throws: {
        isBrokenOff($0)
      }
    }
  }

  @Test func `a server that never answers times out, and is let go of`() async throws {
    let (asked, tellAsked) = AsyncStream.makeStream(of: Void.self)
    let (closed, tellClosed) = AsyncStream.makeStream(of: Void.self)
    try await withServer { request in
      try await request.body.consumeWithInboundCloseHandler { _ in
        tellAsked.yield()
        for await _ in closed { break }
        return Response(status: .ok)
      } onInboundClosed: {
        tellClosed.finish()
      }
    } _: { url in
      // The timeout passes as soon as the server has received the request.
      let clock = ScriptedClock { _ in for await _ in asked { break } }
      let client = makeClient(url, clock: clock, retries: .none)
      await #expect(throws: APIError.timedOut(Self.timeout)) { try await client.send(.data("x")) }
      // Ends only when the client has closed the connection.
      for await _ in closed {}
    }
  }

  @Test func `what takes longer than other things has the time that it says`() async throws {
    let waits = Seen<Duration>()
    try await withServer { _ in
      try await hang()
      return Response(status: .ok)
    } _: { url in
      let client = makeClient(url, clock: ScriptedClock { waits.add($0) }, retries: .none)
      var slow = Endpoint.data("x")
      slow.timeout = .seconds(60)
      await #expect(throws: APIError.timedOut(.seconds(60))) { try await client.send(slow) }
      #expect(waits.all == [.seconds(60)])
    }
  }

  @Test func `a cancelled request says so and is let go of`() async throws {
    let (asked, tellAsked) = AsyncStream.makeStream(of: Void.self)
    let (closed, tellClosed) = AsyncStream.makeStream(of: Void.self)
    try await withServer { request in
      try await request.body.consumeWithInboundCloseHandler { _ in
        tellAsked.yield()
        for await _ in closed { break }
        return Response(status: .ok)
      } onInboundClosed: {
        tellClosed.finish()
      }
    } _: { url in
      let client = makeClient(url, clock: patient())
      let request = Task { try await client.send(.data("x")) }
      for await _ in asked { break }
      request.cancel()
      await #expect(throws: APIError.cancelled) { try await request.value }
      for await _ in closed {}
    }
  }

  @Test func `cancelling ends a wait between repetitions`() async throws {
    let url = try await refusingURL()
    let (waiting, tellWaiting) = AsyncStream.makeStream(of: Void.self)
    let clock = ScriptedClock { duration in
      if duration != Self.timeout { tellWaiting.yield() }
      try await hang()
    }
    let client = makeClient(url, clock: clock)
    let request = Task { try await client.send(.data("x")) }
    for await _ in waiting { break }
    request.cancel()
    await #expect(throws: APIError.cancelled) { try await request.value }
  }
}

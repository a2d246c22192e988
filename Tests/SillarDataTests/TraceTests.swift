import Foundation
import HTTPTypes
import Hummingbird
import Scripted
import SillarData
import SillarModel
import SillarTesting
import Synchronization
import TestServers
import Testing

/// The spans of requests and of commands.
@Suite(.timeLimit(.minutes(1))) struct TraceTests {
  private let traces = TraceRecorder()

  @Test func `each attempt is a span, in what asks, and is named to the service`() async throws {
    let asked = Seen<String?>()
    try await withServer { request in
      asked.add(HTTPField.Name("traceparent").flatMap { request.headers[$0] })
      return asked.count < 2 ? Response(status: .serviceUnavailable) : json("{}")
    } _: { url in
      try await traces.collect {
        let client = APIClient(
          configuration: .init(
            baseURL: url, retries: .init(firstDelay: .milliseconds(1))), logger: quiet)
        try await traces.within("tap") {
          _ = try await client.send(.data("books/1?secret=hunter2"))
        }
      }
    }
    let attempts = traces.spans("GET")
    let tap = try #require(traces.spans("tap").first)
    #expect(attempts.map(\.parent) == [tap.id, tap.id])
    #expect(asked.all == attempts.map { "00-\($0.trace)-\($0.id)-01" })
    #expect(attempts.map(\.isError) == [true, false])
    #expect(attempts.map { $0.attributes["http.response.status_code"] } == ["503", "200"])
    #expect(attempts.map { $0.attributes["http.request.resend_count"] } == [nil, "1"])
    #expect(attempts.allSatisfy { $0.kind == "client" })
  }

  @Test func `a span has no query and no header of its request`() async throws {
    try await withServer { _ in
      json("{}")
    } _: { url in
      try await traces.collect {
        let client = APIClient(
          configuration: .init(baseURL: url, headers: [.authorization: "hunter2"]), logger: quiet)
        var endpoint = Endpoint.data("books")
        endpoint.query = [URLQueryItem(name: "about", value: "hunter2")]
        _ = try await client.send(endpoint)
      }
      let span = try #require(traces.spans.first)
      #expect(span.attributes["url.path"] == "/api/books")
      #expect(!"\(span.name) \(span.attributes)".contains("hunter2"))
      #expect(traces.spans.count == 1, "the HTTP client has none of its own")
    }
  }

  @Test func `a request that fails says how, and not what the service has said`() async throws {
    try await withServer { _ in
      problem(.forbidden, #"{"title":"hunter2"}"#)
    } _: { url in
      try await traces.collect {
        let client = APIClient(configuration: .init(baseURL: url), logger: quiet)
        await #expect(throws: APIError.self) { try await client.send(.data("x")) }
        let gone = APIClient(
          configuration: .init(baseURL: try await refusingURL(), retries: .none), logger: quiet)
        await #expect(throws: APIError.self) { try await gone.send(.data("x")) }
      }
    }
    #expect(traces.spans.map { $0.attributes["error.type"] } == ["403", "offline"])
    #expect(traces.spans.allSatisfy { $0.isError })
    #expect(!"\(traces.spans.map(\.attributes))".contains("hunter2"))
  }

  @Test func `looks at a service that is away are not part of the request that has found that`()
    async throws
  {
    let clock = TestClock()
    let url = try await refusingURL()
    try await traces.collect {
      let client = APIClient(configuration: .init(baseURL: url, retries: .none), logger: quiet)
      let connectivity = Connectivity(clock: clock) { await client.isReachable() }
      await traces.within("tap") { connectivity.report(.unreachable) }
      try await clock.untilAsleep()
      await clock.advance(by: .seconds(2))
      while traces.spans("GET").isEmpty { await Task.yield() }
    }
    #expect(traces.spans("GET").first?.parent == nil)
  }

  @Test func `a command is sent in a trace of its own, which is linked to the tap that gave it`()
    async throws
  {
    try await withFolder { folder in
      let service = NotebookService()
      service.plan(.before)
      try await traces.collect {
        let notebook = try Notebook(
          in: folder, service: service,
          over: { request in try await traces.within("inside") { try await request() } })
        let running = Task { await notebook.work.run() }
        // Of commands from before the start nothing is known.
        for await _ in notebook.outbox.changes {
          try await traces.within("tap") { _ = try await notebook.add("milk") }
          break
        }
        while traces.spans("send").count < 2 { await Task.yield() }
        running.cancel()
        await running.value
      }
      let tap = try #require(traces.spans("tap").first)
      let deliveries = traces.spans("send add-line")
      #expect(deliveries.allSatisfy { $0.parent == nil && $0.trace != tap.trace })
      #expect(deliveries.map(\.links) == [[tap.id], [tap.id]])
      #expect(deliveries.map(\.isError) == [true, false])
      #expect(deliveries.map { $0.attributes["sillar.attempt"] } == ["1", "2"])
      #expect(traces.spans("inside").map(\.parent) == deliveries.map(\.id))
      #expect(!"\(deliveries.map(\.attributes))".contains("milk"))
    }
  }

  @Test func `a later request of a shared reading is not part of the trace of its first reader`()
    async throws
  {
    try await withFolder { folder in
      let database = try SQLEngine.open("live", in: folder, migrations: Migrations()) {
        Notebook.Failure(reason: $0)
      }
      let (events, event) = AsyncStream.makeStream(of: Void.self)
      try await traces.collect {
        let reader = LiveReader<String>(
          database: database, connectivity: Connectivity { true }, events: { _ in events },
          fetch: { _ in await traces.within("asked") {} })
        let reading = Task {
          try await traces.within("tap") {
            for try await _ in reader.readings("a", load: { _ in Reading(1, savedAt: Date()) }) {
              if traces.spans("asked").count > 1 { break }
              if !traces.spans("asked").isEmpty { event.yield() }
            }
          }
        }
        try await reading.value
      }
      let asked = traces.spans("asked")
      #expect(asked.first?.parent == traces.spans("tap").first?.id)
      // One more may have begun before the reading ended.
      let later = asked.dropFirst()
      #expect(!later.isEmpty && later.allSatisfy { $0.parent == nil })
    }
  }
}

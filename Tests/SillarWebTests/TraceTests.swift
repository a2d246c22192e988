import AsyncHTTPClient
import Foundation
import HTTPTypes
import Hummingbird
import Scripted
import Sillar
import SillarData
import SillarHost
import SillarTesting
import TestServers
import Testing

@testable import SillarWeb

/// The traces of what people do: from a page through its window and a service, and back.
@Suite(.timeLimit(.minutes(1))) struct TraceTests {
  private struct Book: Decodable, Sendable { let title: String }

  /// What a test has of its app and of the service behind it.
  private struct World: Sendable {
    let server: RunningServer
    let traces: TraceRecorder
    /// The headers of the requests to the service.
    let asked: Seen<HTTPFields>
    /// The service answers requests for book 9 when it is open.
    let gate: Gate

    /// The only span of a kind whose name begins with a text, once it has ended.
    func span(
      _ name: String, _ isWanted: @Sendable (TraceRecorder.Recorded) -> Bool = { _ in true }
    ) async throws -> TraceRecorder.Recorded {
      _ = try await eventually { traces.spans(name).contains(where: isWanted) }
      let found = traces.spans(name).filter(isWanted)
      #expect(found.count == 1, "\(name) in \(traces.spans)")
      return try #require(found.first)
    }

    /// Checks that the service was asked for a book as a part of the work of a span.
    func expectAsked(for book: Int, in parent: TraceRecorder.Recorded) async throws {
      let path = "/api/books/\(book)"
      let request = try await span("GET") { $0.attributes["url.path"] == path }
      #expect(request.parent == parent.id && request.trace == parent.trace)
      let answer = try await span("GET /api/books/{book}") { $0.parent == request.id }
      #expect(answer.trace == parent.trace)
      let name = try #require(HTTPField.Name("traceparent"))
      #expect(asked.all.contains { $0[name] == "00-\(parent.trace)-\(request.id)-01" })
    }

    func open() async throws -> (TestPage, TestSocket) {
      try await server.browser().livePage("/")
    }
  }

  /// - Parameters:
  ///   - continues: True if the server of the app continues the traces of its callers.
  ///   - asksFor: The book that the first screen asks for.
  private func withWorld(
    continues: Bool = false, asksFor first: Int? = nil, isTraced: Bool = true,
    _ test: @escaping @Sendable (World) async throws -> Void
  ) async throws {
    let (traces, asked, gate) = (TraceRecorder(), Seen<HTTPFields>(), Gate())
    @Sendable func serve() async throws {
      let router = Router()
      router.get("api/books/:book") { request, context in
        asked.add(request.headers)
        let book = context.parameters.get("book") ?? ""
        if book == "9" { await gate.pass() }
        return json(#"{"title":"Book \#(book)"}"#)
      }
      try await RunningServer.run(logger: .silent) { service in
        let url = try #require(URL(string: "http://127.0.0.1:\(service.port)/api"))
        let client = APIClient(configuration: .init(baseURL: url), logger: .silent)
        let app = try ScriptedApp(name: "Shelf") { path, navigator in
          guard path == "/" else { return false }
          navigator.replaceAll(with: [Self.shelf(client, navigator, asksFor: first)])
          return true
        }
        let host = WebHost(app: app, logger: .silent)
        try await RunningServer.run(logger: .silent) { server in
          try await test(World(server: server, traces: traces, asked: asked, gate: gate))
        } makeServer: { onRunning in
          WebServer(
            hosts: [host], address: .hostname("127.0.0.1", port: 0), continuesTraces: continues,
            logger: .silent, onServerRunning: onRunning)
        }
      } makeServer: { onRunning in
        WebServer(
          hosts: [], router: router, address: .hostname("127.0.0.1", port: 0),
          continuesTraces: true, logger: .silent, onServerRunning: onRunning)
      }
    }
    if isTraced { try await traces.collect { try await serve() } } else { try await serve() }
  }

  private static func title(_ client: APIClient, _ book: Int) async -> String {
    let book: Book? = try? await client.send(.get("books/\(book)"))
    return book?.title ?? "No book"
  }

  /// A screen whose buttons ask the service, or show a screen that asks it.
  private static func shelf(
    _ client: APIClient, _ navigator: Navigator, asksFor first: Int?
  ) -> Screen {
    let presenter = ScriptedPresenter("Shelf") { presenter, event in
      switch event {
      case .tap("ask"): presenter.value = await title(client, 1)
      case .tap("wait"): presenter.value = await title(client, 9)
      case .tap("open"): navigator.push(book(client, 2))
      case .tap("ask and open"):
        _ = await title(client, 1)
        navigator.push(book(client, 2))
      case .text(let text): presenter.value = text
      default: break
      }
    } onRun: { presenter in
      if let first { presenter.value = await title(client, first) }
    }
    return Screen("shelf", path: "/", presenter) { text in
      Text(text)
      TextField("Name", text: "", send: { .text($0) })
      for title in ["ask", "wait", "open", "ask and open"] {
        Button(title, send: .tap(title))
      }
    }
  }

  private static func book(_ client: APIClient, _ book: Int) -> Screen {
    let presenter = ScriptedPresenter(
      0,
      onRun: { presenter in
        if await title(client, book) == "Book \(book)" { presenter.value = book }
      })
    return Screen("book", path: "/book", presenter) { book in Text("Number \(book)") }
  }

  // MARK: -

  @Test func `a tap is one trace, through its presenter and the service that it asks`() async throws
  {
    try await withWorld { world in
      let (page, socket) = try await world.open()
      try await socket.tap(page.button("ask"))
      _ = try await socket.next { $0.text.contains("Book 1") }
      let tap = try await world.span("tap")
      #expect(tap.name == "tap ScriptedPresenter<String>" && tap.parent == nil)
      #expect(tap.attributes["sillar.app"] == "Shelf")
      #expect(tap.attributes["sillar.screen"] == "shelf")
      #expect(tap.attributes["sillar.presenter"] == "ScriptedPresenter<String>")
      #expect(tap.attributes["sillar.event"] == "tap")
      #expect(tap.attributes["sillar.window"]?.isEmpty == false)
      try await world.expectAsked(for: 1, in: tap)
    }
  }

  @Test(arguments: ["open", "ask and open"])
  func `a request of a screen that a tap has shown is a part of the tap's trace`(
    _ button: String
  ) async throws {
    try await withWorld { world in
      let (page, socket) = try await world.open()
      try await socket.tap(page.button(button))
      _ = try await socket.next { $0.text.contains("Number 2") }
      try await world.expectAsked(for: 2, in: try await world.span("tap"))
    }
  }

  @Test func `a page that is asked for is a trace with what its screen asks for`() async throws {
    try await withWorld(asksFor: 3) { world in
      let answer = try await world.server.browser().get("/")
      #expect(answer.status == 200)
      let page = try await world.span("GET ScriptedPresenter<String>")
      #expect(page.parent == nil && page.attributes["sillar.screen"] == "shelf")
      #expect(page.attributes["http.response.status_code"] == "200")
      try await world.expectAsked(for: 3, in: page)
    }
  }

  @Test func `a form without the script is a trace with its events`() async throws {
    try await withWorld { world in
      let browser = world.server.browser()
      let page = try await browser.page("/")
      _ = try await browser.post(page, [page.field("Name"): "hunter2"], press: page.button("ask"))
      let form = try await world.span("POST")
      let tap = try await world.span("tap")
      #expect(try await world.span("text").parent == form.id)
      #expect(tap.parent == form.id && tap.trace == form.trace)
      try await world.expectAsked(for: 1, in: tap)
    }
  }

  @Test func `taps at the same time are traces of their own, in one window and in two`()
    async throws
  {
    try await withWorld { world in
      let (page, socket) = try await world.open()
      let (other, otherSocket) = try await world.open()
      try await socket.tap(page.button("wait"))
      await world.asked.waitForMore(than: 0, within: .seconds(20))
      try await socket.tap(page.button("open"))
      try await otherSocket.tap(other.button("ask"))
      _ = try await socket.next { $0.text.contains("Number 2") }
      _ = try await otherSocket.next { $0.text.contains("Book 1") }
      #expect(try await eventually { world.traces.spans("tap").count == 2 })
      #expect(world.traces.openSpans > 0, "the first tap is still being handled")
      world.gate.open()
      #expect(try await eventually { world.traces.spans("tap").count == 3 })
      let taps = world.traces.spans("tap")
      #expect(Set(taps.map(\.trace)).count == 3 && taps.allSatisfy { $0.parent == nil })
      #expect(Set(taps.map { $0.attributes["sillar.window"] }).count == 2)
      let asked = world.traces.spans("GET").compactMap { span in
        span.attributes["url.path"].map { (path: $0, parent: span.parent) }
      }
      for (index, path) in ["/api/books/2", "/api/books/1", "/api/books/9"].enumerated() {
        // The first two end in any order.
        let parents = asked.filter { $0.path == path }.map(\.parent)
        #expect(parents.count == 1)
        let tap = taps.first { $0.id == parents[0] }
        #expect(tap != nil && (index == 2) == (tap?.id == taps.last?.id))
      }
      #expect(Set(asked.map(\.parent)).count == 3)
    }
  }

  @Test func `a text is a trace without the text, and a refusal says why`() async throws {
    try await withWorld { world in
      let (page, socket) = try await world.open()
      try await socket.send(#"{"e":"\#(page.field("Name").dropFirst())","v":"hunter2"}"#)
      _ = try await socket.next { $0.text.contains("hunter2") }
      try await socket.tap("999")
      let text = try await world.span("text")
      #expect(text.attributes["sillar.event"] == "text")
      let refused = try await world.span("tap")
      #expect(refused.attributes["sillar.refusal"] == "notOnScreen")
      #expect(!"\(world.traces.spans.map { ($0.name, $0.attributes) })".contains("hunter2"))
    }
  }

  private static let trace = "4bf92f3577b34da6a3ce929d0e0e4736"
  private static let caller = "00f067aa0ba902b7"

  @Test func `the trace that a stranger's request names is not continued`() async throws {
    try await withWorld { world in
      _ = try await world.server.browser().get(
        "/", headers: ["traceparent": "00-\(Self.trace)-\(Self.caller)-01", "tracestate": "a=1"])
      let page = try await world.span("GET")
      #expect(page.parent == nil && page.trace != Self.trace)
    }
  }

  @Test func `a server that continues the traces of its callers does, if they are valid`()
    async throws
  {
    try await withWorld(continues: true, asksFor: 3) { world in
      let browser = world.server.browser()
      _ = try await browser.get(
        "/", headers: ["traceparent": "00-\(Self.trace)-\(Self.caller)-01", "tracestate": "a=1"])
      let page = try await world.span("GET Scripted")
      #expect(page.parent == Self.caller && page.trace == Self.trace)
      try await world.expectAsked(for: 3, in: page)
      let state = try #require(HTTPField.Name("tracestate"))
      #expect(world.asked.all.map { $0[state] } == ["a=1"])
    }
  }

  @Test(arguments: [
    "", "00", "hunter2", "00-\(trace)-\(caller)", "00-\(trace)-\(caller)-01-more",
    "ff-\(trace)-\(caller)-01", "00-\(String(repeating: "0", count: 32))-\(caller)-01",
    "00-\(trace)-0000000000000000-01", "00-\(trace.uppercased())-\(caller)-01",
    "00-\(trace)-\(caller)-01, 00-\(trace)-\(caller)-01", String(repeating: "a", count: 600),
  ])
  func `a malformed trace is ignored, by a server that continues traces too`(
    _ header: String
  ) async throws {
    try await withWorld(continues: true) { world in
      let answer = try await world.server.browser().get("/", headers: ["traceparent": header])
      #expect(answer.status == 200)
      let page = try await world.span("GET")
      #expect(page.parent == nil && page.trace != Self.trace)
    }
  }

  @Test func `without a tracer no request names a trace`() async throws {
    try await withWorld(isTraced: false) { world in
      let (page, socket) = try await world.open()
      try await socket.tap(page.button("ask"))
      _ = try await socket.next { $0.text.contains("Book 1") }
      #expect(world.asked.count == 1)
      #expect(world.asked.all[0].allSatisfy { !$0.name.canonicalName.hasPrefix("trace") })
    }
  }
}

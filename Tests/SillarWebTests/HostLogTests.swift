import CoreMetrics
import Logging
import Scripted
import Sillar
import SillarHost
import SillarTesting
import Synchronization
import TestServers
import Testing

@testable import SillarWeb

@Suite struct HostLogTests {
  /// Records every line, with its metadata.
  private final class Lines: Sendable {
    private let state = Mutex<[String]>([])
    var all: [String] { state.withLock { $0 } }
    func add(_ line: String) { state.withLock { $0.append(line) } }
  }

  private struct Handler: LogHandler {
    let lines: Lines
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      lines.add("\(event.level) \(event.message) \(metadata) \(event.metadata ?? [:])")
    }
  }

  @Test func `no line tells who a browser is, or what was typed`() async throws {
    let lines = Lines()
    let logger = Logger(label: "t") { _ in Handler(lines: lines) }
    var settings = WebHost.Settings()
    settings.limits.maximumWindowsPerSession = 2
    settings.limits.eventsPerSecond = 10
    let host = try WebHost.gallery(settings, logger: logger)
    let secrets = Mutex<[String]>([])
    try await HostServer.run(host, logger: logger) { server in
      let browser = server.browser()
      var page = try await browser.page("/")
      let (name, cookie) = try #require(browser.cookie.first)
      let parts = cookie.split(separator: ".").map(String.init)
      secrets.withLock { $0 += parts + [page.window, page.token, "hunter2"] }
      page = try await browser.submit(page, [page.field("Name"): "hunter2"], press: "0")
      let socket = try await browser.socket(page)
      let note = page.field("Note").dropFirst()
      try await socket.send(#"{"e":"\#(note)","v":"hunter2","n":1}"#)
      for event in [
        #"{"e":"9.99","v":"hunter2"}"#, #"{"e":"\#(page.button("Tap"))","v":"hunter2"}"#,
        #"{"v":"hunter2"}"#, "hunter2", #"{"o":"/hunter2"}"#,
      ] { try await socket.send(event) }
      _ = try await socket.next { $0.g != nil }
      for _ in 0..<50 { try await socket.send("hunter2") }
      _ = try await socket.next { $0.n != nil }
      _ = try await browser.socket(page, origin: "http://evil.example").client.closeCode()
      _ = try await server.browser().socket(page).client.closeCode()
      _ = try await browser.post(page, press: "999", token: "hunter2")
      _ = try await browser.get("/hunter2?w=\(page.window)")
      _ = try await browser.post(page, [page.field("Name"): "hunter2"], press: "999")
      for _ in 0..<3 { _ = try await browser.page("/?w=none") }
      let raw = try await RawClient.connect(port: server.port)
      try await raw.send(
        "GET / HTTP/1.1\r\nCookie: \(name)=\(cookie)\r\nBad header hunter2\r\n\r\n")
      _ = try await raw.allReceived()
      // Its window has made room for the pages.
      #expect(try await socket.client.closeCode() == 4003)
    }
    #expect(lines.all.contains { $0.contains("refused an event") })
    #expect(lines.all.contains { $0.contains("another origin") })
    for secret in secrets.withLock({ $0 }) {
      #expect(lines.all.filter { $0.contains(secret) } == [], "\(secret)")
    }
    // A stranger can repeat this at will, so it is not logged as an error.
    #expect(lines.all.filter { $0.hasPrefix("error") || $0.hasPrefix("critical") } == [])
  }

  @Test func `refused windows and sockets are one line a minute, and all are counted`() async throws
  {
    let lines = Lines()
    let clock = TestClock()
    let metrics = TestMetrics.shared
    let app = try ScriptedApp(name: "Full") {
      Screen("s", path: "/", ScriptedPresenter(0)) { _ in Text("Here") }
    }
    var settings = WebHost.Settings()
    settings.limits.maximumWindows = 1
    let host = WebHost(
      app: app, settings: settings, clock: clock,
      logger: Logger(label: "t") { _ in Handler(lines: lines) })
    try await HostServer.run(host) { server in
      let browser = server.browser()
      let (page, _) = try await browser.livePage("/")
      func refuse(times: Int) async throws {
        for _ in 0..<times {
          let stranger = server.browser()
          #expect(try await stranger.get("/").status == 503)
          #expect(try await stranger.socket(page).client.closeCode() == 4001)
        }
      }
      func count(_ text: String) -> Int { lines.all.filter { $0.contains(text) }.count }

      try await refuse(times: 5)
      #expect(count("warning refused a window: the limit of 1 is reached") == 1)
      #expect(count("notice refused a socket: no such window") == 1)
      await clock.advance(by: .seconds(61))
      try await refuse(times: 1)
      #expect(count("refused a window") == 2)
      #expect(
        lines.all.contains { $0.contains("refused a window") && $0.contains("\"times\": 5") })
      #expect(count("refused a socket") == 2)
      #expect(metrics["sillar_windows_refused_total", "Full"] == 6)
      #expect(metrics["sillar_sockets_refused_total", "Full"] == 6)
    }
  }

  @Test func `a store counts the windows that it keeps, and logs once a minute how many it drops`()
    async throws
  {
    let metrics = TestMetrics.shared
    let lines = Lines()
    let clock = TestClock()
    let store = HostStore(
      limits: .init { $0.windowsPerSession = 2 }, now: clock.wallClock,
      logger: Logger(label: "t") { _ in Handler(lines: lines) })
    let before = metrics["sillar_kept_dropped_total", "session"]
    for round in 1...3 {
      for number in 0..<5 {
        store.windows.save(
          "four", as: SavedWindowName(app: "Kept", visitor: "ana", window: "\(round)-\(number)"),
          of: .strangers(.local))
      }
      await store.finish()
      // Hosts look more often.
      for _ in 0..<4 {
        await store.keepHouse()
        clock.jump(by: .seconds(15))
      }
    }
    #expect(metrics["sillar_kept_windows", "Kept"] == 2)
    #expect(metrics["sillar_kept_bytes", "Kept"] == 8)
    #expect(metrics["sillar_kept_dropped_total", "session"] >= before + 13)
    let dropped = lines.all.filter { $0.contains("were dropped: a limit of the store is reached") }
    #expect(
      dropped.map { String($0.suffix(14)) } == [
        "[\"session\": 3]", "[\"session\": 5]", "[\"session\": 5]",
      ])
  }

  @Test func `windows, events and refusals are counted`() async throws {
    let metrics = TestMetrics.shared
    let app = try ScriptedApp(name: "Counted") {
      let presenter = ScriptedPresenter(0) { presenter, _ in presenter.value += 1 }
      return Screen("s", path: "/", presenter) { count in
        Text("Count \(count)")
        Button("Tap", send: .tap(""))
      }
    }
    try await HostServer.run(WebHost(app: app, logger: .silent)) { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      _ = try await browser.post(page, press: page.button("Tap"))
      let socket = try await browser.socket(page)
      _ = try await socket.next()
      try await socket.tap("999")
      try await socket.tap(page.button("Tap"))
      _ = try await socket.nextChange()
      #expect(metrics["sillar_windows_opened_total", "Counted"] == 1)
      #expect(metrics["sillar_windows", "Counted"] == 1)
      #expect(metrics["sillar_events_total", "Counted"] == 2)
      #expect(metrics["sillar_events_refused_total", "Counted"] == 1)
      #expect(metrics["sillar_navigations_total", "Counted"] == 1)
      for time in ["handle", "tap_to_patch", "render", "settle"] {
        #expect(metrics["sillar_\(time)_seconds", "Counted"] > 0, "\(time)")
      }
      #expect(metrics["sillar_openings_waiting", "Counted"] == 0)
      #expect(metrics["sillar_patch_bytes", "Counted"] > 0)
    }
  }

  @Test func `at debug each event has a line, with its window and screen, and not what was typed`()
    async throws
  {
    let lines = Lines()
    let app = try ScriptedApp(name: "Lines") {
      let presenter = ScriptedPresenter("") { presenter, event in
        if case .text(let text) = event { presenter.value = text }
      }
      return Screen("form", path: "/", presenter) { text in
        TextField("Name", text: text, send: { .text($0) })
        Button("Tap", send: .tap(""))
      }
    }
    let host = WebHost(app: app, logger: Logger(label: "t") { _ in Handler(lines: lines) })
    try await HostServer.run(host) { server in
      let browser = server.browser()
      let (page, socket) = try await browser.livePage("/")
      try await socket.send(#"{"e":"\#(page.field("Name").dropFirst())","v":"hunter2"}"#)
      try await socket.tap(page.button("Tap"))
      try await socket.tap("999")
      #expect(try await eventually { lines.all.contains { $0.hasPrefix("debug tap refused") } })
    }
    let ours = lines.all.filter { $0.contains("\"screen\": form") }
    #expect(
      ours.map { $0.split(separator: " [")[0] } == [
        "debug screen in front", "debug text handled", "debug tap handled",
        "debug tap refused: notOnScreen",
      ])
    #expect(ours.allSatisfy { $0.contains("\"window\": ") })
    #expect(!lines.all.contains { $0.contains("hunter2") })
  }

  @Test func `an observer of a host is told what happens in its windows`() async throws {
    let seen = Lines()
    let app = try ScriptedApp(name: "Seen") {
      Screen("s", path: "/", ScriptedPresenter(0)) { _ in Button("Tap", send: .tap("")) }
    }
    struct Observer: WindowObserver {
      let seen: Lines
      func observe(_ observation: WindowObservation) {
        if case .shown(let kind, _) = observation.what {
          seen.add("\(observation.app) \(observation.screen) \(kind)")
        }
      }
    }
    let host = WebHost(app: app, observer: Observer(seen: seen), logger: .silent)
    try await HostServer.run(host) { server in
      let browser = server.browser()
      let (page, socket) = try await browser.livePage("/")
      try await socket.tap(page.button("Tap"))
      #expect(try await eventually { !seen.all.isEmpty })
    }
    #expect(seen.all == ["Seen s tap"])
  }
}

import Scripted
import Sillar
import SillarTesting
import Testing

@testable import Chromium
@testable import SillarWeb

/// What a row leads to is read while the row is pressed.
@Suite(.browser, .serialized, .timeLimit(.minutes(2))) struct ReadingAheadTests {
  private static func run(
    _ test: @escaping @Sendable (_ page: Page, _ shelf: Shelf) async throws -> Void
  ) async throws {
    let shelf = try Shelf()
    try await HostServer.run(WebHost(app: shelf, logger: .silent)) { server in
      let page = try await newPage(viewport: .phone)
      try await page.openLive("http://127.0.0.1:\(server.port)/")
      // What tells the window what is pressed is a script that comes with the first scroll or focus.
      try await page.waitUntil("document.body.dataset.places")
      _ = try await page.evaluate("document.dispatchEvent(new Event('focusin')) && null")
      try await page.waitUntil(
        "performance.getEntriesByType('resource').some(({ name }) => name.includes('sillar-places'))"
      )
      _ = shelf.log.take()
      try await test(page, shelf)
      #expect(page.consoleErrors.isEmpty)
    }
  }

  private static func touch(_ page: Page, _ type: String, at y: Double? = nil) async throws {
    let fingers: [JSON] = y.map { [["x": 150, "y": .number($0)]] } ?? []
    try await page.call(
      "Input.dispatchTouchEvent", ["type": .string(type), "touchPoints": .array(fingers)])
  }

  private static func middle(of row: String, _ page: Page) async throws -> Double {
    let place = try await page.evaluate(
      """
      (({ top, height }) => top + height / 2)([...document.querySelectorAll('a.row')]
        .find(row => row.innerText.trim() === '\(row)').getBoundingClientRect())
      """)
    return try #require(place.double)
  }

  private static let state =
    "JSON.stringify([history.length, location.href, document.body.dataset.revision, document.querySelector('h1').innerText])"

  @Test func `the next screen is asked for before the finger is lifted`() async throws {
    try await Self.run { page, shelf in
      let before = try await page.evaluate(Self.state)
      try await Self.touch(page, "touchStart", at: try await Self.middle(of: "Book 4", page))
      #expect(try await eventually { shelf.log.lines == ["asked 4"] })
      #expect(try await page.evaluate(Self.state) == before)
      shelf.answers.open()
      try await Self.touch(page, "touchEnd")
      try await page.waitFor("The text of book 4")
    }
  }

  @Test func `a touch that becomes a scroll ends the reading, and does nothing else`()
    async throws
  {
    try await Self.run { page, shelf in
      let before = try await page.evaluate(Self.state)
      let place = try await Self.middle(of: "Book 7", page)
      try await Self.touch(page, "touchStart", at: place)
      #expect(try await eventually { shelf.log.lines == ["asked 7"] })
      for step in 1...20 {
        try await Self.touch(page, "touchMove", at: place - Double(step) * 10)
      }
      #expect(try await eventually { shelf.log.lines == ["asked 7", "left 7"] })
      try await Self.touch(page, "touchEnd")
      try await page.waitUntil("scrollY > 50")
      #expect(try await page.evaluate(Self.state) == before)
      #expect(shelf.log.lines == ["asked 7", "left 7"])
    }
  }

  @Test func `presses cost what taps do: those that are too many ask for nothing`() async throws {
    var settings = WebHost.Settings()
    settings.limits.eventsPerSecond = 5
    let shelf = try Shelf(clock: TestClock())
    let host = WebHost(app: shelf, settings: settings, clock: TestClock(), logger: .silent)
    try await HostServer.run(host) { server in
      let browser = server.browser()
      let (page, socket) = try await browser.livePage("/")
      let row = page.first(#"<a [^>]*href="/books/9[^>]*data-e="([\w.-]+)""#)
      for _ in 0..<11 { try await socket.send(#"{"a":"\#(row)"}"#) }
      #expect(try await socket.next { $0.n != nil }.n?.hasPrefix("Too fast") == true)
      #expect(shelf.log.lines.filter { $0 == "asked 9" }.count <= 10)
      #expect(host.windows.all.count == 1)
      // They go on until the socket is closed.
      for _ in 0..<100 { try? await socket.send(#"{"a":"\#(row)"}"#) }
      #expect(try await socket.client.closeCode() == 1008)
      #expect(shelf.log.lines.filter { $0 == "asked 9" }.count <= 10)
    }
  }

  @Test func `a press on no node, or on one without a link, reads nothing`() async throws {
    let shelf = try Shelf()
    try await HostServer.run(WebHost(app: shelf, logger: .silent)) { server in
      let browser = server.browser()
      let (page, socket) = try await browser.livePage("/")
      for node in [#""""#, #""1.999""#, #""<b>""#, "7", "null", #""\#(page.button("Ask"))""#] {
        try await socket.send(#"{"a":\#(node)}"#)
      }
      try await socket.send("{}")
      _ = try await socket.next { $0.text == "{}" }
      #expect(!shelf.log.lines.contains { $0.hasPrefix("asked") })
    }
  }
}

import Chromium
import Scripted
import Sillar
import Testing

@testable import SillarWeb

/// What the page itself says, such as that there is no connection, while a screen is being used.
@Suite(.browser, .serialized, .timeLimit(.minutes(3))) struct PageFootTests {
  struct Look: Sendable, CustomTestStringConvertible {
    let viewport: Viewport
    var textSize = 16
    var language = "en"
    var colors = ColorScheme.light
    var hasSite = false

    var testDescription: String {
      "\(viewport.width) px, text of \(textSize) px, \(language), \(colors)"
        + (hasSite ? ", in a site" : "")
    }

    static let all = [
      Look(viewport: .phone),
      Look(
        viewport: Viewport(width: 320, height: 640, isMobile: true), language: "es", colors: .dark),
      Look(viewport: .phone, textSize: 32, language: "es"),
      Look(
        viewport: Viewport(width: 320, height: 640, isMobile: true), textSize: 32, language: "ar"),
      Look(viewport: .desktop, language: "ar", colors: .dark),
      Look(viewport: .phone, hasSite: true),
      Look(viewport: .desktop, hasSite: true),
    ]
  }

  private static func screen(_ navigator: Navigator) -> Screen {
    let presenter = ScriptedPresenter(0) { presenter, event in
      if event == .tap("Ask") { return navigator.present(question) }
      presenter.value += 1
    }
    return Screen("lines", path: "/", presenter) { taps in
      Text("Lines", .title)
      Button("Ask", send: .tap("Ask"))
      for line in 1...60 { Button("Line \(line)", send: .number(line)) }
      TextField("Name", text: "", send: { .text($0) })
      Text("Taps: \(taps)")
    }
  }

  private static var question: Screen {
    Screen("question", ScriptedPresenter(0)) { _ in
      Text("Sure?", .title)
      Button("Keep", send: .tap("Keep"))
      Link("Elsewhere", to: "/preferences")
    }
  }

  private static func host(hasSite: Bool = false) throws -> WebHost {
    let flavor = try Flavor(
      name: "Test", languages: ["en", "es", "ar"],
      configuration: Configuration(flavor: "Test", providers: []))
    let app = ScriptedApp(flavor) { _, path, navigator in
      navigator.replaceAll(with: [screen(navigator)])
      return path == "/"
    }
    var settings = WebHost.Settings()
    if hasSite {
      settings.surroundings = { _ in
        Surroundings(
          before: "<header><a href=\"/home\">Home</a></header>",
          after: "<footer>Small Site Ltd</footer>")
      }
    }
    return WebHost(app: app, settings: settings, logger: .silent)
  }

  private func open(
    _ look: Look, _ test: @escaping @Sendable (Page, Cable) async throws -> Void
  ) async throws {
    try await HostServer.run(try Self.host(hasSite: look.hasSite)) { server in
      let line = try Cable(to: server.port)
      let page = try await newPage(viewport: look.viewport)
      try await page.setLanguages(look.language)
      try await page.setColorScheme(look.colors)
      try await page.setTextSize(look.textSize)
      try await page.recordShifts()
      try await page.openLive("http://127.0.0.1:\(line.port)/")
      // The parts of the script are on the device.
      try await page.waitUntil(
        """
        (async () => {
          if (!navigator.serviceWorker.controller) return false;
          const parts = Object.values(document.body.dataset).filter((address) => address.includes('/-/sillar-'));
          return parts.length > 9 && (await Promise.all(parts.map((part) => caches.match(part)))).every(Boolean);
        })()
        """)
      try await test(page, line)
    }
  }

  /// Where everything is but what the page itself says.
  private static let places = """
    JSON.stringify([...document.body.querySelectorAll('*')].filter((node) => !node.closest(':has(> #notice), .unseen, #skip, script'))
      .map((node) => node.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height].map(Math.round)))
    """
  private static let foot = "document.getElementById('notice').parentNode.getBoundingClientRect()"

  private func cut(_ line: Cable, of page: Page) async throws {
    line.cut()
    try await page.waitUntil("document.getElementById('away')?.hidden === false")
    try await page.waitUntil("document.getElementById('notice').textContent !== ''")
    try await page.frames()
  }

  private func mend(_ line: Cable, of page: Page) async throws {
    try line.mend()
    try await page.evaluate("void dispatchEvent(new Event('online'))")
    try await page.waitUntil("document.getElementById('notice').textContent === ''")
    try await page.waitUntil("document.getElementById('away').hidden")
    try await page.frames()
  }

  /// Loses the line and gets it back; nothing moves.
  private func expectRest(
    _ page: Page, _ line: Cable, _ place: String, while body: () async throws -> Void = {}
  ) async throws {
    try await page.frames()
    try await page.forgetShifts()
    let before = try await page.evaluate(Self.places)
    try await cut(line, of: page)
    #expect(try await page.evaluate(Self.places) == before, "\(place), without the line")
    let isInView =
      "\(Self.foot).height > 0 && \(Self.foot).top >= 0 && \(Self.foot).bottom <= innerHeight"
    #expect(try await page.evaluate(isInView) == true, "\(place)")
    try await body()
    let there = try await page.evaluate(Self.places)
    try await mend(line, of: page)
    #expect(try await page.evaluate(Self.places) == there, "\(place), with the line again")
    let shifts = try await page.shifts
    #expect(shifts.sum < 0.02, "\(place): \(shifts)")
  }

  @Test(arguments: Look.all)
  func `a notice comes and goes in view, moves nothing, and covers nothing that stays covered`(
    _ look: Look
  ) async throws {
    try await open(look) { page, line in
      try await expectRest(page, line, "at the top")
      try await page.evaluate("scrollTo(0, 1000)")
      try await expectRest(page, line, "in the middle")
      try await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
      try await expectRest(page, line, "at the end") {
        try await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        let ends = try await page.evaluate(
          "[...document.querySelectorAll('#preferences, footer')].map((node) => node.getBoundingClientRect().bottom)"
        )
        let top = try #require(try await page.evaluate("\(Self.foot).top").double)
        #expect(ends.array.allSatisfy { ($0.double ?? .infinity) <= top + 1 }, "\(ends) \(top)")
      }
    }
  }

  @Test(arguments: Look.all)
  func `a notice covers and moves nothing of a modal`(_ look: Look) async throws {
    try await open(look) { page, line in
      try await page.click("Ask")
      try await page.waitFor("Sure?")
      try await page.waitUntil(
        "document.querySelector('.modal').getAnimations({ subtree: true }).length === 0")
      try await expectRest(page, line, "over the screen") {
        let covered = try await page.evaluate(
          """
          [...document.querySelectorAll('.panel :is(h1, button, a)')].filter((node) => {
            const { left, right, top, bottom } = node.getBoundingClientRect();
            return !node.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
          }).map((node) => node.innerText)
          """)
        #expect(covered.array.isEmpty, "\(covered.text)")
      }
    }
  }

  @Test func `a notice does not cover the field in which somebody types`() async throws {
    try await open(Look(viewport: .phone)) { page, line in
      let field = "document.querySelector('main input[type=text]')"
      try await page.evaluate(
        "\(field).scrollIntoView({ block: 'end' }), scrollBy(0, -8), \(field).focus({ preventScroll: true })"
      )
      let box = "\(field).getBoundingClientRect()"
      #expect(try await page.evaluate("\(box).bottom > innerHeight - 30") == true)
      try await cut(line, of: page)
      let places = try await page.evaluate("[\(box).bottom, \(Self.foot).top, scrollY]")
      #expect(places[0].double ?? 0 <= places[1].double ?? 0, "\(places.text)")
      #expect(try await page.evaluate("document.activeElement === \(field)") == true)
    }
  }

  @Test func `without JavaScript a notice is in view, and covers nothing at the page's end`()
    async throws
  {
    let host = try Self.host()
    try await HostServer.run(host) { server in
      let page = try await newPage(javaScript: false, viewport: .phone)
      try await page.open("http://127.0.0.1:\(server.port)/")
      for window in host.windows.all { await window.leave(notice: .expired) }
      try await page.waitForLoad { try await page.click("Line 1") }
      #expect(try await page.text.contains("This page had expired"))
      #expect(
        try await page.evaluate("\(Self.foot).bottom <= innerHeight && \(Self.foot).height > 0")
          == true)
      try await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
      #expect(
        try await page.evaluate(
          "document.getElementById('preferences').getBoundingClientRect().bottom <= \(Self.foot).top + 1"
        ) == true)
    }
  }
}

extension Page {
  /// Waits until what has changed is seen, and what watches sizes has answered.
  fileprivate func frames() async throws {
    try await evaluate(
      "(async () => { for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame); })()"
    )
  }
}

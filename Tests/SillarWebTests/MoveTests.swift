import Chromium
import Foundation
import Scripted
import Sillar
import Testing

@testable import SillarWeb

/// How one screen leads to another.
@Suite(.browser, .serialized, .timeLimit(.minutes(2))) struct MoveTests {
  private static func list(_ navigator: Navigator) -> Screen {
    let presenter = ScriptedPresenter(0) { _, event in
      if event == .tap("ask") { return navigator.present(question(navigator)) }
      navigator.push(detail())
    }
    return Screen("list", path: "/", presenter) { _ in
      Text("Things", .title)
      Button("Ask", send: .tap("ask"))
      for number in 1...3 {
        Row(send: .number(number)) {
          Picture(.resource("shop/dot.png"), description: "").style(.square)
          Text("Thing \(number)")
        }.id(number)
      }
    }
  }

  private static func detail() -> Screen {
    let presenter = ScriptedPresenter("") { presenter, event in
      if case .text(let text) = event { presenter.value = text }
    }
    return Screen("detail", path: "/more", presenter) { text in
      Picture(.resource("shop/dot.png"), description: "")
      Text("The thing", .title)
      TextField("Note", text: text, send: { .text($0) })
    }
  }

  private static func question(_ navigator: Navigator) -> Screen {
    Screen("question", ScriptedPresenter(0) { _, _ in navigator.dismiss() }) { _ in
      Text("Sure?", .title)
      Button("Yes", send: .tap("yes"))
    }
  }

  /// A gray pixel.
  private static let dot: [UInt8] = Array(
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
    ) ?? Data())

  /// The animations that the page has begun, as the class of the element, and copies of pictures.
  private static let record = """
    (() => {
      window.moves = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...all) {
        moves.push(this.className);
        window.from = this.getBoundingClientRect().top;
        return animate.apply(this, all);
      };
    })()
    """

  /// As slow as a test needs.
  private static let slow = """
    (() => {
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, timing) { return animate.call(
        this, frames, { ...timing, duration: 60000 }); };
    })()
    """

  private func run(
    viewport: Viewport = .desktop, _ test: @escaping @Sendable (Page) async throws -> Void
  ) async throws {
    try await WebFlavor.run(
      bytes: ["shop/dot.png": Self.dot], screen: { Self.list($0) },
      test: { server in
        let page = try await newPage(viewport: viewport)
        try await page.openLive("http://127.0.0.1:\(server.port)/")
        // Once a live page has been touched. What keeps it looks after some time.
        try await page.waitUntil("document.cookie.includes('files=')")
        _ = try await page.evaluate("dispatchEvent(new Event('pointerdown')) && null")
        try await page.waitUntil(
          "performance.getEntriesByType('resource').some(({ name }) => name.includes('sillar-moves'))"
        )
        try await page.waitUntil("[...document.images].every((image) => image.naturalWidth)")
        try await page.evaluate(Self.record)
        try await test(page)
        #expect(page.consoleErrors.isEmpty)
      })
  }

  private func moves(_ page: Page) async throws -> [String] {
    try await page.evaluate("moves.splice(0)").array.compactMap(\.string)
  }

  private static let isStill = "!document.querySelector('.moving, .carried')"

  @Test func `a row that is tapped takes its picture along, and Back only shows the list`()
    async throws
  {
    try await run { page in
      let row = try await page.evaluate(
        "document.querySelectorAll('img.picture')[1].getBoundingClientRect().top")
      try await page.click("Thing 2")
      try await page.waitFor("The thing")
      #expect(try await moves(page) == ["screen", "picture carried"])
      #expect(try await page.evaluate("from") == row)
      try await page.waitUntil(Self.isStill)
      try await page.click("Back")
      try await page.waitFor("Thing 3")
      #expect(try await moves(page) == ["screen"])
      try await page.waitUntil(Self.isStill)
    }
  }

  @Test func `a modal moves by its style, and no screen with it`() async throws {
    try await run { page in
      try await page.click("Ask")
      try await page.waitFor("Sure?")
      try await page.click("Yes")
      try await page.waitForNo("Sure?")
      #expect(try await moves(page) == [])
    }
  }

  @Test
  func `a screen of a page that was first touched without a line moves once the line is back`()
    async throws
  {
    try await WebFlavor.run(
      screen: { Self.list($0) },
      test: { server in
        let cable = try Cable(to: server.port)
        let page = try await newPage()
        try await page.openLive("http://127.0.0.1:\(cable.port)/")
        try await page.waitUntil("document.cookie.includes('files=')")
        let touch = "dispatchEvent(new Event('pointerdown')) && null"
        let isThere =
          "performance.getEntriesByType('resource').some(({ name, responseStatus }) => name.includes('sillar-moves') && responseStatus == 200)"
        cable.cut()
        _ = try await page.evaluate(touch)
        try await page.waitUntil("it is asked for in vain") {
          page.consoleErrors.contains { "\($0)".contains("sillar-moves") }
        }
        try cable.mend()
        _ = try await page.evaluate(touch)
        try await page.waitUntil(isThere)
        try await page.evaluate(Self.record)
        try await page.click("Thing 2")
        try await page.waitFor("The thing")
        #expect(try await moves(page).first == "screen")
      })
  }

  @Test func `nothing moves for a person who wants less motion`() async throws {
    try await run { page in
      try await page.setReducedMotion(true)
      try await page.click("Thing 1")
      try await page.waitFor("The thing")
      #expect(try await moves(page) == [])
    }
  }

  @Test func `no narrow page is wider while a screen moves into its place`() async throws {
    try await run(viewport: Viewport(width: 360, height: 800)) { page in
      try await page.evaluate(Self.slow)
      try await page.click("Thing 1")
      try await page.waitFor("The thing")
      #expect(try await page.evaluate("document.querySelector('.moving') !== null").bool == true)
      #expect(
        try await page.evaluate("document.documentElement.scrollWidth <= innerWidth").bool == true)
    }
  }

  @Test func `a screen takes taps and text while it moves into its place`() async throws {
    try await run { page in
      try await page.evaluate(Self.slow)
      try await page.click("Thing 1")
      try await page.waitFor("The thing")
      try await page.evaluate("document.querySelector('main input').focus()")
      try await page.type("While it moves")
      try await page.waitUntil("!document.body.classList.contains('busy')")
      #expect(try await page.evaluate("document.querySelector('.moving') !== null").bool == true)
      #expect(
        try await page.evaluate("document.querySelector('main input').value") == "While it moves")
      try await page.click("Back")
      try await page.waitFor("Thing 3")
    }
  }
}

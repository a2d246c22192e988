import Foundation
import Testing

@testable import Chromium

/// A page that is its own address.
private func address(of html: String) -> String {
  "data:text/html;base64,"
    + Data("<!doctype html><meta charset=utf-8>\(html)".utf8)
    .base64EncodedString()
}

@Suite(.browser, .serialized) struct ChromiumDriverTests {
  private func page(
    _ html: String, javaScript: Bool = true, viewport: Viewport = .phone
  ) async throws -> Page {
    let page = try await newPage(javaScript: javaScript, viewport: viewport)
    try await page.open(address(of: html))
    return page
  }

  // MARK: Pointing

  @Test(
    arguments: [
      "Play", "Find", .css("#play"), .role("button", name: "Play now"),
    ] as [Locator])
  func `a click finds its element by what a person reads, by selector and by role`(
    _ locator: Locator
  ) async throws {
    let page = try await page(
      """
      <p>To Play, press the button.<label>Find<input onclick="out.textContent = 'Find'"></label>
      <button id=play onclick="out.textContent = 'Play'">Play <b>now</b></button><p id=out>
      """)
    try await page.click(locator)
    let wanted = locator == "Find" ? "Find" : "Play"
    #expect(try await page.evaluate("out.textContent") == .string(wanted))
  }

  @Test func `a click waits for what comes late and scrolls to what is far down`() async throws {
    let page = try await page(
      """
      <p id=out></p><div style="height: 4000px"></div>
      <script>setTimeout(() => document.body.insertAdjacentHTML('beforeend',
        '<button onclick="out.textContent = event.isTrusted">Late</button>'), 300)</script>
      """)
    try await page.click("Late")
    #expect(try await page.evaluate("out.textContent") == "true")
  }

  @Test func `a click that misses what moves away is made again, where it is by then`() async throws
  {
    let page = try await page(
      """
      <button id=fly onclick="out.textContent += 'hit '"
        onmouseover="this.style = 'position: absolute; top: 300px'">Fly</button><p id=out></p>
      """)
    try await page.click("Fly")
    #expect(try await page.evaluate("out.textContent") == "hit ")
  }

  @Test func `a click on what is covered says what covers it`() async throws {
    let page = try await page(
      "<button>Under</button><div id=veil style='position: fixed; inset: 0'></div>")
    let error = await #expect(throws: BrowserError.self) {
      try await page.click("Under", within: .milliseconds(200))
    }
    #expect(error?.description.contains("<div id=veil> covers it") == true)
  }

  @Test func `a finger taps on a phone`() async throws {
    let page = try await page(
      """
      <button onclick="out.textContent = event.pointerType">Here</button><p id=out></p>
      """)
    try await page.tap("Here")
    try await page.waitUntil("out.textContent === 'touch'")
  }

  // MARK: Keys

  @Test func `Tab and Shift+Tab move the focus, and it is known what has it`() async throws {
    let page = try await page(
      """
      <title>Keys</title><a href='#x'>Home</a><button id=b aria-label='Close it'>×</button>
      <label>Name <input></label>
      """)
    #expect(try await page.focusedElement == nil)
    for wanted in [#"link "Home""#, #"button "Close it""#, #"textbox "Name""#] {
      try await page.press(.tab)
      #expect(try await page.focusedElement?.description == wanted)
    }
    try await page.press(.tab, [.shift])
    let focused = try #require(try await page.focusedElement)
    #expect(focused.id == "b")
    #expect(focused.tag == "button")
    #expect(focused.text == "×")
    #expect(focused.isFocusVisible)
  }

  @Test func `keys do what they do for a person`() async throws {
    let page = try await page(
      """
      <input id=text onkeydown="keys.push(event.key + '/' + event.code)">
      <input type=checkbox id=check><button onclick="keys.push('clicked')">Go</button>
      <script>const keys = []</script>
      """)
    try await page.press(.tab)
    try await page.type("aB3 é🎈x")
    try await page.press(.backspace)
    try await page.press(.left)
    #expect(try await page.evaluate("text.value") == "aB3 é🎈")
    let keys = try await page.evaluate("keys")
    #expect(keys[0] == "a/KeyA")
    #expect(keys[1] == "B/KeyB")
    #expect(keys[2] == "3/Digit3")
    try await page.press(.tab)
    try await page.press(.space)
    #expect(try await page.evaluate("check.checked") == true)
    try await page.press(.tab)
    try await page.press(.enter)
    #expect(try await page.evaluate("keys.at(-1)") == "clicked")
    try await page.fill(.css("#text"), with: "new")
    #expect(try await page.evaluate("text.value") == "new")
  }

  // MARK: Scripts and waiting

  @Test func `values of scripts arrive as they are`() async throws {
    let page = try await page("")
    let value = try await page.evaluate(
      "Promise.resolve([1, 1.5, true, 0, null, 'é\\u0000', { a: undefined, b: [] }])")
    #expect(value == [1, 1.5, true, 0, .null, "é\u{0}", ["b": []]])
    #expect(try await page.evaluate("undefined") == .null)
    #expect(try await page.evaluate("1 / 0").double == .infinity)
    let error = await #expect(throws: BrowserError.self) {
      try await page.evaluate("nothing.there")
    }
    #expect(error?.description.contains("nothing is not defined") == true)
  }

  @Test func `an answer of many megabytes arrives whole`() async throws {
    let page = try await page("")
    let text = try await page.evaluate("'0123456789'.repeat(700_000)").string
    #expect(text?.count == 7_000_000)
    #expect(text?.hasSuffix("789") == true)
  }

  @Test func `waiting in vain shows the page and its console`() async throws {
    let page = try await page("<p>Loading…<script>console.warn('no luck', 7)</script>")
    try await page.waitFor("Loading…")
    let error = await #expect(throws: BrowserError.self) {
      try await page.waitFor("Done", within: .milliseconds(100))
    }
    for part in ["“Done”", "Loading…", "console warning: no luck 7"] {
      #expect(error?.description.contains(part) == true)
    }
    try await page.waitForNo("Done")
  }

  @Test func `a page shows what went wrong on it`() async throws {
    let page = try await page(
      """
      <meta http-equiv=Content-Security-Policy content="img-src 'none'">
      <img src='https://127.0.0.1:9/x.png'>
      <script>
        console.log('all well'); console.error('bad', { a: 1 });
        Promise.reject(new Error('lost')); alert('Hello'); throw new Error('thrown')
      </script>
      """)
    try await page.waitUntil("three errors and more") { page.consoleErrors.count >= 4 }
    let errors = page.consoleErrors
    #expect(errors.contains { $0.kind == .console && $0.text.hasPrefix("bad") })
    #expect(errors.contains { $0.kind == .exception && $0.text.contains("lost") })
    #expect(errors.contains { $0.kind == .exception && $0.text.contains("thrown") })
    #expect(errors.contains { $0.kind == .policy && $0.text.contains("img-src") })
    #expect(page.console.contains { $0.text == "all well" && $0.level == .info })
    #expect(page.dialogs == ["Hello"])
    page.clearRecords()
    #expect(page.console.isEmpty && page.dialogs.isEmpty)
  }

  @Test func `scripts of the page can be off while the test still sees and clicks`() async throws {
    let page = try await page(
      """
      <title>Plain</title><p id=out>still</p><script>out.textContent = 'changed'</script>
      <details><summary>More</summary>Opened</details>
      """, javaScript: false)
    #expect(try await page.title == "Plain")
    try await page.waitFor("still")
    try await page.click("More")
    try await page.waitFor("Opened")
  }

  // MARK: What the page is told

  @Test func `a page sees its screen, its colours and whether things may move`() async throws {
    let page = try await page("")
    let state = """
      [innerWidth, innerHeight, 'ontouchstart' in window,
       matchMedia('(prefers-color-scheme: dark)').matches,
       matchMedia('(prefers-reduced-motion: reduce)').matches]
      """
    let width = try await page.evaluate("document.documentElement.clientWidth")
    #expect(width.int == 980, "A page without a viewport tag is laid out for a wide screen")
    try await page.setViewport(.desktop)
    #expect(try await page.evaluate(state) == [1280, 800, true, false, false])
    try await page.setColorScheme(.dark)
    try await page.setReducedMotion(true)
    #expect(try await page.evaluate(state) == [1280, 800, true, true, true])
    try await page.setColorScheme(.light)
    #expect(try await page.evaluate(state) == [1280, 800, true, false, true])
  }

  @Test func `a screenshot has the size of the screen or of the whole page`() async throws {
    let page = try await page(
      "<body style='margin: 0'><div style='height: 2000px'>",
      viewport: Viewport(width: 300, height: 400, scale: 2))
    func size(_ png: Data) -> [Int] {
      [16, 20].map { start in png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }
    #expect(size(try await page.screenshot()) == [600, 800])
    let file = FileManager.default.temporaryDirectory
      .appending(path: "shots-\(UUID().uuidString)/page.png")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    try await page.screenshot(to: file, whole: true)
    #expect(size(try Data(contentsOf: file)) == [600, 4000])
  }

  @Test func `the accessibility tree says what a screen reader would`() async throws {
    let page = try await page(
      """
      <title>Topics</title><main><h1>Topics</h1><button disabled>Play</button>
      <div><input aria-label=Search value=art required></div>
      <input type=checkbox checked aria-label=Sound><p>Free text</p></main>
      """)
    let lines = try await page.accessibilityTree().map(\.description)
    #expect(
      lines == [
        #"RootWebArea "Topics""#, "  main", #"    heading "Topics" level=1"#,
        #"    button "Play" disabled"#, #"    textbox "Search" required: art"#,
        #"    checkbox "Sound" checked"#, "    paragraph", #"      StaticText "Free text""#,
      ])
  }
}

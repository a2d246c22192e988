import Chromium
import Scripted
import Sillar
import Testing

@testable import SillarWeb

/// Elements of modules' own in a browser.
@Suite(.browser, .serialized, .timeLimit(.minutes(2))) struct CustomElementBrowserTests {
  private static let script = """
    export function show(place, value, send) {
      globalThis.shows = (globalThis.shows ?? 0) + 1;
      const button = document.createElement("button"), note = document.createElement("input");
      const write = ({ level }) => { button.textContent = "Turn from " + level; };
      note.setAttribute("aria-label", "Note");
      button.onclick = () => send({ steps: 5 });
      globalThis.send = send;
      place.append(button, note);
      write(value);
      return { update: write, end() { globalThis.ends = (globalThis.ends ?? 0) + 1; } };
    }
    """

  private func open(
    script: String = script, javaScript: Bool = true,
    _ test: @escaping @Sendable (Page, RunningServer) async throws -> Void
  ) async throws {
    let files = [
      "shop/elements/dial.js": script, "shop/elements/dial.css": "button { color: rgb(1, 2, 3) }",
    ]
    let screen: @Sendable (Navigator) -> Screen = { navigator in
      let presenter = ScriptedPresenter(3) { presenter, event in
        switch event {
        case .number(let steps): presenter.value += steps
        case .tap("more"): presenter.value += 1
        case .tap("next"): navigator.push(WebFlavor.plain("More", path: "/more"))
        default: presenter.value = 0
        }
      }
      return Screen("dial", path: "/", presenter) { level in
        Text("Level \(level)", .title)
        if level > 0 { Dial.element(level) } else { Column { Text("Off") } }
        Button("Louder", send: .tap("more"))
        Button("Next", send: .tap("next"))
        Button("Switch off", send: .tap("off"))
      }
    }
    try await WebFlavor.run(files, elements: [Dial.self], screen: screen) { server in
      let page = try await newPage(javaScript: javaScript)
      try await page.open("http://127.0.0.1:\(server.port)/")
      try await test(page, server)
    }
  }

  private func button(_ level: Int) -> Locator { .role("button", name: "Turn from \(level)") }
  /// Taps a button, and leaves the focus where it is.
  private func tap(_ title: String) -> String {
    "document.querySelectorAll('main button').forEach(b => b.innerText === '\(title)' && b.click())"
  }

  private let inside = "document.querySelector('[aria-label=Volume]')?.shadowRoot"

  @Test func `the form takes the place of the fallback, with its style sheet`() async throws {
    try await open { page, _ in
      try await page.waitUntil("\(inside)?.querySelector('button')")
      try await page.waitForNo("Volume: 3")
      #expect(
        try await page.evaluate("getComputedStyle(\(inside).querySelector('button')).color").string
          == "rgb(1, 2, 3)")
      #expect(page.consoleErrors.isEmpty)
    }
  }

  /// A form that shows its own value at once.
  private static let eager = """
    export function show(place, value, send) {
      const button = document.createElement("button");
      const write = ({ level }) => { button.textContent = "Turn from " + level; };
      button.onclick = () => { write({ level: "ahead" }); send({ steps: 0 }); };
      globalThis.turn = (steps) => { write({ level: steps }); send({ steps }); };
      place.append(button);
      write(value);
      return { update: write };
    }
    """

  @Test func `an input that the app refuses is shown no more`() async throws {
    try await open(script: Self.eager) { page, _ in
      try await page.waitUntilLive()
      try await page.click(.role("button", name: "Turn from 3"))
      try await page.waitUntil("\(inside).querySelector('button').textContent === 'Turn from 3'")
    }
  }

  @Test func `inputs that wait for the line are all done`() async throws {
    try await open(script: Self.eager) { page, server in
      let line = try Cable(to: server.port)
      try await page.openLive("http://127.0.0.1:\(line.port)/")
      try await page.waitUntil("\(inside)?.querySelector('button')")
      line.hold()
      try await page.evaluate("turn(2)")
      try await page.waitUntil("document.querySelector('[data-wait]')")
      for steps in [3, 4] { try await page.evaluate("turn(\(steps))") }
      line.release()
      try await page.waitFor("Level 12")
      try await page.waitUntil("\(inside).querySelector('button').textContent === 'Turn from 12'")
    }
  }

  @Test func `a new value changes the form, and what is in it stays, with its focus`() async throws
  {
    try await open { page, _ in
      try await page.click(.role("textbox", name: "Note"))
      try await page.type("mine")
      try await page.evaluate(tap("Louder"))
      try await page.waitUntil("\(inside).querySelector('button').textContent === 'Turn from 4'")
      #expect(try await page.evaluate("\(inside).querySelector('input').value").string == "mine")
      #expect(
        try await page.evaluate("\(inside).activeElement === \(inside).querySelector('input')").bool
          == true)
      #expect(try await page.evaluate("shows").int == 1)
    }
  }

  @Test func `an event arrives once, also over a new socket and a reload`() async throws {
    try await open { page, _ in
      try await page.click(button(3))
      try await page.waitFor("Level 8")
      // Nothing leaves the page until it is loaded again.
      try await page.evaluate("WebSocket.prototype.send = () => {}")
      try await page.click(button(8))
      try await page.waitUntil("document.querySelector('[aria-label=Volume]').ariaBusy === 'true'")
      try await page.reload()
      try await page.waitUntilLive()
      try await page.waitFor("Level 13")
      try await page.waitUntil("\(inside)?.querySelector('button')?.textContent === 'Turn from 13'")
      try await page.click(button(13))
      try await page.waitFor("Level 18")
      #expect(page.consoleErrors.isEmpty)
    }
  }

  @Test func `an input that is too long is an error in the script, and is not sent`() async throws {
    try await open { page, _ in
      try await page.waitUntil("globalThis.send")
      let error = try await page.evaluate(
        "(() => { try { send('é'.repeat(4096)); } catch (error) { return error.message; } })()")
      #expect(
        error.string?.hasPrefix("An input has at most 8192 bytes as JSON: /-/shop.dial.") == true)
      try await page.evaluate("send({ steps: 1 })")
      try await page.waitFor("Level 4")
    }
  }

  @Test func `a form is kept while its screen is covered, and ends when its element goes`()
    async throws
  {
    try await open { page, _ in
      try await page.click(.role("textbox", name: "Note"))
      try await page.type("mine")
      // By a script, so that the focus is in the form when it is covered.
      try await page.evaluate(tap("Next"))
      try await page.waitFor("Do")
      try await page.back()
      try await page.waitFor("Level 3")
      #expect(try await page.evaluate("\(inside).querySelector('input').value").string == "mine")
      #expect(try await page.evaluate("[shows, globalThis.ends]").text == "[1,null]")
      #expect(try await page.evaluate("\(inside).activeElement?.tagName").string == "INPUT")
      try await page.click("Switch off")
      // It takes the element's place, and its name.
      try await page.waitFor("Off")
      try await page.waitUntil("ends === 1")
      try await page.click("Louder")
      try await page.waitUntil("\(inside)?.querySelector('button')?.textContent === 'Turn from 1'")
    }
  }

  @Test(arguments: [
    "export function show() { throw new Error('broken'); }", "export {};", "not ok",
  ])
  func `a script that fails leaves the fallback, and the screen works`(_ script: String)
    async throws
  {
    try await open(script: script) { page, _ in
      try await page.waitUntilLive()
      try await page.click("Louder")
      try await page.waitFor("Volume: 4")
      try await page.waitUntil("it fails") { !page.consoleErrors.isEmpty }
    }
  }

  @Test func `a form that cannot change what it shows is shown anew`() async throws {
    let script = """
      export function show(place, { level }) {
        place.append("Level " + level);
        return { end() { globalThis.ends = (globalThis.ends ?? 0) + 1; } };
      }
      """
    try await open(script: script) { page, _ in
      try await page.waitUntil("\(inside)?.textContent === 'Level 3'")
      try await page.click("Louder")
      try await page.waitUntil("\(inside).textContent === 'Level 4' && ends === 1")
    }
  }

  @Test func `without JavaScript the page shows the fallback`() async throws {
    try await open(javaScript: false) { page, _ in
      try await page.waitFor("Volume: 3")
      try await page.click("Louder")
      try await page.waitFor("Volume: 4")
    }
  }
}

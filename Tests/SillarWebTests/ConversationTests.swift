import Chromium
import Scripted
import Sillar
import Testing

@testable import SillarWeb

/// What a person does in a page reaches its window, once and in order, whatever becomes of the line.
@Suite(.browser, .serialized, .timeLimit(.minutes(2))) struct ConversationTests {
  private struct Form: Equatable, Sendable {
    var texts: [String: String] = [:]
    var isOn = false
    var taps = 0
    var saved = ""
  }

  /// A host with fields that the app writes anew as it likes: capitals, groups of four, an address in lower case; and a composer
  /// whose button takes its text.
  private func host() throws -> WebHost {
    let app = try ScriptedApp {
      let presenter = ScriptedPresenter(Form()) { presenter, event in
        switch event {
        case .tap("Send"):
          presenter.value.saved += "[\(presenter.value.texts["Message"] ?? "")]"
          presenter.value.texts["Message"] = ""
        case .tap("Save"):
          presenter.value.saved = "\(presenter.value.texts["Name"] ?? "") \(presenter.value.isOn)"
        case .tap: presenter.value.taps += 1
        case .text(let text):
          let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
          presenter.value.texts[String(parts[0])] = Self.written(String(parts[0]), String(parts[1]))
        case .flag(let isOn): presenter.value.isOn = isOn
        case .number: break
        }
      }
      return Screen("form", path: "/", presenter) { form in
        for (name, kind) in Self.fields {
          TextField(
            name, text: form.texts[name] ?? "", kind: kind, send: { .text("\(name)=\($0)") })
        }
        TextArea("Message", text: form.texts["Message"] ?? "", send: { .text("Message=\($0)") })
        Toggle("Sound", isOn: form.isOn, send: { .flag($0) })
        Button("Tap", send: .tap("Tap"))
        Button("Save", send: .tap("Save"))
        Button("Send", send: .tap("Send"))
        Text("Taps: \(form.taps)")
        Text("Saved: \(form.saved).")
      }
    }
    var settings = WebHost.Settings()
    settings.firstPageWait = .zero
    return WebHost(app: app, settings: settings, logger: .silent)
  }

  private static let fields: [(String, FieldKind)] = [
    ("Name", .plain), ("Capitals", .plain), ("Groups", .plain), ("Address", .email),
  ]

  private static func written(_ name: String, _ text: String) -> String {
    switch name {
    case "Capitals": text.uppercased()
    case "Address": text.lowercased()
    case "Groups":
      text.filter(\.isNumber).enumerated().map { index, digit in
        index > 0 && index.isMultiple(of: 4) ? " \(digit)" : "\(digit)"
      }.joined()
    default: text
    }
  }

  private func run(
    _ test: @escaping @Sendable (Page, Cable, WebHost) async throws -> Void
  ) async throws {
    let host = try host()
    try await HostServer.run(host) { server in
      let cable = try Cable(to: server.port)
      let page = try await newPage()
      try await page.openLive("http://127.0.0.1:\(cable.port)/")
      try await test(page, cable, host)
    }
  }

  private func element(_ label: String) -> String {
    "[...document.querySelectorAll('input,textarea')].find(f => f.labels?.[0]?.innerText === '\(label)')"
  }

  private func value(_ label: String, _ page: Page) async throws -> String? {
    try await page.evaluate("\(element(label)).value").string
  }

  private func wait(for text: String, in label: String, _ page: Page) async throws {
    try await page.waitUntil("\(element(label)).value === '\(text)'")
  }

  @Test(arguments: [
    ("Groups", "", "4242111122223333", "4242 1111 2222 3333"), ("Capitals", "AE", "bcd", "ABCDE"),
    ("Address", "ae", "BCD", "abcde"), ("Groups", "4242 4", "111", "4111 2424"),
  ])
  func `typing into a field that the app reformats keeps the letters in order`(
    _ field: String, before: String, typed: String, after: String
  ) async throws {
    try await run { page, _, _ in
      try await page.fill(.text(field), with: before)
      try await page.evaluate(
        "\(element(field)).focus(), \(element(field)).setSelectionRange(Math.min(1, \(before.count)), Math.min(1, \(before.count)))"
      )
      for letter in typed {
        try await page.type(String(letter))
        try await page.waitUntil("!document.body.classList.contains('busy')")
      }
      try await wait(for: after, in: field, page)
    }
  }

  @Test func `a text typed before the script takes over is entered`() async throws {
    try await run { page, cable, _ in
      // As before the first socket: the script is there, and the page is not live.
      cable.cut()
      try await page.evaluate("document.body.classList.remove('live')")
      try await page.fill(.text("Name"), with: "Ada")
      try await page.click(.text("Sound"))
      try cable.mend()
      try await page.waitUntilLive()
      try await page.click("Save")
      try await page.waitFor("Saved: Ada true.")
    }
  }

  @Test func `a value that a browser fills in is entered, with a change or in silence`()
    async throws
  {
    try await run { page, _, _ in
      try await page.evaluate(
        "\(element("Name")).value = 'Zoe', \(element("Name")).dispatchEvent(new Event('change', { bubbles: true }))"
      )
      try await page.click("Save")
      try await page.waitFor("Saved: Zoe false.")
      try await page.evaluate("\(element("Name")).value = 'Eva'")
      try await page.click("Save")
      try await page.waitFor("Saved: Eva false.")
    }
  }

  @Test func `a composer is empty after its button, and goes on with what is typed meanwhile`()
    async throws
  {
    try await run { page, cable, _ in
      try await page.fill(.text("Message"), with: "first")
      try await page.waitUntil("!document.body.classList.contains('busy')")
      cable.hold()
      try await page.click("Send")
      try await page.evaluate("\(element("Message")).focus()")
      try await page.type(" second")
      try await page.click("Send")
      try await page.evaluate("\(element("Message")).focus()")
      try await page.type(" third")
      cable.release()
      try await page.waitFor("Saved: [first][ second].")
      try await wait(for: " third", in: "Message", page)
    }
  }

  @Test func `all of many quick taps are done`() async throws {
    try await run { page, _, _ in
      try await page.evaluate(
        "[...Array(200)].forEach(() => [...document.querySelectorAll('button')].find(b => b.innerText === 'Tap').click())"
      )
      try await page.waitFor("Taps: 200", within: .seconds(30))
    }
  }

  @Test func `a tap on a dead line is busy at once, told after a moment, and done once`()
    async throws
  {
    try await run { page, cable, _ in
      cable.hold()
      try await page.click("Tap")
      #expect(
        try await page.evaluate("document.activeElement.getAttribute('aria-busy')").string == "true"
      )
      try await page.waitFor("This waits for the connection", within: .seconds(10))
      try await page.waitUntil("!!document.querySelector('[data-wait]')")
      // The page gives the line up, and asks again.
      cable.cut()
      try cable.mend()
      try await page.waitFor("Taps: 1", within: .seconds(30))
      try await page.waitForNo("This waits for the connection")
      try await page.click("Save")
      try await page.waitFor("Saved:  false.")
      #expect(try await page.text.contains("Taps: 1"))
    }
  }

  @Test func `a tap that waits for the connection can be taken back`() async throws {
    try await run { page, cable, _ in
      cable.cut()
      try await page.click("Tap")
      try await page.waitUntil("!!document.querySelector('[data-wait]')")
      try await page.click("Tap")
      try await page.waitFor("Taken back")
      try cable.mend()
      try await page.waitUntil("!document.body.classList.contains('offline')", within: .seconds(30))
      try await page.click("Save")
      try await page.waitFor("Saved:  false.")
      #expect(try await page.text.contains("Taps: 0"))
    }
  }

  @Test
  func
    `taps and texts that wait are sent after a reload, and a reload without a connection loses none`()
    async throws
  {
    try await run { page, cable, host in
      try await page.click("Tap")
      try await page.waitFor("Taps: 1")
      cable.cut()
      try await page.click("Tap")
      try await page.fill(.text("Name"), with: "Later")
      try? await page.reload()
      try cable.mend()
      try await page.openLive("http://127.0.0.1:\(cable.port)/")
      try await page.waitFor("Taps: 2")
      try await wait(for: "Later", in: "Name", page)
      try await page.click("Save")
      try await page.waitFor("Saved: Later false.")
      #expect(try await eventually { host.windowCount == 1 })
    }
  }

  @Test func `a text is cut at its field's limit, with a sentence, and the page goes on`()
    async throws
  {
    try await run { page, _, _ in
      try await page.evaluate(
        "\(element("Name")).value = 'x'.repeat(70000), \(element("Name")).dispatchEvent(new Event('input', { bubbles: true }))"
      )
      try await page.waitFor("Only the first 500 characters fit here.")
      #expect(try await value("Name", page)?.count == 500)
      let families = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}"
      try await page.evaluate(
        "\(element("Message")).value = '\(families)'.repeat(2700), \(element("Message")).dispatchEvent(new Event('input', { bubbles: true }))"
      )
      try await page.click("Tap")
      try await page.waitFor("Taps: 1", within: .seconds(30))
    }
  }

  @Test func `a word that is composed in a field of capitals comes out once`() async throws {
    try await run { page, _, _ in
      try await page.evaluate("\(element("Capitals")).focus()")
      for count in 1...5 {
        try await page.compose(String("hello".prefix(count)))
        try await page.waitUntil("!document.body.classList.contains('busy')")
      }
      #expect(try await value("Capitals", page) == "hello")
      try await page.insert("hello")
      try await wait(for: "HELLO", in: "Capitals", page)
    }
  }

  @Test func `a place that the page is told twice on its way back is left once`() async throws {
    let app = try ScriptedApp { path, navigator in
      guard path == "/" else { return false }
      let more = Screen(
        "more", path: "/more", ScriptedPresenter("", onEvent: { _, _ in navigator.pop() })
      ) {
        _ in
        Text("More", .title)
        Button("Leave", send: .tap("Leave"))
      }
      let start = Screen(
        "start", path: "/",
        ScriptedPresenter(
          "Start",
          onEvent: { presenter, event in
            if event == .tap("Open") { navigator.push(more) } else { presenter.value = "Renamed" }
          })
      ) { title in
        Text("\(title)", .title)
        Button("Open", send: .tap("Open"))
        Button("Rename", send: .tap("Rename"))
      }
      navigator.replaceAll(with: [start])
      return true
    }
    try await HostServer.run(WebHost(app: app, logger: .silent)) { server in
      let page = try await newPage()
      try await page.openLive("http://127.0.0.1:\(server.port)/")
      try await page.click("Open")
      try await page.waitFor("More")
      // The browser takes its time to go back, so that the title changes on the way.
      try await page.evaluate("window.asked = []; history.go = steps => { asked.push(steps) }")
      try await page.click("Leave")
      try await page.waitFor("Start")
      try await page.click("Rename")
      try await page.waitFor("Renamed")
      #expect(try await page.evaluate("asked.join()").string == "-1")
      try await page.evaluate("History.prototype.go.call(history, -1)")
      try await page.waitUntil("history.state.d === 1 && location.pathname === '/'")
      try await page.click("Open")
      try await page.waitFor("More")
    }
  }
}

import Chromium
import Scripted
import Sillar
import SillarTesting
import Testing

@testable import SillarWeb

/// A locked window reveals nothing in its page, and nothing through its socket.
@Suite struct LockedPageTests {
  private let clock = TestClock()

  private func run(
    _ test: @escaping @Sendable (TestBrowser, TestClock) async throws -> Void
  ) async throws {
    let clock = clock
    let required: @Sendable (ModuleContext) -> [any Behavior] = { context in
      [SessionExpiry(after: .seconds(600), clock: clock, in: context)]
    }
    let screen: @Sendable (Navigator) -> Screen = { _ in
      Screen(
        "balance", path: "/",
        ScriptedPresenter("") { presenter, event in
          if case .text(let text) = event { presenter.value = text }
        }
      ) { text in
        Text("Balance: 1000", .title)
        TextField("Note", text: text, send: { .text($0) })
        Button("Do", send: .tap("do"))
      }
    }
    try await WebFlavor.run(requiring: required, screen: screen) { server in
      try await test(server.browser(), clock)
    }
  }

  private func showsNothing(_ text: String) -> Bool {
    ["Balance", "1000", "Note", "half a wo", "More"].allSatisfy { !text.contains($0) }
  }

  @Test func `without a script: nothing of it is in the page, and unlocked it is all there`()
    async throws
  {
    try await run { browser, clock in
      var page = try await browser.page("/")
      page = try await browser.submit(page, [page.field("Note"): "half a wo"], press: "0")
      let old = page
      #expect(page.fields.values.contains("half a wo"))
      try await clock.untilAsleep()
      await clock.advance(by: .seconds(600))
      // Whichever button of the old form is pressed, and wherever its links lead.
      page = try await browser.submit(old, press: old.button("Do"))
      #expect(page.contains("<h1") && page.contains("Locked"))
      #expect(showsNothing(page.html), "\(page.html)")
      page = try await browser.page("/more?w=\(page.window)")
      #expect(page.window == old.window)
      #expect(page.contains("Locked") && showsNothing(page.html))
      page = try await browser.submit(page, press: page.button("Go on"))
      #expect(page.window == old.window)
      #expect(page.contains("Balance: 1000"))
      #expect(page.fields.values.contains("half a wo"))
    }
  }

  @Test func `loading the page again, another address or a new tab opens no lock`() async throws {
    try await run { browser, clock in
      let old = try await browser.page("/")
      try await clock.untilAsleep()
      await clock.advance(by: .seconds(600))
      for path in ["/", "/more", "/?w=none", "/?w=\(old.window)"] {
        let page = try await browser.page(path)
        #expect(page.contains("Locked") && showsNothing(page.html), "\(path): \(page.html)")
      }
      // Another browser is another visitor.
      #expect(try await TestBrowser(port: browser.port).page("/").contains("Balance: 1000"))
      let page = try await browser.page("/")
      _ = try await browser.submit(page, press: page.button("Go on"))
      #expect(try await browser.page("/").contains("Balance: 1000"))
    }
  }

  @Test func `with a script: the lock comes by itself, and old events are refused`() async throws {
    try await run { browser, clock in
      let (page, socket) = try await browser.livePage("/")
      let field = page.field("Note").dropFirst()
      try await socket.send(#"{"e":"\#(field)","v":"half a wo","n":1}"#)
      _ = try await socket.next { $0.k == 1 }
      try await clock.untilAsleep()
      await clock.advance(by: .seconds(600))
      let patch = try await socket.next { $0.text.contains("Locked") }
      #expect(showsNothing(patch.text), "\(patch.text)")
      #expect(patch.l?.t == "Locked")
      for message in [
        #"{"e":"\#(page.button("Do"))"}"#, #"{"e":"\#(field)","v":"other"}"#, #"{"b":0}"#,
        #"{"o":"/more"}"#,
      ] {
        try await socket.send(message)
      }
      // A page of the same window that is loaded again is locked as well.
      let again = try await browser.page("/?w=\(page.window)")
      #expect(again.contains("Locked") && showsNothing(again.html))
      try await socket.tap(again.button("Go on"))
      let unlocked = try await socket.next { $0.text.contains("Balance") }
      #expect(unlocked.text.contains("half a wo"))
      #expect(!unlocked.text.contains("other") && !unlocked.text.contains("More"))
    }
  }
}

/// A lock in a browser.
@Suite(.browser, .serialized, .timeLimit(.minutes(2))) struct LockedBrowserTests {
  private static let isAsked = "document.activeElement.type === 'password'"

  @Test func `a lock that comes, and a page that is loaded locked, are typed into at once`()
    async throws
  {
    let app = try ScriptedApp { path, navigator in
      let lock = ScriptedPresenter("") { _, event in
        guard event == .tap("lock") else { return }
        navigator.cover(
          with: Screen("pin", ScriptedPresenter("") { $0.value = "\($1)" }) { _ in
            Text("Locked", .title)
            TextField("PIN", text: "", kind: .password, send: { .text($0) })
            Button("Open", send: .tap("open"))
          })
      }
      navigator.replaceAll(with: [
        Screen("balance", path: "/", lock) { _ in
          Text("Balance", .title)
          TextField("Password", text: "", kind: .password, send: { .text($0) })
          TextField("Note", text: "", send: { .text($0) })
          Button("Lock", send: .tap("lock"))
        }
      ])
      return true
    }
    try await HostServer.run(WebHost(app: app, logger: .silent)) { server in
      let page = try await newPage()
      try await page.openLive("http://127.0.0.1:\(server.port)/")
      #expect(try await page.evaluate(Self.isAsked).bool == false, "there is another field")
      try await page.click("Lock")
      try await page.waitUntil(Self.isAsked)
      try await page.evaluate("document.activeElement.blur()")
      try await page.reload()
      try await page.waitUntilLive()
      try await page.waitUntil("\(Self.isAsked) && document.body.innerText.includes('Locked')")
    }
  }
}

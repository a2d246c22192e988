import Chromium
import Scripted
import Sillar
import Testing

@testable import SillarWeb

/// Pages in a browser whose windows come back.
@Suite(.browser, .serialized, .timeLimit(.minutes(2))) struct RestoredPageTests {
  private static let field = "document.querySelector('main input')"

  @Test func `a page whose window ended while it had no connection goes on, with caret and text`()
    async throws
  {
    let desk = SavedDesk()
    let host = try desk.host()
    try await HostServer.run(host) { server in
      let cable = try Cable(to: server.port)
      let page = try await newPage()
      try await page.openLive("http://127.0.0.1:\(cable.port)/")
      try await page.fill(.text("Name"), with: "Ana")
      try await page.waitFor("Hello Ana")
      try await page.evaluate("window.isTheSamePage = true; \(Self.field).setSelectionRange(2, 2)")
      cable.cut()
      try await page.waitFor("No connection")
      try await page.type("x")
      // As after two minutes.
      for window in host.windows.all { await host.end(window, reason: "nobody was there") }
      try cable.mend()
      try await page.waitFor("Hello Anxa")
      #expect(try await page.evaluate("window.isTheSamePage").bool == true)
      #expect(try await page.evaluate("\(Self.field).value").string == "Anxa")
      #expect(try await page.evaluate("document.activeElement === \(Self.field)").bool == true)
      #expect(try await page.evaluate("\(Self.field).selectionStart") == .number(3))
      try await page.type("y")
      try await page.waitFor("Hello Anxya")
      try await page.click("Note 7")
      try await page.waitFor("0 stars")
    }
  }

  @Test(arguments: [false, true])
  func `what was typed into a window that has gone is in the same field of the next one`(
    _ isSent: Bool
  ) async throws {
    let host = try SavedDesk().host()
    try await HostServer.run(host) { server in
      let cable = try Cable(to: server.port)
      let page = try await newPage()
      try await page.openLive("http://127.0.0.1:\(cable.port)/")
      let window = try #require(host.windows.all.first)
      cable.cut()
      try await page.waitFor("No connection")
      for text in ["An", "Ana"] {
        try await page.fill(.text("Name"), with: text)
        try await page.fill(.text("Password"), with: "secret \(text)")
      }
      if isSent { try await page.click("Send") }
      // As after a kill before it was saved.
      await window.forget(in: host)
      await host.end(window, reason: "killed")
      try cable.mend()
      try await page.waitFor("Hello Ana")
      #expect(try await page.evaluate("\(Self.field).value").string == "Ana")
      #expect(
        try await page.evaluate("document.body.innerText.includes('Not sent: passwords')").bool
          == isSent)
    }
  }

  @Test func `a form of a window that comes back waits for a screen that is read for long`()
    async throws
  {
    let (reading, sent) = (Gate(isOpen: true), Mutexed<[String]>([]))
    let host = try SlowForm.host(reading, sent)
    try await HostServer.run(host) { server in
      let browser = server.browser()
      var page = try await browser.page("/")
      page = try await browser.submit(page, [page.field("Name"): "An"], press: "0")
      let form = page
      reading.close()
      for window in host.windows.all { await host.end(window, reason: "nobody was there") }
      async let answer = browser.submit(
        form, [form.field("Name"): "Ana"], press: form.button("Send"))
      #expect(try await eventually { host.windowCount == 1 })
      reading.open()
      #expect(try await answer.notice.isEmpty)
      #expect(sent.value == ["Ana"])
    }
  }

  /// - Parameter lives: How often the window comes back before its screen is read.
  @Test(arguments: 1...2)
  func `a text and a tap of a page without a line wait for a screen that is read for long`(
    _ lives: Int
  ) async throws {
    let (reading, sent) = (Gate(isOpen: true), Mutexed<[String]>([]))
    let host = try SlowForm.host(reading, sent)
    try await HostServer.run(host) { server in
      let cable = try Cable(to: server.port)
      let page = try await newPage()
      try await page.runFirst(
        """
        const { send } = WebSocket.prototype;
        window.texts = 0;
        WebSocket.prototype.send = function (message) {
          if (/"v":"Ana"/.test(message)) window.texts += 1;
          send.call(this, message);
        };
        """)
      try await page.openLive("http://127.0.0.1:\(cable.port)/")
      // A stranger's window is kept once they have entered something.
      try await page.fill(.text("Name"), with: "An")
      try await page.waitFor("Hello An")
      cable.cut()
      try await page.waitFor("No connection")
      try await page.fill(.text("Name"), with: "Ana")
      try await page.click("Send")
      reading.close()
      for _ in 1...lives {
        cable.cut()
        for window in host.windows.all { await host.end(window, reason: "nobody was there") }
        try await page.evaluate("void (window.texts = 0)")
        try cable.mend()
        try await page.waitFor("Reading")
        // The window has had the text, and asked for it again.
        try await page.waitUntil("window.texts > 1")
      }
      #expect(sent.value == [])
      reading.open()
      #expect(try await eventually { sent.value == ["Ana"] })
      try await page.waitForNo("has changed")
    }
  }

  @Test func `a page that is loaded again has its text, its focus and its caret`() async throws {
    let host = try SavedDesk().host()
    try await HostServer.run(host) { server in
      let page = try await newPage()
      try await page.openLive("http://127.0.0.1:\(server.port)/")
      try await page.fill(.text("Name"), with: "Ana")
      try await page.waitFor("Hello Ana")
      try await page.evaluate("\(Self.field).setSelectionRange(2, 2)")
      try await page.reload()
      try await page.waitUntilLive()
      try await page.waitUntil("document.activeElement === \(Self.field)")
      try await page.type("x")
      try await page.waitFor("Hello Anxa")
    }
  }

  @Test
  func `a link in another tab leaves a page its window, also where a form came before the script`()
    async throws
  {
    try await HostServer.run(try SavedDesk().host()) { server in
      let page = try await newPage()
      try await page.openLive("http://127.0.0.1:\(server.port)/")
      // As if a form had been sent before the script came.
      try await page.evaluate("void (document.cookie = 'zone=;path=/;max-age=0')")
      try await page.openLive("http://127.0.0.1:\(server.port)/")
      let links = "[...document.links].map(link => link.getAttribute('href')).join(' ')"
      #expect(try await page.evaluate(links).string == "#0 / /notes/8 /preferences")
    }
  }

  @Test func `a page that is loaded again has its screens and its text, and one window`()
    async throws
  {
    let desk = SavedDesk()
    let host = try desk.host()
    try await HostServer.run(host) { server in
      let page = try await newPage()
      try await page.openLive("http://127.0.0.1:\(server.port)/")
      try await page.fill(.text("Name"), with: "Ana")
      try await page.waitFor("Hello Ana")
      try await page.click("Note 7")
      try await page.waitFor("0 stars")
      try await page.reload()
      try await page.waitUntil("!location.search && document.body?.classList.contains('live')")
      try await page.waitFor("Note 7")
      #expect(try await eventually { host.windowCount == 1 })
      try await page.evaluate("history.back()")
      try await page.waitFor("Hello Ana")
      #expect(try await page.evaluate("location.pathname").string == "/")
    }
  }
}

private struct FormRoute: Route { static let path = Path("/") { FormRoute() } }

/// A form that is there once something has been read.
private final class SlowForm: Coordinator {
  private let navigator: Navigator
  private let reading: Gate
  private let sent: Mutexed<[String]>

  init(_ navigator: Navigator, _ reading: Gate, _ sent: Mutexed<[String]>) {
    self.navigator = navigator
    self.reading = reading
    self.sent = sent
  }

  /// A host that waits for no screen.
  static func host(_ reading: Gate, _ sent: Mutexed<[String]>) throws -> WebHost {
    var settings = WebHost.Settings()
    settings.firstPageWait = .zero
    return WebHost(
      app: try TestApp { SlowForm($0, reading, sent) }, settings: settings, store: HostStore(),
      logger: .silent)
  }

  func start() { navigator.replaceAll(with: [form()]) }

  static let destinations: [Destination<SlowForm>] = [Destination(FormRoute.self) { $0.form() }]

  private func form() -> Screen {
    let (reading, sent) = (reading, sent)
    let presenter = ScriptedPresenter(
      nil as String?,
      onEvent: { presenter, event in
        if case .text(let text) = event {
          presenter.value = text
        } else {
          let text = presenter.value ?? ""
          sent.change { $0.append(text) }
        }
      },
      onRun: { presenter in
        await reading.pass()
        presenter.value = ""
      })
    return Screen(
      "form", at: FormRoute(),
      view: ScriptedView<String?> { name in
        if let name {
          Text("Hello \(name)")
          TextField("Name", text: name, send: { .text($0) })
          Button("Send", send: .tap("Send"))
        } else {
          Progress("Reading")
        }
      }, presenter: presenter)
  }
}

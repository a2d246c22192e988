import Chromium
import NIOHTTP1
import Scripted
import Sillar
import Testing

@testable import SillarWeb

/// Taps and forms of a page that shows what the window does not show any more.
@Suite(.timeLimit(.minutes(1))) struct SeenRevisionTests {
  static let notice = "The screen has changed, so this was not done. Please look again."

  /// An offer whose price is in the name of its button, which keeps its place.
  struct Offer: Equatable, Sendable {
    var price = 100
    var accepted = 0
    var isFree = false
    var isClosed = false
  }

  static func offer() throws -> ScriptedApp {
    try ScriptedApp {
      let presenter = ScriptedPresenter(Offer()) { presenter, event in
        switch event {
        case .tap("raise"): presenter.value.price += 20
        case .tap("accept"): presenter.value.accepted = presenter.value.price
        case .tap("withdraw"): presenter.value.price = 0
        case .tap("close"): presenter.value.isClosed = true
        case .flag(let isFree): presenter.value.isFree = isFree
        default: break
        }
      }
      return Screen("offer", path: "/", presenter) { offer in
        Text("Accepted: \(offer.accepted)")
        if offer.price > 0 {
          Button("Accept \(offer.price) €", send: .tap("accept")).id("accept")
            .disabled(offer.isClosed)
          Button("Withdraw", send: .tap("withdraw"))
        }
        Toggle("Insured for \(offer.price) €", isOn: offer.isFree, send: { .flag($0) }).id("free")
          .disabled(offer.isClosed)
        if offer.price > 0 {
          TextField(
            "Note on \(offer.price) €", text: "", submit: .tap("accept"), send: { .text($0) }
          ).id("note")
        }
        Button("Raise", send: .tap("raise"))
        Button("Close", send: .tap("close")).disabled(offer.isClosed)
      }
    }
  }

  /// Photos of an offer, whose price is in the label of their field.
  static func photos() throws -> ScriptedApp {
    try ScriptedApp {
      let presenter = ScriptedPresenter(Offer()) { presenter, event in
        switch event {
        case .tap("raise"): presenter.value.price += 20
        case .number(let count): presenter.value.accepted += count
        default: break
        }
      }
      return Screen("photos", path: "/", presenter) { offer in
        Text("Photos: \(offer.accepted)")
        FileField("For \(offer.price) €", send: { .number($0.count) }).id("photos")
        Button("Raise", send: .tap("raise"))
      }
    }
  }

  private func run(
    _ app: ScriptedApp, _ test: @escaping @Sendable (TestBrowser) async throws -> Void
  ) async throws {
    try await HostServer.run(WebHost(app: app, logger: .silent)) { try await test($0.browser()) }
  }

  @Test func `with the script: a tap on what says something else now is refused and explained`()
    async throws
  {
    try await run(Self.offer()) { browser in
      let page = try await browser.page("/")
      let socket = try await browser.socket(page)
      let accept = page.button("Accept 100 €")
      try await socket.send(#"{"e":"\#(page.button("Raise"))","r":\#(page.revision)}"#)
      let raised = try await socket.next { $0.text.contains("120") }
      let now = try #require(raised.r)
      try await socket.send(#"{"e":"\#(accept)","r":\#(page.revision)}"#)
      #expect(try await socket.next { $0.n != nil }.n == Self.notice)
      // Whoever has looked again, accepts, and the notice goes.
      try await socket.send(#"{"e":"\#(accept)","r":\#(now)}"#)
      #expect(try await socket.next { $0.o != nil }.text.contains("Accepted: 120"))
      #expect(try await socket.next { $0.n != nil }.n == "")
    }
  }

  @Test func `with the script: a tap on what has gone is explained, a second tap is not`()
    async throws
  {
    try await run(Self.offer()) { browser in
      let page = try await browser.page("/")
      let socket = try await browser.socket(page)
      let (accept, withdraw) = (page.button("Accept 100 €"), page.button("Withdraw"))
      // Both taps of a double tap were meant for what the first one has done.
      for _ in 1...2 { try await socket.send(#"{"e":"\#(withdraw)","r":\#(page.revision)}"#) }
      try await socket.send(#"{"e":"\#(accept)","r":\#(page.revision)}"#)
      var notices: [String] = []
      while notices.isEmpty {
        if let notice = try await socket.next().n { notices.append(notice) }
      }
      try await socket.send(#"{"e":"\#(page.button("Raise"))","r":\#(page.revision)}"#)
      while notices.last != "" {
        if let notice = try await socket.next().n { notices.append(notice) }
      }
      #expect(notices == [Self.notice, ""])
    }
  }

  @Test func `with the script: a switch that was refused is set back, and typing is never refused`()
    async throws
  {
    try await run(Self.offer()) { browser in
      let (page, socket) = try await browser.livePage("/")
      try await socket.send(#"{"e":"\#(page.button("Raise"))","r":\#(page.revision)}"#)
      _ = try await socket.next { $0.text.contains("120") }
      let toggle = page.field("Insured for 100 €").dropFirst()
      try await socket.send(#"{"e":"\#(toggle)","v":"true","n":1,"r":\#(page.revision)}"#)
      let whole = try await socket.next { $0.h != nil }
      #expect(whole.h?.contains("checked") == false)
      #expect(try await socket.next { $0.n != nil }.n == Self.notice)
      let note = page.field("Note on 100 €").dropFirst()
      try await socket.send(#"{"e":"\#(note)","v":"please","n":2,"r":\#(page.revision)}"#)
      #expect(try await socket.next { $0.n != nil }.n == "")
    }
  }

  @Test
  func `with the script: a tap and a switch that are offered no more are refused and explained`()
    async throws
  {
    try await run(Self.offer()) { browser in
      let (page, socket) = try await browser.livePage("/")
      let send = { (node: String, rest: String) in
        try await socket.send(#"{"e":"\#(node)",\#(rest)"r":\#(page.revision)}"#)
      }
      // The second tap was meant for what the first one has done.
      for number in 1...2 { try await send(page.button("Close"), #""n":\#(number),"#) }
      try await send(page.button("Accept 100 €"), #""n":3,"#)
      var notices: [String] = []
      while notices.isEmpty {
        let message = try await socket.next()
        if let notice = message.n { notices.append(notice) }
        // The receipt of both taps on Close came before.
        if message.text.contains(#""k":2"#) { #expect(notices == []) }
      }
      #expect(notices == [Self.notice])
      let toggle = String(page.field("Insured for 100 €").dropFirst())
      try await send(toggle, #""v":"true","n":4,"#)
      let whole = try await socket.next { $0.h != nil }
      #expect(whole.h?.contains("checked") == false)
      #expect(whole.h?.contains("Accepted: 0") == true)
      #expect(try await socket.next { $0.n != nil }.n == Self.notice)
    }
  }

  @Test func `with the script: a text for a field that has gone is refused and explained`()
    async throws
  {
    try await run(Self.offer()) { browser in
      let (page, socket) = try await browser.livePage("/")
      let (withdraw, note) = (page.button("Withdraw"), page.field("Note on 100 €").dropFirst())
      try await socket.send(#"[1,"\#(withdraw)",\#(page.revision)]"#)
      try await socket.send(#"{"e":"\#(note)","v":"please","n":2,"r":\#(page.revision)}"#)
      var messages = [try await socket.next()]
      while messages.last?.n == nil { messages.append(try await socket.next()) }
      #expect(messages.last?.n == Self.notice)
      // The page has no such field: what it shows is right.
      #expect(messages.allSatisfy { $0.h == nil })
    }
  }

  @Test
  func `without the script: a text for another field in the place of the one seen is refused`()
    async throws
  {
    let app = try ScriptedApp {
      let presenter = ScriptedPresenter(["Name"]) { presenter, event in
        switch event {
        case .text(let text): presenter.value.append(text)
        default: presenter.value[0] = "Town"
        }
      }
      return Screen("form", path: "/", presenter) { value in
        TextField(value[0], text: "", send: { .text($0) })
        Button("Other", send: .tap("other"))
        Button("Done", send: .text("done"))
        Text("Got: \(value.dropFirst().joined(separator: ", ")).")
      }
    }
    try await run(app) { browser in
      let old = try await browser.page("/")
      let now = try await browser.submit(old, press: old.button("Other"))
      #expect(now.field("Town") == old.field("Name"))
      let page = try await browser.submit(
        old, [old.field("Name"): "Ada"], press: old.button("Done"))
      #expect(page.notice == Self.notice)
      #expect(page.element("Got: .") != "")
    }
  }

  @Test func `without the script: a form of an older page is refused and explained`() async throws {
    try await run(Self.offer()) { browser in
      let old = try await browser.page("/")
      let raised = try await browser.submit(old, press: old.button("Raise"))
      #expect(raised.notice == "")
      var page = try await browser.submit(old, press: old.button("Accept 100 €"))
      #expect(page.notice == Self.notice)
      #expect(page.element("Accepted: 0") != "")
      // The switch says something else, too: so the button after it is not pressed.
      let insured = [old.field("Insured for 100 €"): "true"]
      page = try await browser.submit(old, insured, press: old.button("Raise"))
      #expect(page.notice == Self.notice)
      #expect(page.button("Accept 120 €") != "" && !page.contains("checked"))
      page = try await browser.submit(page, press: page.button("Accept 120 €"))
      #expect(page.notice == "")
      #expect(page.element("Accepted: 120") != "")
      page = try await browser.submit(page, press: page.button("Withdraw"))
      // It has gone altogether.
      page = try await browser.submit(old, press: old.button("Accept 100 €"))
      #expect(page.notice == Self.notice)
      #expect(page.element("Accepted: 120") != "")
    }
  }

  @Test func `the return key in a field that is for something else now is refused and explained`()
    async throws
  {
    try await run(Self.offer()) { browser in
      let old = try await browser.page("/")
      let raised = try await browser.submit(old, press: old.button("Raise"))
      let note = [old.field("Note on 100 €"): "yes"]
      var page = try await browser.submit(old, note, press: "0")
      #expect(page.notice == Self.notice)
      #expect(page.element("Accepted: 0") != "")
      // With the script it is a tap of the field.
      let socket = try await browser.socket(raised)
      _ = try await socket.next()
      let field = old.field("Note on 100 €").dropFirst()
      try await socket.send(#"{"e":"\#(field)","r":\#(old.revision)}"#)
      #expect(try await socket.next { $0.n != nil }.n == Self.notice)
      page = try await browser.submit(page, note, press: "0")
      #expect(page.notice == "")
      #expect(page.element("Accepted: 120") != "")
    }
  }

  @Test func `files for a field that is for something else now are refused and explained`()
    async throws
  {
    try await run(Self.photos()) { browser in
      let old = try await browser.page("/")
      let raised = try await browser.submit(old, press: old.button("Raise"))
      let (client, now) = (
        UploadClient(browser: browser, page: old), UploadClient(browser: browser, page: raised)
      )
      let file = UploadClient.File(name: "a.txt", size: 1)
      let body =
        #"{"field":"\#(old.field("For 100 €").dropFirst())","revision":\#(old.revision),"#
        + #""files":[{"name":"a.txt","size":1,"type":""}]}"#
      let answer = try await browser.request(
        .POST, "/-/windows/\(old.window)/files", headers: ["form-token": old.token], body: body)
      #expect(answer.status == 409)
      // The script shows it.
      #expect(answer.body == Self.notice)
      // Without the script, and with a button: neither is done.
      let part = UploadClient.Part.file(old.field("For 100 €"), name: "a.txt", "a")
      var page = try await client.submit([part], press: old.button("Raise"))
      #expect(page.notice == Self.notice)
      #expect(page.element("Photos: 0") != "" && page.field("For 120 €") != "")
      // With the revision of the new page they are sent.
      #expect(try await now.announce([file], for: "For 120 €").status == 200)
      page = try await now.submit([part], press: "0")
      #expect(page.notice == "")
      #expect(page.element("Photos: 1") != "")
    }
  }

  @Test func `without the script: Back of an older page does not leave the screen after it`()
    async throws
  {
    let app = try ScriptedApp(name: "Stack") { path, navigator in
      func screen(_ path: String) -> Screen {
        Screen(path, path: path, ScriptedPresenter(0)) { _ in Text("At \(path)", .title) }
      }
      switch path {
      case "/": navigator.replaceAll(with: [screen("/")])
      case "/a", "/b": navigator.push(screen(path))
      default: return false
      }
      return true
    }
    try await run(app) { browser in
      let start = try await browser.page("/")
      let first = try await browser.page("/a?w=\(start.window)")
      _ = try await browser.page("/b?w=\(start.window)")
      var page = try await browser.submit(first, press: "back")
      #expect(page.element("At /b") != "")
      #expect(page.notice == Self.notice)
      for expected in ["At /a", "At /"] {
        page = try await browser.submit(page, press: "back")
        #expect(page.element(expected) != "")
        #expect(page.notice == "")
      }
    }
  }
}

/// The same in a browser.
@Suite(.browser, .serialized, .timeLimit(.minutes(2))) struct SeenRevisionPageTests {
  @Test func `files say what their page shows, and the page says why they were refused`()
    async throws
  {
    let host = WebHost(app: try SeenRevisionTests.photos(), logger: .silent)
    try await HostServer.run(host) { server in
      let page = try await newPage()
      func choose() async throws {
        try await page.evaluate(
          """
          (() => {
            const all = new DataTransfer(), field = document.querySelector('[type=file]');
            all.items.add(new File(['a'], 'a.txt'));
            field.files = all.files;
            field.dispatchEvent(new Event('change', { bubbles: true }));
          })()
          """)
      }
      try await page.openLive("http://127.0.0.1:\(server.port)/")
      try await page.click("Raise")
      try await page.waitFor("For 120 €")
      try await choose()
      try await page.waitFor("Photos: 1")
      // As if the page had not changed.
      try await page.evaluate("void (document.body.dataset.revision = 0)")
      try await choose()
      try await page.waitFor(SeenRevisionTests.notice)
      #expect(try await page.text.contains("Photos: 1"))
      // The refusal itself, which a browser logs.
      #expect(page.consoleErrors.allSatisfy { "\($0)".contains("409") })
    }
  }

  @Test func `a tap before the change has come is refused, and the page says so`() async throws {
    let host = WebHost(app: try SeenRevisionTests.offer(), logger: .silent)
    try await HostServer.run(host) { server in
      let page = try await newPage()
      try await page.openLive("http://127.0.0.1:\(server.port)/")
      // Both in one turn: no patch comes between them.
      try await page.evaluate(
        """
        (() => {
          const button = (title) => [...document.querySelectorAll('button')]
            .find((button) => button.textContent === title);
          button('Raise').click();
          button('Accept 100 €').click();
        })()
        """)
      try await page.waitFor(SeenRevisionTests.notice)
      try await page.waitFor("Accept 120 €")
      #expect(try await page.text.contains("Accepted: 0"))
      try await page.click("Accept 120 €")
      try await page.waitFor("Accepted: 120")
      try await page.waitForNo(SeenRevisionTests.notice)
      #expect(page.consoleErrors.isEmpty)
    }
  }
}

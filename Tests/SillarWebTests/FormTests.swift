import Scripted
import Sillar
import SillarTesting
import Testing

@testable import SillarWeb

@Suite struct FormTests {
  /// A screen without asynchronous work.
  private static func small() throws -> ScriptedApp {
    try ScriptedApp {
      Screen("s", path: "/", ScriptedPresenter(0)) { _ in
        Button("Tap", send: .tap(""))
        TextArea("Note", text: "", send: { .text($0) })
      }
    }
  }

  @Test func `what has been entered counts before what has been pressed`() async throws {
    try await HostServer.run(try .gallery()) { server in
      let browser = server.browser()
      var page = try await browser.page("/")
      page = try await browser.submit(
        page,
        [
          page.field("Name"): "Ada & <Co>", page.field("Note"): "one\r\ntwo",
          page.field("Sound"): "true", page.field("Layout"): "1", page.field("Planet"): "3",
          page.field("Your rating"): "5", page.field("Search, in capitals"): "grüezi",
        ], press: page.button("Tap"))
      #expect(page.element("Taps: 1") != "")
      #expect(page.contains(#"value="Ada &amp; &lt;Co&gt;""#))
      #expect(page.contains(#"value="GRÜEZI""#))
      #expect(page.fields[page.field("Note")] == "one\ntwo")
      #expect(page.fields[page.field("Sound")] == "true")
      #expect(page.fields[page.field("Layout")] == "1")
      #expect(page.fields[page.field("Planet")] == "3")
      #expect(page.fields[page.field("Your rating")] == "5")
      // The box can be unchecked again, which a browser expresses by leaving it out.
      page = try await browser.submit(page, [page.field("Sound"): "false"], press: "0")
      #expect(page.fields[page.field("Sound")] == "false")
      #expect(page.element("Taps: 1") != "")
    }
  }

  @Test func `a text too long for its field is cut, and the next page says so`() async throws {
    let screen = { @Sendable (_: Navigator) in
      let presenter = ScriptedPresenter("") { presenter, event in
        if case .text(let text) = event { presenter.value = text }
      }
      return Screen("form", path: "/", presenter) { text in
        TextField("City", text: text, limit: 5, send: { .text($0) })
        Button("Save", send: .tap(""))
      }
    }
    try await WebFlavor.run(screen: screen) { server in
      let browser = server.browser()
      var page = try await browser.page("/")
      let notice = "Only the first 5 characters fit here."
      for (text, isCut) in [("Soria", false), ("Sevilla", true), ("Ávila", false)] {
        page = try await browser.submit(
          page, [page.field("City"): text], press: page.button("Save"))
        #expect(page.contains(notice) == isCut, "\(text)")
      }
    }
  }

  @Test func `the return key submits the field that was changed`() async throws {
    try await HostServer.run(try .gallery()) { server in
      let browser = server.browser()
      var page = try await browser.page("/")
      page = try await browser.submit(
        page, [page.field("Name"): "Ada", page.field("Note"): "a note"], press: "0")
      #expect(page.element("Hello, Ada!") != "")
      // Without a change, nothing happens.
      page = try await browser.submit(page, press: "0")
      #expect(page.element("Hello, Ada!") != "")
    }
  }

  @Test func `the return key in the last of several fields submits them, if all send the same`()
    async throws
  {
    let app = try ScriptedApp {
      let presenter = ScriptedPresenter("") { presenter, event in
        if case .tap(let name) = event { presenter.value += name }
      }
      return Screen("s", path: "/", presenter) { done in
        Text("Done: \(done)")
        TextField("Email", text: "", submit: .tap("in"), send: { .text($0) })
        TextField("Password", text: "", kind: .password, submit: .tap("in"), send: { .text($0) })
        TextField("Search", text: "", kind: .search, submit: .tap("find"), send: { .text($0) })
      }
    }
    try await HostServer.run(WebHost(app: app, logger: .silent)) { server in
      let browser = server.browser()
      var page = try await browser.page("/")
      let both = [page.field("Email"): "ana@example.com", page.field("Password"): "casa-2026"]
      page = try await browser.submit(page, both, press: "0")
      #expect(page.element("Done: in") != "")
      // The form does not say in which field Return was pressed.
      page = try await browser.submit(
        page, both.merging([page.field("Search"): "lamp"]) { $1 }, press: "0")
      #expect(page.element("Done: in") != "")
    }
  }

  @Test func `a form goes to another screen, and back`() async throws {
    try await HostServer.run(try .gallery(at: "/g")) { server in
      let browser = server.browser()
      var page = try await browser.page("/g")
      let answer = try await browser.post(page, press: page.button("1,000 rows"))
      #expect(answer.location == "/g/rows?w=\(page.window)")
      page = try await browser.page(answer.location)
      #expect(page.element("1000 rows") != "")
      page = try await browser.submit(page, press: "back")
      #expect(page.path == "/g/")
      page = try await browser.submit(page, press: page.button("Delete"))
      #expect(page.element("Delete everything?") != "")
      page = try await browser.submit(page, press: "back")
      #expect(page.element("Delete everything?") == "")
    }
  }

  @Test func `a form without its token, or of another browser, is refused`() async throws {
    let host = try WebHost.gallery()
    try await HostServer.run(host) { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      let stranger = server.browser()
      let strangersPage = try await stranger.page("/")
      for token in ["", "x", strangersPage.token] {
        #expect(try await browser.post(page, press: page.button("Tap"), token: token).status == 403)
      }
      #expect(try await server.browser().post(page, press: page.button("Tap")).status == 403)
      // A token is for the window of its page.
      let answer = try await stranger.post(
        page, press: page.button("Tap"), token: strangersPage.token)
      #expect(answer.status == 403)
      // With the address of the page, a stranger gets a new window.
      let seen = try await stranger.page("/?w=\(page.window)")
      #expect(seen.window != page.window)
      #expect(try await browser.page("/?w=\(page.window)").element("Taps: 0") != "")
    }
  }

  @Test func `a window that has expired is opened anew, and says so`() async throws {
    let clock = TestClock()
    let host = WebHost(app: try Self.small(), clock: clock, logger: .silent)
    try await HostServer.run(host) { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      try await clock.untilAsleep()
      await clock.advance(by: .seconds(5 * 60 + 5))
      #expect(try await eventually { host.windowCount == 0 })
      let answer = try await browser.post(page, press: page.button("Tap"))
      #expect(answer.status == 200)
      #expect(answer.page.notice == "This page had expired and was opened anew.")
      #expect(answer.page.window != page.window)
    }
  }

  @Test func `a form that is too large, and one too many, have an answer`() async throws {
    var settings = WebHost.Settings()
    settings.limits.maximumFormSize = 4096
    settings.limits.eventsPerSecond = 1
    let host = WebHost(
      app: try Self.small(), settings: settings, clock: TestClock(), logger: .silent)
    try await HostServer.run(host) { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      let long = String(repeating: "x", count: 5000)
      #expect(try await browser.post(page, [page.field("Note"): long], press: "0").status == 413)
      #expect(try await browser.post(page, press: page.button("Tap")).status == 303)
      #expect(try await browser.post(page, press: page.button("Tap")).status == 303)
      #expect(try await browser.post(page, press: page.button("Tap")).status == 429)
    }
  }

  @Test func `a form waits for its event, but not for ever`() async throws {
    let clock = TestClock()
    let gate = Gate()
    let slow = try ScriptedApp {
      let presenter = ScriptedPresenter("") { presenter, event in
        guard case .tap = event else {
          presenter.value += "typed "
          return
        }
        presenter.value += "began "
        await gate.pass()
        presenter.value += "done"
      }
      return Screen("slow", path: "/", presenter) { text in
        Text("It \(text)")
        TextField("A", text: "", submit: .tap("a"), send: { .text($0) })
        Button("Go", send: .tap("go"))
      }
    }
    let slowHost = WebHost(app: slow, clock: clock, logger: .silent)
    try await HostServer.run(slowHost) { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      for (name, press) in [("", page.button("Go")), ("x", "0")] {
        let posting = Task {
          try await browser.submit(page, name.isEmpty ? [:] : [page.field("A"): name], press: press)
        }
        // Time passes when another task than the housekeeper sleeps: the form, then the next page.
        let time = Task {
          while !Task.isCancelled, (try? await clock.untilAsleep(2)) != nil {
            await clock.advance(by: .seconds(1))
          }
        }
        defer { time.cancel() }
        let waiting = try await posting.value
        #expect(waiting.contains("began"))
        #expect(waiting.contains(#"http-equiv="refresh""#))
      }
      gate.open()
      #expect(
        try await eventually {
          try await browser.page("/?w=\(page.window)").contains("done")
        })
    }
  }

  @Test func `what is not offered cannot be posted`() async throws {
    let app = try ScriptedApp {
      let presenter = ScriptedPresenter("nothing") { presenter, event in
        presenter.value = "\(event)"
      }
      return Screen("s", path: "/", presenter) { text in
        Text("Got \(text)")
        Toggle("Locked", isOn: true, send: { .flag($0) }).disabled()
        Button("Locked button", send: .tap("locked")).disabled()
        Picker("Size", [Choice("S", 1), Choice("M", 2)], selection: 1, send: { .number($0) })
        TextField("Two\nlines", text: "a\nb", send: { .text($0) })
      }
    }
    try await HostServer.run(WebHost(app: app, logger: .silent)) { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      #expect(page.fields[page.field("Locked")] == nil)
      let size = page.field("Size")
      for (entered, press) in [
        ([page.field("Locked"): "false"], "0"), ([:], page.button("Locked button")),
        ([size: "7"], "0"), ([size: "-1"], "0"), ([size: "x"], "0"), ([:], "-5"), ([:], "99999"),
        ([:], "9223372036854775807"), ([:], "99999999999999999999"), (["f-1": "x"], "x"),
        (["f99": "x"], "0"), (["f": "x"], ""),
        // A browser removes the line break from a one-line field, so this is no input of the user.
        ([page.all(#"name="(f[\w.-]+)"[^>]* value="a"#)[0]: "ab"], "0"),
      ] {
        let after = try await browser.submit(page, entered, press: press)
        #expect(after.element("Got nothing") != "", "\(entered) \(press)")
      }
    }
  }

  @Test func `a control character in a posted field is dropped, and the page comes`() async throws {
    let app = try ScriptedApp {
      let presenter = ScriptedPresenter("") { presenter, event in
        if case .text(let text) = event { presenter.value = text }
      }
      return Screen("s", path: "/", presenter) { text in
        Text(
          "Got \(text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " "))")
        TextField("City", text: text, send: { .text($0) })
        TextArea("Note", text: "", send: { .text($0) })
      }
    }
    try await HostServer.run(WebHost(app: app, logger: .silent)) { server in
      let browser = server.browser()
      var page = try await browser.page("/")
      for (label, entered, got) in [
        ("City", "\0ab", "61 62"), ("City", "\u{202E}c\u{85}\u{7F}", "63"),
        ("Note", "a\r\n\tb\0", "61 a 9 62"),
      ] {
        page = try await browser.submit(page, [page.field(label): entered], press: "0")
        #expect(page.element("Got \(got)") != "", "\(label)")
      }
    }
  }
}

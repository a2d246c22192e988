import Chromium
import Scripted
import Sillar
import Testing
import WebDriver

@testable import SillarWeb

private struct NoteRoute: Route {
  let id: Int
  static let path = Path("/notes/:id", \.id, make: Self.init)
}

extension ConversationTests {
  /// Where a person is: in the history, in a list, on a control.
  @Suite struct Places {
    /// A list of notes; a note with a question above it; a form that wants a name.
    private func run(
      in engine: Engine, _ test: @escaping @Sendable (any Tab, Tally) async throws -> Void
    ) async throws {
      let opened = Tally()
      let app = try ScriptedApp { path, navigator in
        let list = Self.list(navigator)
        if path == "/" {
          navigator.replaceAll(with: [list])
        } else {
          opened.add()
          // Note 10 is a page of note 1.
          let id = String(path.dropFirst("/notes/".count))
          let notes = id.count > 1 ? [String(id.dropLast()), id] : [id]
          navigator.replaceAll(with: [list] + notes.map { Self.note($0, navigator) })
        }
        return true
      }
      try await HostServer.run(WebHost(app: app, logger: .silent)) { server in
        try await engine.run { tab in
          try await tab.openLive("http://127.0.0.1:\(server.port)/")
          try await test(tab, opened)
        }
      }
    }

    private static func list(_ navigator: Navigator) -> Screen {
      let presenter = ScriptedPresenter(0) { presenter, event in
        switch event {
        case .number(let number): navigator.push(note("\(number)", navigator))
        case .tap("Form"): navigator.push(form())
        default: presenter.value += 1
        }
      }
      return Screen("list", path: "/", presenter) { taps in
        Text("Notes", .title)
        Text("Taps: \(taps)")
        Button("Form", send: .tap("Form"))
        for number in 1...100 {
          Row(send: .number(number)) { Text("Note \(number)") }
            .linked(to: NoteRoute(id: number)).id("\(number)")
        }
      }
    }

    private static func note(_ id: String, _ navigator: Navigator) -> Screen {
      let presenter = ScriptedPresenter(1) { presenter, event in
        switch event {
        case .tap("Ask"): navigator.present(question(navigator))
        case .tap("More"): navigator.push(note(id + "0", navigator))
        default: presenter.value += 1
        }
      }
      return Screen("note", path: "/notes/\(id)", presenter) { number in
        Text("This is note \(id)", .title)
        Button("More", send: .tap("More"))
        Button("Ask", send: .tap("Ask"))
        Section("Question \(number)") {
          Button("Yes to \(number)", send: .tap("Yes"))
          Button("No to \(number)", send: .tap("No"))
        }.id("question \(number)")
      }
    }

    private static func question(_ navigator: Navigator) -> Screen {
      Screen("question", ScriptedPresenter(0) { _, _ in navigator.dismiss() }) { _ in
        Text("Sure?", .title)
        Button("Keep", send: .tap("Keep"))
      }
    }

    private static func form() -> Screen {
      let presenter = ScriptedPresenter(false) { presenter, _ in presenter.value = true }
      return Screen("form", path: "/form", presenter) { isRefused in
        Text("A form", .title)
        TextField("Street", text: "Main", send: { .text($0) })
        TextField(
          "Name", text: "", error: isRefused ? "Write your name." : nil, send: { .text($0) })
        TextField(
          "Town", text: "", error: isRefused ? "Write your town." : nil, send: { .text($0) })
        Button("Order", send: .tap("Order"))
      }
    }

    private static let focus =
      "(document.activeElement.labels?.[0] ?? document.activeElement).innerText.trim()"

    @Test(arguments: Engine.allCases)
    func `Back and Forward go step by step, or two at once`(_ engine: Engine) async throws {
      try await run(in: engine) { tab, _ in
        let wait = { (path: String, title: String) in
          try await tab.waitUntil(
            "location.pathname === '\(path)' && document.querySelector('h1').innerText === '\(title)'"
          )
          try await tab.waitUntil("!document.body.classList.contains('busy')")
        }
        try await tab.click("Note 1")
        try await tab.waitFor("This is note 1")
        try await tab.click("More")
        try await wait("/notes/10", "This is note 10")
        try await tab.back()
        try await wait("/notes/1", "This is note 1")
        try await tab.back()
        try await wait("/", "Notes")
        try await tab.forward()
        try await wait("/notes/1", "This is note 1")
        try await tab.forward()
        try await wait("/notes/10", "This is note 10")
        try await tab.evaluate("history.go(-2)")
        try await wait("/", "Notes")
      }
    }

    @Test(arguments: Engine.allCases)
    func `a list is where it was left after Back, and after a reload`(_ engine: Engine)
      async throws
    {
      try await run(in: engine) { tab, _ in
        try await tab.evaluate("scrollTo(0, 1500)")
        try await tab.waitUntil("scrollY > 1400")
        let place = try await tab.evaluate("scrollY").int ?? 0
        // In view, so that no browser scrolls to it.
        let note =
          try await tab.evaluate(
            "[...document.querySelectorAll('a.row')].find(r => r.getBoundingClientRect().top > 200).innerText.trim()"
          ).string ?? ""
        try await tab.click(.text(note))
        try await tab.waitFor("This is note")
        try await tab.waitUntil("scrollY === 0")
        try await tab.back()
        try await tab.waitUntil("scrollY === \(place)")
        try await tab.waitUntil("\(Self.focus) === '\(note)'")
        try await tab.waitUntil("!document.body.classList.contains('busy')")
        try await tab.reload()
        try await tab.waitUntilLive()
        try await tab.waitUntil("scrollY === \(place)")
      }
    }

    @Test(arguments: Engine.allCases)
    func `a page that is loaded again is where it was, with its focus`(_ engine: Engine)
      async throws
    {
      try await run(in: engine) { tab, _ in
        try await tab.evaluate("scrollTo(0, 1500)")
        try await tab.waitUntil("scrollY > 1400")
        let place = try await tab.evaluate("scrollY").int ?? 0
        try await tab.reload()
        try await tab.waitUntilLive()
        try await tab.waitUntil("scrollY === \(place)")
        try await tab.click("Form")
        try await tab.waitFor("A form")
        try await tab.click("Town")
        try await tab.waitUntil("\(Self.focus).startsWith('Town')")
        try await tab.waitUntil("!document.body.classList.contains('busy')")
        try await tab.reload()
        try await tab.waitUntilLive()
        try await tab.waitUntil("\(Self.focus).startsWith('Town')")
      }
    }

    /// MiniBrowser opens no tabs while it is driven, so that WebKit shows the note in place of the list.
    @Test(arguments: Engine.allCases)
    func `a middle click on a row is the browser's: it opens the row's address`(_ engine: Engine)
      async throws
    {
      try await run(in: engine) { tab, opened in
        try await tab.middleClick("Note 3")
        #expect(try await eventually { opened.count == 1 })
        guard engine != .webKit else { return try await tab.waitFor("This is note 3") }
        try await tab.click("Note 4")
        try await tab.waitFor("This is note 4")
        #expect(opened.count == 1)
      }
    }

    @Test(arguments: Engine.allCases)
    func `the focus is where a person goes on`(_ engine: Engine) async throws {
      try await run(in: engine) { tab, _ in
        try await tab.click("Note 5")
        try await tab.waitUntil("\(Self.focus) === 'This is note 5'")
        // After an answer: on what has come in its place.
        try await tab.evaluate(
          "[...document.querySelectorAll('button')].find(b => b.innerText === 'No to 1').focus()")
        try await tab.press(.enter)
        try await tab.waitUntil("\(Self.focus) === 'No to 2'")
        // In a modal, and out of it.
        try await tab.click("Ask")
        try await tab.waitUntil("\(Self.focus) === 'Keep'")
        try await tab.press(.tab)
        try await tab.waitUntil("!['More', 'Ask', 'Yes to 2', 'No to 2'].includes(\(Self.focus))")
        try await tab.press(.escape)
        try await tab.waitForNo("Sure?")
        try await tab.waitUntil("\(Self.focus) === 'Ask'")
        try await tab.back()
        try await tab.waitUntil("\(Self.focus) === 'Note 5'")
      }
    }

    @Test(arguments: Engine.allCases)
    func `an empty form that is refused has the focus in its first wrong field`(_ engine: Engine)
      async throws
    {
      try await run(in: engine) { tab, _ in
        try await tab.click("Form")
        try await tab.waitFor("A form")
        try await tab.click("Order")
        try await tab.waitFor("Write your name.")
        try await tab.waitUntil("\(Self.focus).startsWith('Name')")
      }
    }
  }
}

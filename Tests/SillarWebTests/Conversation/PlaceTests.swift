import Chromium
import Scripted
import Sillar
import Testing
import WebDriver

@testable import SillarWeb

extension ConversationTests {
  /// Where a person is: in the history, in a list, on a control.
  @Suite struct Places {
    private static let focus =
      "(document.activeElement.labels?.[0] ?? document.activeElement).innerText.trim()"

    @Test(arguments: Engine.allCases)
    func `Back and Forward go step by step, or two at once`(_ engine: Engine) async throws {
      try await Notebook.run(in: engine) { tab, _ in
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
    func `a list is where it was left after Back and a reload, and a form has its focus`(
      _ engine: Engine
    ) async throws {
      try await Notebook.run(in: engine) { tab, _ in
        let (place, note) = try await Notebook.scrollDown(tab)
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

        try await tab.click("Form")
        try await tab.waitFor("A form")
        try await tab.click("Town")
        try await tab.waitUntil("\(Self.focus).startsWith('Town')")
        try await tab.waitUntil("!document.body.classList.contains('busy')")
        try await tab.reload()
        try await tab.waitUntilLive()
        try await tab.waitUntil("\(Self.focus).startsWith('Town')")
        // Refused, it has the focus in its first wrong field.
        try await tab.click("Order")
        try await tab.waitFor("Write your name.")
        try await tab.waitUntil("\(Self.focus).startsWith('Name')")
      }
    }

    @Test(arguments: Engine.allCases)
    func `a screen that asks before it goes stands where it stood`(_ engine: Engine) async throws {
      let host = WebHost(app: try TestApp { AskingCoordinator($0) }, logger: .silent)
      try await HostServer.run(host) { server in
        try await engine.run { tab in
          try await tab.openLive("http://127.0.0.1:\(server.port)/")
          for place in [0, 300] {
            try await tab.scroll(to: 2000)
            try await tab.click("Row 90")
            try await tab.waitFor("A draft")
            try await tab.waitUntil("scrollY === 0")
            try await tab.scroll(to: place)
            try await tab.back()
            try await tab.waitFor("Throw it away?")
            try await tab.waitUntil("!document.body.classList.contains('busy')")
            #expect(try await tab.evaluate("scrollY").int == place)
            try await tab.click("Keep")
            try await tab.waitForNo("Throw it away?")
            #expect(try await tab.evaluate("scrollY").int == place)
            try await tab.back()
            try await tab.click("Throw away")
            try await tab.waitFor("Row 90")
            try await tab.waitUntil("scrollY > 1000")
          }
          // What the answer leads to begins at its beginning.
          try await tab.click("Row 90")
          try await tab.waitFor("A draft")
          try await tab.waitUntil("scrollY === 0")
          try await tab.scroll(to: 300)
          try await tab.back()
          try await tab.click("Send")
          try await tab.waitFor("Sent")
          try await tab.waitUntil("scrollY === 0")
        }
      }
    }

    /// A browser's own Back leaps over the entries of a page that has added one since somebody has touched it.
    @Test(arguments: Engine.allCases)
    func `Back that opens a question, and Back that closes it, add no step to the history`(
      _ engine: Engine
    ) async throws {
      let host = WebHost(app: try TestApp { AskingCoordinator($0) }, logger: .silent)
      try await HostServer.run(host) { server in
        try await engine.run { tab in
          let isAtDraft =
            "history.state.d === 2 && location.pathname === '/draft' && !document.body.classList.contains('busy')"
          try await tab.openLive("http://127.0.0.1:\(server.port)/")
          try await tab.click("Row 90")
          try await tab.waitFor("A draft")
          try await tab.waitUntil(isAtDraft)
          try await tab.evaluate(
            """
            void (window.pushed = 0, history.pushState = new Proxy(history.pushState, {
              apply: (push, page, all) => { window.pushed += 1; return Reflect.apply(push, page, all); }
            }))
            """)
          for _ in 1...2 {
            try await tab.back()
            try await tab.waitFor("Throw it away?")
            try await tab.waitUntil(isAtDraft)
            try await tab.back()
            try await tab.waitForNo("Throw it away?")
            try await tab.waitUntil(isAtDraft)
          }
          #expect(try await tab.evaluate("window.pushed").int == 0)
          try await tab.back()
          try await tab.click("Throw away")
          try await tab.waitFor("Row 90")
          try await tab.waitUntil("history.state.d === 1 && location.pathname === '/'")
        }
      }
    }

    /// The skip link leaves its address, to which a browser goes by itself when it loads the page again.
    @Test(arguments: Engine.allCases)
    func `a list is where it was left after a reload, also below the link that skips to it`(
      _ engine: Engine
    ) async throws {
      try await Notebook.run(in: engine) { tab, _ in
        try await tab.evaluate("void document.getElementById('skip').click()")
        try await tab.waitUntil("location.hash === '#0'")
        try await tab.waitUntil("!document.body.classList.contains('busy')")
        let (place, _) = try await Notebook.scrollDown(tab)
        try await tab.reload()
        try await tab.waitUntilLive()
        try await tab.waitUntil("scrollY === \(place)")
      }
    }

    /// As the bar at the window's side does, of which a page hears nothing but that it was scrolled.
    @Test(arguments: Engine.allCases)
    func `a person who has scrolled a page since it was loaded again stays there when it changes`(
      _ engine: Engine
    ) async throws {
      try await Notebook.run(in: engine) { tab, _ in
        try await tab.reload()
        try await tab.waitUntilLive()
        // Until it was loaded so long ago, what comes late may move it.
        try await tab.evaluate("void (performance.now = () => 1e6, scrollTo(0, 700))")
        try await tab.clickInPlace("Tap")
        try await tab.waitFor("Taps: 1")
        #expect(try await tab.evaluate("scrollY").int == 700)
        // And is there after another one.
        try await tab.reload()
        try await tab.waitUntilLive()
        try await tab.evaluate("void (performance.now = () => 1e6, scrollTo(0, 1200))")
        try await tab.waitUntil(
          "JSON.parse(sessionStorage.getItem('place ' + document.body.dataset.window))?.y === 1200")
        try await tab.reload()
        try await tab.waitUntilLive()
        try await tab.waitUntil("scrollY === 1200")
      }
    }

    @Test(arguments: Engine.allCases)
    func `a person who scrolls before the script comes stays there, wherever the page stood before`(
      _ engine: Engine
    ) async throws {
      try await ScriptDelay.run { delay in
        let host = try Notebook.host()
        try await HostServer.run(host) { server in
          let line = try Cable(to: server.port)
          try await engine.run { tab in
            let url = "http://127.0.0.1:\(line.port)/"
            try await delay.open(url, of: host, in: tab, line, seeing: "Note 100")
            guard delay.isBeforeScript else { return }
            // Where the tab's page of before stood.
            let place = try await tab.evaluate(
              """
              sessionStorage.setItem('place ' + document.body.dataset.window, JSON.stringify({ y: 3000 })),
              scrollTo(0, 300), scrollY
              """)
            #expect(place == 300)
            try await delay.end(in: tab, line)
            try await tab.waitUntil("document.body.dataset.places")
            #expect(try await tab.evaluate("scrollY") == 300)
          }
        }
      }
    }

    /// MiniBrowser opens no tabs while it is driven, so that WebKit shows the note in place of the list; and its driver knows no
    /// middle button, so that it gets the event of one.
    @Test(arguments: Engine.allCases)
    func `a middle click on a row is the browser's: it opens the row's address`(_ engine: Engine)
      async throws
    {
      try await Notebook.run(in: engine) { tab, opened in
        try await tab.middleClick("Note 3")
        #expect(try await eventually { opened.count == 1 })
        guard engine != .webKit else { return try await tab.waitFor("This is note 3") }
        try await tab.click("Note 4")
        try await tab.waitFor("This is note 4")
        #expect(opened.count == 1)
      }
    }

    /// In Chromium, of whose pages a test can click with a key held down.
    @Test func `a click on a row with Control held opens the row in another tab`() async throws {
      try await Notebook.run(in: .chromium) { tab, opened in
        let page = try #require(tab as? Page)
        try await page.click("Note 3", holding: [.control])
        #expect(try await eventually { opened.count == 1 })
        #expect(try await page.evaluate("location.pathname") == "/")
        try await page.click("Note 4")
        try await page.waitFor("This is note 4")
        #expect(opened.count == 1)
      }
    }

    @Test(arguments: Engine.allCases)
    func `the focus is where a person goes on`(_ engine: Engine) async throws {
      try await Notebook.run(in: engine) { tab, _ in
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
        // Nothing waits: the bar that says so has no control.
        #expect(
          try await tab.evaluate("document.querySelector('#wait button').getClientRects().length")
            == 0)
        try await tab.back()
        try await tab.waitUntil("\(Self.focus) === 'Note 5'")
      }
    }
  }
}

/// A list whose rows lead to a draft, which asks before Back leads out of it.
private final class AskingCoordinator: Coordinator {
  private let navigator: Navigator

  init(_ navigator: Navigator) { self.navigator = navigator }

  func start() {
    let list = Screen(
      "list", path: "/",
      ScriptedPresenter(0, onEvent: { _, _ in self.navigator.push(Self.draft) })
    ) { _ in
      for row in 1...100 { Button("Row \(row)", send: .number(row)) }
    }
    navigator.replaceAll(with: [list])
  }

  private static var draft: Screen { long("A draft", path: "/draft") }

  private static func long(_ title: String, path: String) -> Screen {
    Screen(title, path: path, ScriptedPresenter(0)) { _ in
      Text(title, .title)
      for line in 1...100 { Text("Line \(line)") }
    }
  }

  func back() -> BackAnswer {
    guard navigator.stack.count > 1 else { return .pop }
    guard navigator.modals.isEmpty else {
      navigator.dismiss()
      return .stay
    }
    let presenter = ScriptedPresenter(0) { _, event in
      self.navigator.dismiss()
      if event == .tap("away") { self.navigator.pop() }
      if event == .tap("send") { self.navigator.push(Self.long("Sent", path: "/sent")) }
    }
    navigator.present(
      Screen("question", path: "/draft/leave", presenter) { _ in
        Text("Throw it away?", .title)
        Button("Keep", send: .tap("keep"))
        Button("Throw away", send: .tap("away"))
        Button("Send", send: .tap("send"))
      })
    return .stay
  }
}

import Chromium
import Scripted
import Sillar
import Testing
import WebDriver

@testable import SillarWeb

extension ConversationTests {
  /// A person with a keyboard, or who listens, goes on where the screen has changed.
  @Suite struct Focus {
    private static let focus =
      "(document.activeElement.labels?.[0] ?? document.activeElement).innerText.trim()"

    private static func run(
      _ app: TestApp, in engine: Engine, _ test: @escaping @Sendable (any Tab) async throws -> Void
    ) async throws {
      try await HostServer.run(WebHost(app: app, logger: .silent)) { server in
        try await engine.run { tab in
          try await tab.openLive("http://127.0.0.1:\(server.port)/")
          try await test(tab)
        }
      }
    }

    /// The answers are disabled while the outcome is shown, as those of a game are.
    @Test(arguments: Engine.allCases)
    func `after an answer the focus is on the next question`(_ engine: Engine) async throws {
      let next = Gate()
      let app = try TestApp(screen: {
        let presenter = ScriptedPresenter(10) { presenter, _ in
          presenter.value += 1
          await next.pass()
          presenter.value += 9
        }
        return Screen("game", path: "/", presenter) { value in
          Text("Oceans", .title)
          Text("Question \(value / 10)", .heading)
          Grid(minimumWidth: 320) {
            for answer in ["Left", "Right"] { Button(answer, send: .tap(answer)) }
          }
          .disabled(value % 10 > 0).id("\(value / 10)")
          if value % 10 > 0 { Text("Right!") }
        }
      })
      try await Self.run(app, in: engine) { tab in
        try await tab.evaluate(
          "[...document.querySelectorAll('button')].find(b => b.innerText === 'Right').focus()")
        try await tab.press(.enter)
        try await tab.waitFor("Right!")
        next.letOnePass()
        try await tab.waitUntil("\(Self.focus) === 'Question 2'")
      }
    }

    @Test(arguments: Engine.allCases)
    func `a form that is refused once more has the focus in its first wrong field again`(
      _ engine: Engine
    ) async throws {
      try await Notebook.run(in: engine) { tab, _ in
        try await tab.click("Form")
        try await tab.waitFor("A form")
        for _ in 0..<3 {
          try await tab.click("Order")
          try await tab.waitUntil("\(Self.focus).startsWith('Name')")
        }
      }
    }

    @Test(arguments: Engine.allCases)
    func `a form that the return key sends, and is refused, has the focus in its first wrong field`(
      _ engine: Engine
    ) async throws {
      try await Notebook.run(in: engine) { tab, _ in
        try await tab.click("Form")
        try await tab.waitFor("A form")
        for _ in 0..<2 {
          try await tab.evaluate("void document.querySelectorAll('main input')[2].focus()")
          try await tab.press(.enter)
          try await tab.waitUntil("\(Self.focus).startsWith('Name')")
        }
      }
    }

    @Test(arguments: Engine.allCases)
    func `Back after a reload leads to the row that was opened`(_ engine: Engine) async throws {
      try await Notebook.run(in: engine) { tab, _ in
        let (place, note) = try await Notebook.scrollDown(tab)
        for goesByBar in [false, true] {
          try await tab.click(.text(note))
          try await tab.waitFor("This is note")
          try await tab.waitUntil("!document.body.classList.contains('busy')")
          try await tab.reload()
          try await tab.waitUntilLive()
          if goesByBar {
            try await tab.click(.css("#back"))
          } else {
            try await tab.evaluate("history.back()")
          }
          try await tab.waitUntil("location.pathname === '/'")
          try await tab.waitUntil("\(Self.focus) === '\(note)'")
          try await tab.waitUntil("scrollY === \(place)")
          try await tab.waitUntil("!document.body.classList.contains('busy')")
        }
      }
    }

    @Test(arguments: Engine.allCases)
    func `a question that Back has opened gives the focus back to it`(_ engine: Engine)
      async throws
    {
      let app = try TestApp { navigator in
        let guide = Guide(navigator)
        guide.paths["/"] = { guide in
          let more = Screen("more", path: "/more", ScriptedPresenter(0)) { _ in
            Text("More", .title)
          }
          let open = ScriptedPresenter(0, onEvent: { _, _ in navigator.push(more) })
          let start = Screen("start", path: "/", open) { _ in
            Text("Start", .title)
            Button("Open", send: .tap("Open"))
          }
          navigator.replaceAll(with: [start])
        }
        guide.answer = .stay
        guide.onBack = {
          guard navigator.modals.isEmpty else { return navigator.dismiss() }
          let keep = ScriptedPresenter(0, onEvent: { _, _ in navigator.dismiss() })
          navigator.present(
            Screen("question", keep) { _ in
              Text("Leave?", .title)
              Button("Keep", send: .tap("Keep"))
            })
        }
        return guide
      }
      try await Self.run(app, in: engine) { tab in
        try await tab.click("Open")
        try await tab.waitFor("More")
        try await tab.evaluate("document.getElementById('back').focus()")
        try await tab.press(.enter)
        try await tab.waitUntil("\(Self.focus) === 'Keep'")
        try await tab.press(.enter)
        try await tab.waitForNo("Leave?")
        try await tab.waitUntil("document.activeElement.id === 'back'")
      }
    }
  }
}

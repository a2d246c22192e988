import Chromium
import Scripted
import Sillar
import Testing
import WebDriver

@testable import SillarWeb

extension ConversationTests {
  /// What the page does with the browser's history by itself.
  @Suite struct History {
    @Test(arguments: Engine.allCases)
    func `a place that the page is told twice on its way back is left once`(_ engine: Engine)
      async throws
    {
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
        try await engine.run { tab in
          try await tab.openLive("http://127.0.0.1:\(server.port)/")
          try await tab.click("Open")
          try await tab.waitFor("More")
          // The browser takes its time to go back, so that the title changes on the way.
          try await tab.evaluate(
            "void (window.asked = [], history.go = steps => { window.asked.push(steps) })")
          try await tab.click("Leave")
          try await tab.waitFor("Start")
          try await tab.click("Rename")
          try await tab.waitFor("Renamed")
          #expect(try await tab.evaluate("window.asked.join()").string == "-1")
          try await tab.evaluate("History.prototype.go.call(history, -1)")
          try await tab.waitUntil("history.state.d === 1 && location.pathname === '/'")
          try await tab.click("Open")
          try await tab.waitFor("More")
        }
      }
    }

    @Test(arguments: Engine.allCases)
    func `Back and Forward show their screens at once, also on a line that is dead`(
      _ engine: Engine
    ) async throws {
      let app = try ScriptedApp { path, navigator in
        func screen(_ title: String, _ path: String) -> Screen {
          let presenter = ScriptedPresenter(title) { presenter, event in
            if event == .tap("Open") { navigator.push(screen("More", "/more")) }
            if event == .tap("Mark") { presenter.value += " marked" }
          }
          return Screen(title, path: path, presenter) { title in
            Text(title, .title)
            Button("Open", send: .tap("Open"))
            Button("Mark", send: .tap("Mark"))
          }
        }
        switch path {
        case "/": navigator.replaceAll(with: [screen("Start", "/")])
        case "/more": navigator.push(screen("More", "/more"))
        default: return false
        }
        return true
      }
      try await HostServer.run(WebHost(app: app, logger: .silent)) { server in
        let line = try Cable(to: server.port)
        try await engine.run { tab in
          try await tab.openLive("http://127.0.0.1:\(line.port)/")
          try await tab.click("Open")
          try await tab.waitFor("More")
          let title = "document.querySelector('h1').innerText"
          line.hold()
          try await tab.evaluate("history.back()")
          try await tab.waitUntil("\(title) === 'Start' && location.pathname === '/'")
          line.release()
          try await tab.waitUntil("!document.body.classList.contains('busy')")
          line.hold()
          try await tab.evaluate("history.forward()")
          try await tab.waitUntil("\(title) === 'More' && location.pathname === '/more'")
          line.release()
          try await tab.waitUntil("!document.body.classList.contains('busy')")
          // It is the window's new screen by now.
          try await tab.click("Mark")
          try await tab.waitFor("More marked")
          try await tab.evaluate("history.back()")
          try await tab.waitUntil("\(title) === 'Start'")
        }
      }
    }
  }
}

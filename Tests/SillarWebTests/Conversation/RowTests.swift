import Chromium
import Scripted
import Sillar
import Testing
import WebDriver

@testable import SillarWeb

extension ConversationTests {
  /// Fields in the rows of a list that changes while somebody is in one of them.
  @Suite struct Rows {
    private struct Lines: Equatable, Sendable {
      var order = [1, 2, 3]
      var texts: [String: String] = [:]
    }

    /// With each text the list turns round and gets a row in front.
    private static func host() throws -> WebHost {
      let app = try ScriptedApp {
        let presenter = ScriptedPresenter(Lines()) { presenter, event in
          guard case .text(let text) = event else { return }
          let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
          presenter.value.texts[String(parts[0])] = String(parts[1])
          let order = presenter.value.order
          presenter.value.order = [order.count + 1] + order.reversed()
        }
        return Screen("lines", path: "/", presenter) { lines in
          Text("Order: \(lines.order.map(String.init).joined(separator: " "))")
          for line in lines.order {
            Row {
              TextField(
                "Row \(line)", text: lines.texts["\(line)"] ?? "", send: { .text("\(line)=\($0)") })
            }.id(line)
          }
        }
      }
      return WebHost(app: app, logger: .silent)
    }

    @Test(arguments: Engine.allCases)
    func `a field in which somebody types or composes stays while its list turns round and grows`(
      _ engine: Engine
    ) async throws {
      try await HostServer.run(Self.host()) { server in
        try await engine.run { tab in
          try await tab.openLive("http://127.0.0.1:\(server.port)/")
          let settle = {
            try await tab.waitUntil("!document.body.classList.contains('busy')")
            // The page has the rows in the app's order.
            try await tab.waitUntil(
              """
              document.querySelector('main p').innerText === 'Order: ' + [...document.querySelectorAll('main label')]
                .map(label => label.innerText.trim().replace('Row ', '')).join(' ')
              """)
          }
          let isInPlace = "document.activeElement === window.mine && window.mine.isConnected"
          try await tab.click("Row 2")
          try await tab.evaluate("void (window.mine = document.activeElement)")
          for count in 1...5 {
            try await tab.type(String("hello".prefix(count).suffix(1)))
            try await settle()
            #expect(try await tab.evaluate(isInPlace) == true)
          }
          try await tab.waitUntil("mine.value === 'hello'")
          try await tab.click("Row 3")
          try await tab.evaluate("void (window.mine = document.activeElement)")
          for count in 1...3 {
            try await tab.compose(String("hello".prefix(count)))
            try await settle()
            #expect(try await tab.evaluate(isInPlace) == true)
          }
          try await tab.insert("hello")
          try await settle()
          #expect(try await tab.evaluate("\(isInPlace) && mine.value === 'hello'") == true)
        }
      }
    }
  }
}

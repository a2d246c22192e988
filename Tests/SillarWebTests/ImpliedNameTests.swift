import Chromium
import Scripted
import Sillar
import Testing

@testable import SillarWeb

/// Names that a page does not say, because its script derives them.
@Suite(.browser, .serialized, .timeLimit(.minutes(2))) struct ImpliedNameTests {
  private struct Item: Identifiable, Equatable, Sendable {
    let id: Int
    let count: Int
  }

  @Test func `the script names what is in controls as its window does, and finds it again`()
    async throws
  {
    let app = try ScriptedApp {
      let presenter = ScriptedPresenter(0) { presenter, _ in presenter.value += 1 }
      return Screen("rows", path: "/", presenter) { count in
        List((count < 3 ? 1...2 : 1...3).map { Item(id: $0, count: count) }) { item in
          Row(send: .number(item.id)) {
            if item.count % 2 == 1 { Badge("odd") }
            Column {
              Text("a\(item.count)")
              Row { Text("b\(item.count)") }
            }
            Text("c\(item.count)")
          }
        }
        Button("More", send: .tap("more"))
      }
    }
    try await HostServer.run(WebHost(app: app, logger: .silent)) { server in
      let page = try await newPage()
      try await page.openLive("http://127.0.0.1:\(server.port)/")
      let names = "[...document.querySelectorAll('main li, main li *')].map(n => n.id).join(' ')"
      func row(_ id: Int, hasBadge: Bool) -> String {
        let row = "1.0.-\(id)"
        return
          ([row, "\(row).0"] + (hasBadge ? ["\(row).0.0"] : [])
          + ["1", "1.0", "1.1", "1.1.0", "2"].map { "\(row).0.\($0)" }).joined(separator: " ")
      }
      for count in 0...4 {
        let rows = count < 3 ? [1, 2] : [1, 2, 3]
        let text = (count % 2 == 1 ? "odd" : "") + "a\(count)b\(count)c\(count)"
        try await page.waitUntil(
          "document.querySelector('main ul').textContent === '\(text)'.repeat(\(rows.count))")
        #expect(
          try await page.evaluate(names).string
            == rows.map { row($0, hasBadge: count % 2 == 1) }.joined(separator: " "))
        try await page.evaluate("document.querySelector('main li button').click()")
      }
      #expect(page.consoleErrors.isEmpty)
    }
  }
}

import Foundation
import Scripted
import Sillar
import SillarSQL
import SillarTesting
import Testing

@testable import SillarHost
@testable import SillarWeb

/// Saved windows that are read back damaged: what is read is input.
@Suite(.timeLimit(.minutes(3))) struct DamagedWindowTests {
  /// The saved text of a window in which somebody has typed and moved on.
  private func saved() async throws -> (SavedDesk, String) {
    let desk = SavedDesk()
    try await HostServer.run(try desk.host()) { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      _ = try await browser.submit(
        page, [page.field("Name"): "Ana"], press: page.button("Note 7"))
    }
    await desk.store.finish()
    let text = try await desk.store.database?.read {
      try $0.value("SELECT memory FROM window_memory", as: String.self)
    }
    return (desk, try #require(text))
  }

  @Test func `no mutation of a saved window ends the process, and each opens or is refused`()
    async throws
  {
    let (desk, text) = try await saved()
    let app = try desk.host().app
    var chance = SeededChance(seed: 20_261_125)
    var (opened, refused) = (0, 0)
    for _ in 0..<10_000 {
      guard let saved = SavedWindow(Mutation.random(of: text, &chance)) else {
        refused += 1
        continue
      }
      let window = Window(app: app, visitor: Visitor(id: "ana"))
      _ = await window.start(restoring: saved.memory)
      _ = saved.memory.firstRevision
      await window.end()
      opened += 1
    }
    #expect(opened > 1_000 && refused > 1_000, "\(opened) opened, \(refused) were refused")
  }

  @Test(arguments: [
    (#""number":\d+"#, #""number":9223372036854775807"#), (#""number":\d+"#, #""number":-1"#),
    (#"\}$"#, #","top":"<b>"}"#),
    (#""revision":\d+"#, #""revision":9223372036854775807"#),
    (#""revision":\d+"#, #""revision":-1"#),
    (#""done":\d+"#, #""done":-9223372036854775808"#),
    (#"\}$"#, ""), (#"^.*$"#, "null"), (#"^.*$"#, "[[[[[[[[[[[[[[[["),
  ])
  func `a damaged window is put aside, and its browser gets the address with a notice`(
    _ pattern: String, with new: String
  ) async throws {
    let desk = SavedDesk()
    let (browser, page) = try await left(desk)
    try await desk.store.database?.write { database in
      let text: String = try database.value("SELECT memory FROM window_memory") ?? ""
      let damaged = text.replacingOccurrences(of: pattern, with: new, options: .regularExpression)
      try database.execute("UPDATE window_memory SET memory = \(damaged)")
    }
    try await expectPutAside(page, of: browser, in: desk)
  }

  @Test func `a window at whose opening the process has ended three times is put aside`()
    async throws
  {
    let desk = SavedDesk()
    let (browser, page) = try await left(desk)
    let saved = try await desk.store.database?.read { database in
      try database.first("SELECT app, visitor FROM window_memory") { row in
        SavedWindowName(
          app: try row["app"], visitor: try row["visitor"], window: page.window)
      }
    }
    let name = try #require(saved ?? nil)
    for _ in 1...3 {
      guard case .memory = await desk.store.windows.open(name) else {
        Issue.record("it is not tried again")
        return
      }
    }
    try await expectPutAside(page, of: browser, in: desk)
  }

  @Test func `a window that opens comes back as often as its browser asks for it`() async throws {
    let desk = SavedDesk()
    let (browser, page) = try await left(desk)
    for _ in 1...5 {
      try await HostServer.run(try desk.host()) { server in
        let again = TestBrowser(port: server.port, cookies: browser.cookie)
        let answer = try await again.page("/?w=\(page.window)")
        #expect(answer.contains("Note 7"))
      }
      await desk.store.finish()
    }
  }

  /// A window that somebody has left in a process that has ended.
  private func left(_ desk: SavedDesk) async throws -> (TestBrowser, TestPage) {
    let left = Mutexed<(TestBrowser, TestPage)?>(nil)
    try await HostServer.run(try desk.host()) { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      let next = try await browser.submit(
        page, [page.field("Name"): "Ana"], press: page.button("Note 7"))
      left.change { $0 = (browser, next) }
    }
    await desk.store.finish()
    return try #require(left.value)
  }

  private func expectPutAside(
    _ page: TestPage, of browser: TestBrowser, in desk: SavedDesk
  ) async throws {
    try await HostServer.run(try desk.host()) { server in
      let again = TestBrowser(port: server.port, cookies: browser.cookie)
      let answer = try await again.page("/?w=\(page.window)")
      #expect(answer.notice.contains("expired"))
      #expect(answer.contains("Desk</h1>"))
      #expect(try await desk.store.stored("damaged_window") == 1)
      #expect(try await desk.store.storedWindows().contains(page.window) == false)
    }
  }
}

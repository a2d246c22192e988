import Chromium
import NIOHTTP1
import Testing

@testable import SillarWeb

/// The window of a closed page.
@Suite(.browser, .serialized, .timeLimit(.minutes(2))) struct ClosedPageTests {
  private func gallery(windows: Int) throws -> WebHost {
    var settings = WebHost.Settings()
    settings.limits.maximumWindows = windows
    return try .gallery(settings)
  }

  @Test func `a tab that is closed makes room for a newcomer at once`() async throws {
    let host = try gallery(windows: 1)
    try await HostServer.run(host) { server in
      let address = "http://127.0.0.1:\(server.port)/"
      let page = try await newPage()
      try await page.openLive(address)
      let newcomer = try await newPage()
      try await newcomer.open(address)
      #expect(newcomer.documentResponse?.status == 503)
      try await page.close()
      // Its window waits for a page that the tab may load again, and for nobody else.
      #expect(try await eventually { host.windows.all.allSatisfy { !$0.presence.isConnected } })
      try await newcomer.openLive(address)
    }
  }

  @Test func `a page that is loaded again, or left and come back to, goes on with its window`()
    async throws
  {
    let host = try gallery(windows: 10)
    try await HostServer.run(host) { server in
      let address = "http://127.0.0.1:\(server.port)/"
      let page = try await newPage()
      try await page.openLive(address)
      try await page.click("Tap")
      try await page.waitFor("Taps: 1")
      try await page.reload()
      try await page.waitUntilLive()
      try await page.waitFor("Taps: 1")
      #expect(host.windowCount == 1)
      try await page.open("\(address)healthz")
      try await page.back()
      try await page.waitUntilLive()
      try await page.waitFor("Taps: 1")
      #expect(try await eventually { host.windowCount == 1 })
    }
  }

  @Test func `a page that a browser keeps to come back to keeps its window`() async throws {
    let host = try gallery(windows: 10)
    try await HostServer.run(host) { server in
      let page = try await newPage()
      try await page.openLive("http://127.0.0.1:\(server.port)/")
      for event in ["pagehide", "pageshow"] {
        try await page.evaluate(
          "dispatchEvent(new PageTransitionEvent('\(event)', { persisted: true }))")
      }
      try await page.click("Tap")
      try await page.waitFor("Taps: 1")
      #expect(host.windowCount == 1)
    }
  }

  @Test func `the word of an older page that it was left says nothing of the next one`()
    async throws
  {
    let host = try gallery(windows: 10)
    try await HostServer.run(host) { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      let presence = try #require(host.windows.window(page.window)).presence
      for time in [100, 200] {
        _ = try await browser.socket(query: "w=\(page.window)&r=\(page.revision)&t=\(time)").next()
      }
      _ = try await browser.request(.POST, "/-/windows/\(page.window)/end?t=100")
      #expect(!presence.isLeft)
      _ = try await browser.request(.POST, "/-/windows/\(page.window)/end?t=200")
      #expect(presence.isLeft)
    }
  }

  @Test func `a page that is left just after a look for what has expired waits for no long time`() {
    let windows = WindowStore(limits: WebHost.Limits())
    #expect(windows.removeExpired(at: .zero).next <= WebHost.patienceAfterLeaving)
  }

  @Test func `nobody but its own browser ends a window`() async throws {
    let host = try gallery(windows: 10)
    try await HostServer.run(host) { server in
      let (browser, stranger) = (server.browser(), server.browser())
      let page = try await browser.page("/")
      _ = try await stranger.page("/")
      for other in [stranger, server.browser()] {
        let answer = try await other.request(.POST, "/-/windows/\(page.window)/end")
        #expect(answer.status == 204)
      }
      #expect(host.windowCount == 2)
      let socket = try await browser.socket(page)
      _ = try await socket.next()
      let answer = try await browser.request(.POST, "/-/windows/\(page.window)/end")
      #expect(answer.status == 204)
      try await socket.client.cut()
      #expect(try await eventually { host.windows.all.allSatisfy { !$0.presence.isConnected } })
      let left = host.windows.all.filter {
        $0.presence.end(host.settings.limits) < $0.opened + .seconds(60)
      }
      #expect(left.map(\.id) == [page.window])
    }
  }

  @Test func `windows whose pages are left just when they are brought back are there still`()
    async throws
  {
    let desk = SavedDesk()
    let (pages, cookies) = (Mutexed<[TestPage]>([]), Mutexed<[String: String]>([:]))
    try await HostServer.run(try desk.host()) { server in
      let browser = server.browser()
      for _ in 1...20 {
        let first = try await browser.page("/")
        let page = try await browser.submit(first, [first.field("Name"): "Ana"], press: "0")
        pages.change { $0.append(page) }
      }
      cookies.change { $0 = browser.cookie }
    }
    for _ in 1...5 {
      try await HostServer.run(try desk.host()) { server in
        let browser = TestBrowser(port: server.port, cookies: cookies.value)
        try await withThrowingTaskGroup { group in
          for page in pages.value {
            group.addTask { _ = try await browser.page("/?w=\(page.window)") }
            for _ in 1...3 {
              group.addTask {
                _ = try await browser.request(.POST, "/-/windows/\(page.window)/end")
              }
            }
          }
          try await group.waitForAll()
        }
        var lost = 0
        for page in pages.value {
          let now = try await browser.page("/?w=\(page.window)")
          if now.window != page.window || !now.contains("Hello Ana") { lost += 1 }
        }
        #expect(lost == 0)
      }
    }
  }
}

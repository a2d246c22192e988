import NIOHTTP1
import Scripted
import Sillar
import SillarHost
import SillarTesting
import Testing

@testable import SillarWeb

/// What is left of a window.
private struct Remains {
  weak var webWindow: WebWindow?
  weak var window: Window?

  init(_ window: WebWindow) {
    webWindow = window
    self.window = window.window
  }
}

@Suite struct WindowLimitTests {
  private func host(
    _ change: (inout WebHost.Limits) -> Void, clock: any Clock<Duration> = ContinuousClock()
  ) throws -> WebHost {
    var settings = WebHost.Settings()
    change(&settings.limits)
    let app = try ScriptedApp {
      Screen("s", path: "/", ScriptedPresenter(0)) { _ in Button("Tap", send: .tap("")) }
    }
    return WebHost(app: app, settings: settings, clock: clock, logger: .silent)
  }

  @Test func `when every window is in use the next browser is told to come back`() async throws {
    let host = try host { $0.maximumWindows = 2 }
    try await HostServer.run(host) { server in
      var sockets: [TestSocket] = []
      for _ in 0..<2 {
        let browser = server.browser()
        sockets.append(try await browser.socket(try await browser.page("/")))
        _ = try await sockets.last?.next()
      }
      let answer = try await server.browser().get("/")
      #expect(answer.status == 503)
      #expect(answer.headers["retry-after"] == ["60"])
      #expect(answer.body.contains("Please try again in a minute."))
      #expect(host.windowCount == 2)
    }
  }

  @Test func `a page that nobody came back to makes room`() async throws {
    let host = try host { $0.maximumWindows = 2 }
    try await HostServer.run(host) { server in
      for _ in 0..<10 {
        let answer = try await server.browser().get("/")
        #expect(answer.status == 200)
      }
      #expect(host.windowCount == 2)
      // An invalid address does not take another window's place in the end.
      let nowhere = try await server.browser().get("/nowhere")
      #expect(nowhere.status == 404)
      #expect(host.windowCount <= 2)
    }
  }

  @Test func `windows that only a form has used make room, the one left alone longest first`()
    async throws
  {
    let clock = TestClock()
    let host = try host({ $0.maximumWindows = 3 }, clock: clock)
    try await HostServer.run(host) { server in
      func claimed() async throws -> (TestBrowser, TestPage) {
        let browser = server.browser()
        let page = try await browser.page("/")
        _ = try await browser.submit(page, press: page.button("Tap"))
        try await clock.untilAsleep()
        await clock.advance(by: .seconds(1))
        return (browser, page)
      }
      func isThere(_ claimed: (TestBrowser, TestPage)) async throws -> Bool {
        let session = try #require(await host.session(of: claimed.0))
        return host.windows.window(claimed.1.window, of: session) != nil
      }
      let first = try await claimed()
      let second = try await claimed()
      let browser = server.browser()
      let socket = try await browser.socket(try await browser.page("/"))
      _ = try await socket.next()
      let third = try await claimed()
      #expect(try await !isThere(first))
      #expect(try await isThere(second))
      #expect(try await isThere(third))
      let fourth = try await claimed()
      #expect(try await !isThere(second))
      #expect(try await isThere(third))
      #expect(try await isThere(fourth))
      // One that is used again is not left alone.
      let fifth = try await claimed()
      #expect(try await !isThere(third))
      _ = try await fourth.0.submit(fourth.1, press: fourth.1.button("Tap"))
      _ = try await claimed()
      #expect(try await isThere(fourth))
      #expect(try await !isThere(fifth))
      #expect(host.windowCount == 3)
    }
  }

  @Test func `one address has no more than its windows, and takes the place of none but its own`()
    async throws
  {
    var settings = WebHost.Settings()
    settings.limits.maximumWindowsPerClient = 2
    settings.trustedProxies = [AddressRange("127.0.0.1")].compactMap { $0 }
    let app = try ScriptedApp {
      Screen("s", path: "/", ScriptedPresenter(0)) { _ in Button("Tap", send: .tap("")) }
    }
    let host = WebHost(app: app, settings: settings, logger: .silent)
    try await HostServer.run(host) { server in
      func open(_ address: String) async throws -> (TestBrowser, TestBrowser.Answer) {
        let browser = server.browser()
        return (browser, try await browser.get("/", headers: ["x-forwarded-for": address]))
      }
      let (other, _) = try await open("198.51.100.2")
      for _ in 0..<5 { #expect(try await open("198.51.100.1").1.status == 200) }
      #expect(host.windowCount == 3)
      #expect(await host.session(of: other) != nil)
      var sockets: [TestSocket] = []
      for _ in 0..<2 {
        let (browser, answer) = try await open("198.51.100.1")
        sockets.append(try await browser.socket(answer.page))
        _ = try await sockets.last?.next()
      }
      #expect(try await open("198.51.100.1").1.status == 503)
      #expect(try await open("198.51.100.3").1.status == 200)
      #expect(host.windowCount == 4)
    }
  }

  @Test func `somebody who is signed in takes the place of the newest stranger`() async throws {
    let clock = TestClock()
    let host = try host({ $0.maximumWindows = 2 }, clock: clock)
    try await HostServer.run(host) { server in
      let visitor = server.browser()
      let member = try await host.signIn(visitor, as: "ana", at: try await visitor.page("/"))
      var sockets: [TestSocket] = []
      for _ in 0..<2 {
        try await clock.untilAsleep()
        await clock.advance(by: .seconds(1))
        let browser = server.browser()
        let answer = try await browser.get("/")
        guard answer.status == 200 else { continue }
        sockets.append(try await browser.socket(answer.page))
        _ = try await sockets.last?.next()
      }
      // A stranger does not take the member's window, even before its socket comes.
      #expect(sockets.count == 1)
      #expect(host.windowCount == 2)
      let page = try await member.page("/")
      #expect(page.window != "")
      #expect(try await sockets[0].client.closeCode() == 4001)
    }
  }

  @Test func `an account has no more than its windows`() async throws {
    let host = try host {
      $0.maximumWindowsPerClient = 2
      $0.maximumWindowsPerSession = 2
    }
    try await HostServer.run(host) { server in
      for _ in 0..<3 {
        let visitor = server.browser()
        let ana = try await host.signIn(visitor, as: "ana", at: try await visitor.page("/"))
        for _ in 0..<2 { _ = try await ana.page("/") }
      }
      // Besides those in which ana signed in.
      #expect(host.windows.all.count { $0.client.account == "ana" } == 2)
      _ = try await server.browser().page("/")
    }
  }

  @Test func `who is signed in takes the place of the account with most windows`() async throws {
    let host = try host { $0.maximumWindows = 6 }
    try await HostServer.run(host) { server in
      func signIn(_ name: String) async throws -> TestBrowser {
        let visitor = server.browser()
        return try await host.signIn(visitor, as: name, at: try await visitor.page("/"))
      }
      let (ben, ana) = (try await signIn("ben"), try await signIn("ana"))
      for _ in 0..<8 { _ = try await ana.page("/") }
      #expect(host.windowCount == 6)
      #expect(try await server.browser().get("/").status == 503)
      _ = try await ben.page("/")
      #expect(host.windowCount == 6)
    }
  }

  @Test func `a request that is refused begins no session`() async throws {
    let host = try host { $0.eventsPerSecondPerClient = 1 }
    try await HostServer.run(host) { server in
      // The budget is that of ten events, the price of one page.
      _ = try await server.browser().page("/")
      let refused = try await server.browser().get("/")
      #expect(refused.status == 429)
      #expect(refused.headers["set-cookie"].isEmpty)
    }
  }

  @Test func `tabs that a browser opens at once have pages, or are told to come back`()
    async throws
  {
    let host = try host { $0.maximumWindowsPerSession = 3 }
    try await HostServer.run(host) { server in
      let browser = server.browser()
      _ = try await browser.page("/")
      let answers = try await withThrowingTaskGroup(of: TestBrowser.Answer.self) { group in
        for _ in 0..<60 { group.addTask { try await browser.get("/") } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      for answer in answers {
        #expect([200, 503].contains(answer.status))
        #expect(answer.status != 200 || answer.body.contains("Tap"))
      }
      #expect(answers.contains { $0.status == 200 })
      #expect(host.windowCount == 3)
    }
  }

  @Test func `an address whose window has just ended has a page with another window`()
    async throws
  {
    let host = try host { _ in }
    try await HostServer.run(host) { server in
      let browser = server.browser()
      for _ in 0..<30 {
        let (page, window) = try await open(browser, host)
        async let answer = browser.get("/?w=\(page.window)")
        await host.end(window, reason: "test")
        #expect(try await answer.status == 200)
        #expect(try await answer.body.contains("Tap"))
      }
    }
  }

  @Test func `a tab that is pushed out says so, and does not load itself again`() async throws {
    let clock = TestClock()
    let host = try host({ $0.maximumWindowsPerSession = 2 }, clock: clock)
    try await HostServer.run(host) { server in
      let browser = server.browser()
      var sockets: [TestSocket] = []
      for _ in 0..<2 {
        sockets.append(try await browser.socket(try await browser.page("/")))
        _ = try await sockets.last?.next()
        try await clock.untilAsleep()
        await clock.advance(by: .seconds(1))
      }
      // The new page has no socket yet, and keeps its place all the same.
      let new = try await browser.page("/")
      let told = try await sockets[0].next { $0.d != nil }
      #expect(told.d?["elsewhere"]?.hasPrefix("Too many tabs are open") == true)
      #expect(try await sockets[0].client.closeCode() == 4003)
      #expect(try await browser.socket(new).next().r != nil)
    }
  }

  @Test func `one browser's next window takes the place of the one left alone longest`()
    async throws
  {
    let clock = TestClock()
    let host = try host({ $0.maximumWindowsPerSession = 3 }, clock: clock)
    try await HostServer.run(host) { server in
      let browser = server.browser()
      let stranger = try await server.browser().page("/")
      let connected = try await browser.page("/")
      let socket = try await browser.socket(connected)
      _ = try await socket.next()
      var pages: [TestPage] = []
      for _ in 0..<3 {
        try await clock.untilAsleep()
        // The sockets of the pages before do not come any more.
        await clock.advance(by: .seconds(10))
        pages.append(try await browser.page("/"))
      }
      #expect(host.windowCount == 4)
      #expect(try await browser.socket(pages[0]).client.closeCode() == 4001)
      #expect(try await browser.socket(pages[1]).next().r != nil)
      #expect(stranger.window != "")
      // If all are connected, the window that was idle longest is removed.
      _ = try await browser.socket(pages[2]).next()
      await clock.advance(by: .seconds(1))
      _ = try await browser.page("/")
      #expect(try await socket.client.closeCode() == 4003)
    }
  }

  @Test func `nothing of a window is left in memory after its end, however it was used`()
    async throws
  {
    let clock = TestClock()
    let host = try host({ _ in }, clock: clock)
    try await HostServer.run(host) { server in
      let browser = server.browser()
      let (unclaimed, form, live) = (
        try await browser.page("/"), try await browser.page("/"), try await browser.page("/")
      )
      _ = try await browser.submit(form, press: form.button("Tap"))
      let socket = try await browser.socket(live)
      _ = try await socket.next()
      let session = try #require(await host.session(of: browser))
      func remains(of page: TestPage) throws -> Remains {
        Remains(try #require(host.windows.window(page.window, of: session)))
      }
      let all = [try remains(of: unclaimed), try remains(of: form), try remains(of: live)]
      #expect(all.allSatisfy { $0.webWindow != nil && $0.window != nil })
      try await socket.client.close()
      try await clock.untilAsleep()
      await clock.advance(by: .seconds(3_700))
      #expect(try await eventually { host.windowCount == 0 })
      // Tasks that were cancelled let go of the window a moment later.
      while !all.allSatisfy({ $0.webWindow == nil && $0.window == nil }) { await Task.yield() }
    }
  }

  @Test func `a window ends when nobody claims it, comes back to it, or uses it`() async throws {
    let clock = TestClock()
    let host = try host({ _ in }, clock: clock)
    try await HostServer.run(host) { server in
      func pass(_ time: Duration) async throws {
        try await clock.untilAsleep()
        await clock.advance(by: time)
        try await clock.untilAsleep()
      }
      let browser = server.browser()
      let unclaimed = try await browser.page("/")
      let form = try await browser.page("/")
      let left = try await browser.page("/")
      let idle = try await browser.page("/")
      _ = try await browser.submit(form, press: form.button("Tap"))
      let leftSocket = try await browser.socket(left)
      _ = try await leftSocket.next()
      try await leftSocket.client.close()
      let idleSocket = try await browser.socket(idle)
      _ = try await idleSocket.next()
      let session = try #require(await host.session(of: browser))
      let leftWindow = try #require(host.windows.window(left.window, of: session))
      #expect(try await eventually { !leftWindow.presence.isConnected })
      #expect(host.windowCount == 4)

      try await pass(.seconds(60))
      #expect(host.windowCount == 4)
      try await pass(.seconds(65))
      #expect(try await eventually { host.windowCount == 3 })
      #expect(host.windows.window(left.window, of: session) == nil)
      try await pass(.seconds(180))
      #expect(try await eventually { host.windowCount == 2 })
      #expect(host.windows.window(unclaimed.window, of: session) == nil)
      try await pass(.seconds(3_300))
      #expect(try await eventually { host.windowCount == 0 })
      #expect(try await idleSocket.client.closeCode() == 4001)
      #expect(try await browser.socket(left).client.closeCode() == 4001)
    }
  }

  @Test func `a socket that comes in as its window ends is told so`() async throws {
    let host = try host { _ in }
    try await HostServer.run(host) { server in
      let browser = server.browser()
      for _ in 0..<30 {
        let (page, window) = try await open(browser, host)
        async let socket = browser.socket(page)
        await host.end(window, reason: "test")
        #expect(try await socket.client.closeCode() == 4001)
      }
    }
  }

  /// A page of a browser, and its window.
  private func open(
    _ browser: TestBrowser, _ host: WebHost
  ) async throws -> (TestPage, WebWindow) {
    let page = try await browser.page("/")
    let session = try #require(await host.session(of: browser))
    return (page, try #require(host.windows.window(page.window, of: session)))
  }
}

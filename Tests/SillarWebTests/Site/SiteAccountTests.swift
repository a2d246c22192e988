import NIOHTTP1
import Scripted
import SillarTesting
import TestServers
import Testing

@testable import SillarWeb

/// Who is signed in at a site is the account of the app that is a part of it.
@Suite(.timeLimit(.minutes(1))) struct SiteAccountTests {
  private func site(
    store: HostStore? = nil, clock: any Clock<Duration> = ContinuousClock(), renews: Bool = false
  ) throws -> SiteWithScreen {
    try SiteWithScreen(store: store, clock: clock, renews: renews) { settings, site in
      settings.account = { try site.name($0) }
    }
  }

  private func member(_ server: RunningServer, _ name: String = "ana") async throws -> TestBrowser {
    let browser = server.browser()
    _ = try await browser.request(.POST, "/signin/\(name)")
    return browser
  }

  @Test func `an app knows who is signed in at the site`() async throws {
    try await site().run { server in
      let stranger = try await server.browser().page("/tasks")
      #expect(stranger.contains("Tasks of nobody"))
      let ana = try await member(server)
      let page = try await ana.page("/tasks")
      #expect(page.contains("Tasks of ana"))
      #expect(try await ana.submit(page, press: page.button("Done")).contains("Done: 1"))
      let ben = try await member(server, "ben")
      #expect(try await ben.page("/tasks").contains("Tasks of ben"))
    }
  }

  @Test(arguments: ["/signout", "/signin/ben"])
  func `another person at a browser finds nothing of the one before`(_ change: String) async throws
  {
    try await withFolder { folder in
      let store = try HostStore(in: folder)
      let site = try site(store: store)
      try await site.run { server in
        let browser = try await member(server)
        let page = try await browser.page("/tasks")
        let next = try await browser.submit(page, press: page.button("Done"))
        let session = try #require(await site.host.session(of: browser))
        let name = SavedWindowName(app: "Tasks", visitor: session.visitor, window: page.window)
        await store.finish()
        #expect(await store.windows.window(name) != nil)

        _ = try await browser.request(.POST, change)
        // The form of the page that is still open does nothing.
        #expect(try await browser.post(next, press: next.button("Done")).status == 403)
        let other = try await browser.page("/tasks?w=\(page.window)")
        #expect(other.contains(change == "/signout" ? "Tasks of nobody" : "Tasks of ben"))
        #expect(other.contains("Done: 0") && other.window != page.window)
        #expect(site.taps.lines == ["ana"])
        #expect(await store.windows.window(name) == nil)
        #expect(await store.sessions.entry(of: session.visitor) == nil)

        // Whoever comes back begins anew, too.
        _ = try await browser.request(.POST, "/signin/ana")
        #expect(try await browser.page("/tasks").contains("Done: 0"))
      }
    }
  }

  @Test(arguments: ["/signout", "/signin/ben"])
  func `a live page does nothing more for the person before`(_ change: String) async throws {
    let site = try site()
    try await site.run { server in
      let browser = try await member(server)
      let (page, socket) = try await browser.livePage("/tasks")
      _ = try await browser.request(.POST, change)
      _ = try await socket.tap(page.button("Done"), number: 1, revision: page.revision)
      #expect(try await socket.client.closeCode() == 4001)
      #expect(site.taps.lines.isEmpty)
      // Nor does it get the window again.
      #expect(try await browser.socket(page).client.closeCode() == 4001)
      #expect(site.host.windowCount == 0)
    }
  }

  @Test func `a page in which nobody does anything ends a moment after the person is signed out`()
    async throws
  {
    let clock = TestClock()
    let site = try site(clock: clock)
    try await site.run { server in
      let browsers = [try await member(server), try await member(server, "ben")]
      var sockets: [TestSocket] = []
      for browser in browsers {
        let socket = try await browser.socket(try await browser.page("/tasks"))
        _ = try await socket.next()
        sockets.append(socket)
      }
      _ = try await browsers[0].request(.POST, "/signout")
      // The host looks for what has expired, and asks the site.
      try await clock.untilAsleep(2)
      await clock.advance(by: .seconds(5))
      #expect(try await sockets[0].client.closeCode() == 4001)
      // The other one's goes on.
      try await sockets[1].send("{}")
      #expect(try await sockets[1].next().text == "{}")
    }
  }

  @Test func `the site can end all windows of an account at once`() async throws {
    let site = try site()
    try await site.run { server in
      let browser = try await member(server)
      let socket = try await browser.socket(try await browser.page("/tasks"))
      _ = try await socket.next()
      _ = try await browser.request(.POST, "/signout")
      await site.host.endSessions(of: "ana")
      #expect(try await socket.client.closeCode() == 4001)
    }
  }

  @Test
  func `while the site does not know nothing is shown and nothing is done, and nothing is lost`()
    async throws
  {
    let clock = TestClock()
    let site = try site(clock: clock)
    try await site.run { server in
      let browser = try await member(server)
      let (page, socket) = try await browser.livePage("/tasks")
      let asked = site.site.asked
      site.site.isDown = true
      #expect(try await browser.get("/tasks").status == 503)
      #expect(try await server.browser().get("/tasks").status == 503)
      _ = try await socket.tap(page.button("Done"), number: 1, revision: page.revision)
      #expect(try await socket.next { $0.w != nil }.w == 1)
      // The host looks for what has expired, and asks the site.
      try await clock.untilAsleep(2)
      await clock.advance(by: .seconds(5))
      #expect(try await eventually { site.site.asked > asked + 3 })
      #expect(site.taps.lines.isEmpty)

      site.site.isDown = false
      _ = try await socket.tap(page.button("Done"), number: 1, revision: page.revision)
      #expect(try await socket.nextChange().text.contains("Done: 1"))
      #expect(try await browser.page("/tasks?w=\(page.window)").contains("Done: 1"))
    }
  }

  @Test func `no module signs anybody in where the site does`() async throws {
    let site = try site(renews: true)
    try await site.run { server in
      let browser = try await member(server)
      let page = try await browser.page("/tasks")
      let next = try await browser.submit(page, press: page.button("Done"))
      #expect(next.contains("Tasks of ana") && next.window == page.window)
      #expect(site.taps.lines == ["ana", "false"])
    }
  }

  @Test func `two first pages that a browser asks for at once both go on`() async throws {
    try await site().run { server in
      let ana = try await member(server)
      let requests = (0..<2).map { _ in TestBrowser(port: server.port, cookies: ana.cookie) }
      let pages = [
        try await requests[0].page("/tasks"), try await requests[1].page("/tasks"),
      ]
      let browser = TestBrowser(
        port: server.port, cookies: requests[0].cookie.merging(requests[1].cookie) { $1 })
      for page in pages {
        let next = try await browser.submit(page, press: page.button("Done"))
        #expect(next.window == page.window && next.contains("Done: 1"))
      }
    }
  }
}

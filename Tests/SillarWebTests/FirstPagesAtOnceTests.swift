import Testing
import WebDriver

@testable import Chromium
@testable import SillarWeb

/// Several first pages that a browser asks for at once: it has a cookie with none of the requests, and gets one with each answer.
@Suite struct FirstPagesAtOnceTests {
  /// What a browser has that has asked for two first pages, and has both answers.
  struct Pair {
    let browser: TestBrowser
    let pages: [TestPage]

    init(_ server: RunningServer) async throws {
      let requests = [server.browser(), server.browser()]
      var pages: [TestPage] = []
      for request in requests { pages.append(try await request.page("/")) }
      self.pages = pages
      browser = TestBrowser(
        port: server.port, cookies: requests[0].cookie.merging(requests[1].cookie) { $1 })
    }
  }

  @Test func `the forms of both pages are their browser's, in either order`() async throws {
    let desk = SavedDesk()
    for order in [[0, 1], [1, 0]] {
      try await HostServer.run(try desk.host()) { server in
        let pair = try await Pair(server)
        for page in order.map({ pair.pages[$0] }) {
          let next = try await pair.browser.submit(
            page, [page.field("Name"): "Ana"], press: "0")
          #expect(next.window == page.window && next.contains("Hello Ana"))
        }
      }
    }
  }

  @Test func `the windows of both come back in another process, and new pages are of one session`()
    async throws
  {
    let desk = SavedDesk()
    let kept = Mutexed<Pair?>(nil)
    try await HostServer.run(try desk.host()) { server in
      let pair = try await Pair(server)
      for page in pair.pages {
        _ = try await pair.browser.submit(
          page, [page.field("Name"): "Ana"], press: "0")
      }
      kept.change { $0 = pair }
    }
    let pair = try #require(kept.value)
    let host = try desk.host()
    try await HostServer.run(host) { server in
      let browser = TestBrowser(port: server.port, cookies: pair.browser.cookie)
      for page in pair.pages {
        let socket = try await browser.socket(page)
        #expect(try await socket.next().h?.contains("Hello Ana") == true)
      }
      let new = [try await browser.page("/").window, try await browser.page("/").window]
      #expect(Set(new.map { host.windows.window($0)?.session.visitor }).count == 1)
      #expect(browser.cookie == pair.browser.cookie)
    }
  }

  @Test(arguments: [0, 1])
  func `a sign-in in one page counts for the browser, and ends the window of the other`(
    _ number: Int
  ) async throws {
    let signIn = try SignInHost()
    try await HostServer.run(signIn.host) { server in
      let pair = try await Pair(server)
      let (browser, form, other) = (pair.browser, pair.pages[number], pair.pages[1 - number])
      let socket = try await browser.socket(other)
      _ = try await socket.next()
      #expect(try await browser.submit(form, press: form.button("Sign in")).contains("Hello ana"))
      #expect(try await socket.client.closeCode() == 4001)
      #expect(try await browser.page("/").contains("Hello ana"))
      #expect(browser.cookie.count == 1)
    }
  }

  @Test func `cookies whose sessions are over are taken from their browser`() async throws {
    let desk = SavedDesk()
    let host = try desk.host()
    try await HostServer.run(host) { server in
      let browser = try await Pair(server).browser
      let spent = browser.cookie
      try #require(spent.count == 2)
      await host.sessions.records.end(host.windows.all.map(\.session))
      _ = try await browser.page("/")
      #expect(browser.cookie.count == 1 && spent.keys.allSatisfy { browser.cookie[$0] == nil })
    }
  }
}

extension ConversationTests {
  @Suite struct FirstPages {
    @Test func `two tabs that a newcomer opens at once both go on, with what is done in them`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let (line, host) = (conversation.line, conversation.host)
        let before = try #require(conversation.tab as? Page)
        try await before.call("Network.clearBrowserCookies")
        // Without its cookie it would load itself.
        try await before.open("about:blank")
        let pages = [try await before.context.newPage(), try await before.context.newPage()]
        let pace = Cable.Pace(delay: .milliseconds(300))
        line.slow(up: pace, down: pace)
        async let first: Void = pages[0].openLive(conversation.url)
        async let second: Void = pages[1].openLive(conversation.url + "?two")
        _ = try await (first, second)
        line.slow()
        let windows = host.windows.all.filter { !$0.presence.isUnclaimed }
        // Each has been asked for without a cookie.
        try #require(Set(windows.map(\.session.visitor)).count == 3)
        for (page, name) in zip(pages, ["Ada", "Bob"]) {
          try await page.fill("Name", with: name)
          try await page.click("Tap")
          try await page.waitFor("Taps: 1")
        }
        // Their sockets are asked for anew, with the cookies that the browser has by now.
        line.cut()
        for page in pages {
          try await page.waitFor("No connection")
          try await page.click("Tap")
        }
        try line.mend()
        for (page, name) in zip(pages, ["Ada", "Bob"]) {
          try await page.waitFor("Taps: 2")
          try await page.reload()
          try await page.waitUntilLive()
          try await page.waitFor("Taps: 2")
          try await page.click("Save")
          try await page.waitFor("Saved: \(name) false.")
        }
        #expect(host.windows.all.count(where: \.presence.isConnected) == 2)
      }
    }
  }
}

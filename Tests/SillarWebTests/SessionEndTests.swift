import NIOHTTP1
import SillarTesting
import Synchronization
import TestServers
import Testing

@testable import SillarWeb

/// The ends of sessions: by signing out, by time and by the app; and windows that hear of one at once.
@Suite(.timeLimit(.minutes(1))) struct SessionEndTests {
  @Test func `of two windows that sign out at once, one goes on, and the browser gets one secret`()
    async throws
  {
    let clock = TestClock()
    let signIn = try SignInHost(clock: clock)
    try await HostServer.run(signIn.host) { server in
      let browser = server.browser()
      let form = try await browser.page("/")
      let home = try await browser.submit(form, press: form.button("Sign in"))
      let session = try #require(await signIn.host.session(of: browser))
      let pages = [home, try await browser.page("/")]
      var sockets: [TestSocket] = []
      for page in pages {
        let socket = try await browser.socket(page)
        _ = try await socket.next()
        sockets.append(socket)
      }
      var addresses: [String] = []
      for (page, socket) in zip(pages, sockets) {
        try await socket.tap(page.button("Sign out"))
        addresses.append(try #require(try await socket.next { $0.g != nil }.g))
      }
      // Both wait for the browser, which comes for neither.
      let windows = signIn.host.windows.all
      for window in windows {
        while await window.renewal != nil || session.account != nil {
          try Task.checkCancellation()
          await clock.advance(by: .milliseconds(100))
        }
      }
      #expect(try await eventually { signIn.host.windowCount <= 1 })
      for address in addresses { _ = try await browser.get(address) }
      #expect(signIn.host.windowCount == 1)
      #expect(await signIn.host.session(of: browser) == session)
    }
  }

  @Test(arguments: [true, false])
  func `a window of a session that a service has ended comes back only if the app does not know`(
    knowsEnds: Bool
  ) async throws {
    let signIn = try SignInHost(knowsEnds: knowsEnds)
    try await HostServer.run(signIn.host) { server in
      let browser = server.browser()
      let form = try await browser.page("/")
      _ = try await browser.submit(form, press: form.button("Sign in"))
      let home = try await browser.page("/")
      _ = try await browser.page("/?w=\(home.window)")
      let session = try #require(await signIn.host.session(of: browser))
      let name = SavedWindowName(app: "SignIn", visitor: session.visitor, window: home.window)
      let window = try #require(signIn.host.windows.window(home.window))
      await signIn.host.end(window, reason: "nobody was there")
      #expect(await signIn.store.windows.window(name) != nil)
      // The service ends the session while no window is open.
      signIn.accounts[session.visitor] = nil
      let after = try await browser.page("/?w=\(home.window)")
      #expect(after.contains("Nobody"))
      #expect((after.window == home.window) == !knowsEnds)
      #expect((await signIn.store.windows.window(name) == nil) == knowsEnds)
    }
  }

  @Test func `without an open window the next page shows nothing after the service has ended`()
    async throws
  {
    let isOpen = Atomic(true)
    let asked = Seen<Bool>()
    let signIn = try SignInHost(ask: {
      asked.add(isOpen.load(ordering: .relaxed))
      return isOpen.load(ordering: .relaxed)
    })
    try await HostServer.run(signIn.host) { server in
      let browser = server.browser()
      let form = try await browser.page("/")
      let home = try await browser.submit(form, press: form.button("Sign in"))
      let other = try await browser.page("/")
      #expect(other.contains("Hello ana"))
      #expect(asked.all.isEmpty, "another window is open, and hears of the end")
      for page in [home, other] {
        _ = try await browser.request(.POST, "/-/windows/\(page.window)/end")
      }
      #expect(try await browser.page("/").contains("Hello ana"))
      #expect(asked.all == [true])
      for window in signIn.host.windows.all {
        _ = try await browser.request(.POST, "/-/windows/\(window.id)/end")
      }
      isOpen.store(false, ordering: .relaxed)
      #expect(try await browser.page("/").contains("Nobody"))
      #expect(asked.all == [true, false])
    }
  }

  @Test func `a service that does not answer keeps no member out`() async throws {
    let clock = TestClock()
    let asked = Seen<Bool>()
    let signIn = try SignInHost(
      clock: clock,
      ask: {
        asked.add(true)
        try? await hang()
        // The call has been cancelled: the app does not know.
        return true
      })
    try await HostServer.run(signIn.host) { server in
      let browser = server.browser()
      let form = try await browser.page("/")
      let home = try await browser.submit(form, press: form.button("Sign in"))
      _ = try await browser.request(.POST, "/-/windows/\(home.window)/end")
      let start = clock.now
      let answered = Seen<TestPage>()
      async let answer: Void = answered.add(browser.page("/"))
      await asked.waitForMore(than: 0, within: .seconds(30))
      #expect(asked.count == 1)
      // The host may not have begun to wait.
      while answered.count == 0 {
        try Task.checkCancellation()
        await clock.advance(by: .milliseconds(100))
      }
      try await answer
      #expect(answered.all.first?.contains("Hello ana") == true)
      #expect(start.duration(to: clock.now) >= .seconds(1))
    }
  }

  @Test func `a sign-out of a visitor who is not signed in changes nothing`() async throws {
    let store = HostStore()
    let session = store.sessions.begin("old", visitor: "ana")
    #expect(await store.sessions.renew(session, secret: "in", account: "ana", window: "w"))
    #expect(await store.sessions.renew(session, secret: "out", account: nil, window: "w"))
    #expect(await !store.sessions.renew(session, secret: "again", account: nil, window: "w"))
    #expect(await store.sessions.find("out") == .session(session))
  }

  @Test func `of renewals at the same time one counts, here and after a restart`() async throws {
    try await withFolder { folder in
      let store = try HostStore(in: folder)
      let session = store.sessions.begin("old", visitor: "ana")
      #expect(await store.sessions.renew(session, secret: "in", account: "ana", window: "w"))
      let secrets = (1...8).map { "out \($0)" }
      let renewed = await withTaskGroup { group in
        for secret in secrets {
          group.addTask {
            await store.sessions.renew(session, secret: secret, account: nil, window: "w")
              ? secret : nil
          }
        }
        return await group.reduce(into: []) { $0 += [$1].compactMap(\.self) }
      }
      #expect(renewed == [session.record.secret])
      let other = try HostStore(in: folder)
      for secret in secrets {
        let isKnown = if case .session = await other.sessions.find(secret) { true } else { false }
        #expect(isKnown == (secret == session.record.secret), "\(secret)")
      }
    }
  }

  @Test func `whoever leaves has left at once, also if their browser does not come`()
    async throws
  {
    let signIn = try SignInHost()
    try await HostServer.run(signIn.host) { server in
      let browser = server.browser()
      let form = try await browser.page("/")
      let page = try await browser.submit(form, press: form.button("Sign in"))
      let session = try #require(await signIn.host.session(of: browser))
      let socket = try await browser.socket(page)
      _ = try await socket.next()
      let other = try await browser.page("/")
      let otherSocket = try await browser.socket(other)
      _ = try await otherSocket.next()
      for window in signIn.host.windows.all { await signIn.host.saveNow(window) }
      try await socket.tap(page.button("Sign out"))
      #expect(try await otherSocket.client.closeCode() == 4001)
      #expect(session.account == nil)
      #expect(await signIn.host.session(of: browser) == nil, "the secret of before")
      let isNobodys = try await eventually {
        for window in signIn.host.windows.all { if await window.account != nil { return false } }
        return true
      }
      #expect(isNobodys)
      let name = SavedWindowName(app: "SignIn", visitor: session.visitor, window: other.window)
      #expect(await signIn.store.windows.window(name) == nil)
      // The page goes on, also when the browser comes late.
      let address = try #require(try await socket.next { $0.g != nil }.g)
      _ = try await browser.get(address)
      #expect(await signIn.host.session(of: browser) == session)
    }
  }

  @Test func `a browser that comes while the windows of its other tabs end gets its secret`()
    async throws
  {
    let signIn = try SignInHost()
    try await HostServer.run(signIn.host) { server in
      let browser = server.browser()
      let form = try await browser.page("/")
      let page = try await browser.submit(form, press: form.button("Sign in"))
      let socket = try await browser.socket(page)
      _ = try await socket.next()
      let (ending, end) = AsyncStream<Void>.makeStream()
      let (ended, goOn) = AsyncStream<Void>.makeStream()
      signIn.host.sessions.records.onEnd { _ in
        end.finish()
        for await _ in ended {}
      }
      try await socket.tap(page.button("Sign out"))
      let address = try #require(try await socket.next { $0.g != nil }.g)
      for await _ in ending {}
      _ = try await browser.get(address)
      goOn.finish()
      let session = try #require(await signIn.host.session(of: browser))
      #expect(session.account == nil)
    }
  }

  @Test func `signing out everywhere ends all windows of an account, and its cookies`()
    async throws
  {
    let signIn = try SignInHost()
    try await HostServer.run(signIn.host) { server in
      var open: [(TestBrowser, TestSocket, TestPage)] = []
      for _ in 0..<3 {
        let browser = server.browser()
        let form = try await browser.page("/")
        let page = try await browser.submit(form, press: form.button("Sign in"))
        let socket = try await browser.socket(page)
        _ = try await socket.next()
        open.append((browser, socket, page))
      }
      let stranger = server.browser()
      let page = try await stranger.page("/")
      let bystander = try await stranger.socket(page)
      _ = try await bystander.next()
      let start = ContinuousClock.now
      try await open[0].1.tap(open[0].2.button("Sign out everywhere"))
      for (browser, socket, _) in open {
        #expect(try await socket.client.closeCode() == 4001)
        #expect(await signIn.host.session(of: browser) == nil)
      }
      #expect(ContinuousClock.now - start < .seconds(1))
      #expect(signIn.host.windowCount == 1)
      try await bystander.tap(page.button("Sign out"))
    }
  }

  @Test(arguments: [(91, false), (80, true)])
  func `a session ends when it has not been used for 90 days`(days: Int, lasts: Bool) async throws {
    let date = TestClock()
    let signIn = try SignInHost(store: HostStore(now: date.wallClock))
    try await HostServer.run(signIn.host) { server in
      let browser = server.browser()
      let (page, socket) = try await browser.livePage("/")
      let cookie = browser.cookie
      date.jump(by: .seconds(days * 86_400))
      try await socket.tap(page.button("Sign out"))
      if lasts {
        #expect(try await browser.get("/").headers["set-cookie"].isEmpty)
      } else {
        #expect(try await socket.client.closeCode() == 4001)
        _ = try await browser.get("/")
        #expect(browser.cookie != cookie)
      }
    }
  }

  @Test func `a session ends after a year, however much it is used`() async throws {
    let date = TestClock()
    let store = HostStore(now: date.wallClock)
    let session = store.sessions.begin("a", visitor: "ana")
    for _ in 0..<6 {
      date.jump(by: .seconds(60 * 86_400))
      #expect(await store.sessions.find("a") == .session(session))
    }
    date.jump(by: .seconds(6 * 86_400))
    #expect(await store.sessions.find("a") == .unknown)
    await store.keepHouse()
    #expect(!store.sessions.isLive(session))
  }

  @Test func `the windows of a session that is over end by themselves`() async throws {
    let date = TestClock()
    let signIn = try SignInHost(store: HostStore(now: date.wallClock))
    try await HostServer.run(signIn.host) { server in
      let browser = server.browser()
      let socket = try await browser.socket(try await browser.page("/"))
      _ = try await socket.next()
      date.jump(by: .seconds(90 * 86_400))
      await signIn.store.keepHouse()
      #expect(try await socket.client.closeCode() == 4001)
      #expect(signIn.host.windowCount == 0)
    }
  }
}

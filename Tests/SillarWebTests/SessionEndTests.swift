import NIOHTTP1
import SillarTesting
import Synchronization
import TestServers
import Testing

@testable import SillarWeb

/// Several windows of a visitor that hear at once that their session is over.
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
      async let page = browser.page("/")
      await asked.waitForMore(than: 0, within: .seconds(30))
      #expect(asked.count == 1)
      // The window that was left waits for its tab alone.
      while signIn.host.windowCount == 1 {
        try Task.checkCancellation()
        await clock.advance(by: .milliseconds(100))
      }
      #expect(try await page.contains("Hello ana"))
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
}

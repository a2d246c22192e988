import SillarTesting
import TestServers
import Testing

@testable import SillarWeb

/// Visitors whose session the app's service ends, and the app says so.
@Suite(.timeLimit(.minutes(1))) struct EndedVisitorTests {
  @Test func `without an open window the session and what was saved are gone at once`()
    async throws
  {
    try await withFolder { folder in
      let signIn = try SignInHost(store: HostStore(in: folder), knowsEnds: true)
      try await HostServer.run(signIn.host) { server in
        let (browser, home) = try await member(server)
        let session = try #require(await signIn.host.session(of: browser))
        let name = SavedWindowName(app: "SignIn", visitor: session.visitor, window: home.window)
        let windows = signIn.host.windows.all
        for window in windows { await signIn.host.end(window, reason: "nobody was there") }
        await signIn.store.finish()
        #expect(await signIn.store.windows.window(name) != nil)

        signIn.endByService(session.visitor)
        #expect(try await eventually { await signIn.host.session(of: browser) == nil })
        // Nothing of it is on the disk either.
        let isGone = try await eventually {
          let entry = await signIn.store.sessions.entry(of: session.visitor)
          let window = await signIn.store.windows.window(name)
          return entry == nil && window == nil
        }
        #expect(isGone && signIn.host.windowCount == 0)
        #expect(try await browser.page("/").contains("Nobody"))
      }
    }
  }

  @Test func `an open page is told, and goes on for nobody`() async throws {
    let signIn = try SignInHost(knowsEnds: true)
    try await HostServer.run(signIn.host) { server in
      let (browser, home) = try await member(server)
      let session = try #require(await signIn.host.session(of: browser))
      let socket = try await browser.socket(home)
      _ = try await socket.next()
      let other = try await browser.page("/")

      signIn.endByService(session.visitor)
      let address = try #require(try await socket.next { $0.g != nil }.g)
      _ = try await browser.get(address)
      #expect(session.account == nil)
      #expect(await signIn.host.session(of: browser) == session)
      #expect(signIn.host.windows.window(home.window) != nil)
      let hasEnded = try await eventually { signIn.host.windows.window(other.window) == nil }
      #expect(hasEnded)
    }
  }

  @Test func `a window of another app with the same visitors goes on, whichever app says it`()
    async throws
  {
    let store = HostStore()
    let shop = try SignInHost(at: "/shop", store: store, knowsEnds: true) { $0.sessionPath = "/" }
    let wallet = try SignInHost(at: "/wallet", store: store, knowsEnds: true) {
      $0.sessionPath = "/"
    }
    try await HostServer.run(shop.host, wallet.host) { server in
      let (browser, home) = try await member(server, at: "/shop/")
      let session = try #require(await shop.host.session(of: browser))
      let socket = try await browser.socket(home)
      _ = try await socket.next()

      shop.accounts[session.visitor] = nil
      wallet.endByService(session.visitor)
      let address = try #require(try await socket.next { $0.g != nil }.g)
      _ = try await browser.get(address)
      #expect(session.account == nil)
      #expect(shop.host.windows.window(home.window) != nil)
    }
  }

  @Test func `a visitor who is signed in stays so, whatever the app says of them`() async throws {
    let signIn = try SignInHost(knowsEnds: true)
    try await HostServer.run(signIn.host) { server in
      let (ana, _) = try await member(server)
      let (ben, _) = try await member(server)
      let visitors = [
        try #require(await signIn.host.session(of: ana)?.visitor),
        try #require(await signIn.host.session(of: ben)?.visitor),
      ]
      signIn.say("nobody")
      signIn.say(visitors[0])
      signIn.endByService(visitors[1])
      let records = signIn.store.sessions
      #expect(try await eventually { await records.entry(of: visitors[1])?.account == nil })
      #expect(await records.entry(of: visitors[0])?.account == "ana")
    }
  }

  /// A browser in which somebody has signed in, and its page.
  private func member(
    _ server: RunningServer, at path: String = "/"
  ) async throws -> (TestBrowser, TestPage) {
    let browser = server.browser()
    let form = try await browser.page(path)
    _ = try await browser.submit(form, press: form.button("Sign in"))
    let home = try await browser.page(path)
    #expect(home.contains("Hello ana"))
    return (browser, home)
  }
}

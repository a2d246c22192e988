import Testing

@testable import SillarWeb

/// Visitors who have not come back: nothing of them is stored.
@Suite struct StrangersTests {
  @Test func `500 pages without a cookie leave nothing in the store`() async throws {
    let signIn = try SignInHost { $0.limits.maximumWindows = 20 }
    try await HostServer.run(signIn.host) { server in
      for _ in 0..<500 { _ = try await server.browser().get("/") }
    }
    #expect(try await signIn.store.storedSessions() == 0)
  }

  @Test func `a visitor who opens a page and its socket, and does nothing, leaves nothing`()
    async throws
  {
    let signIn = try SignInHost()
    try await HostServer.run(signIn.host) { server in
      let browser = server.browser()
      let (page, socket) = try await browser.livePage("/")
      try await socket.send(#"{"h":true}"#)
      try await socket.send(#"{"h":false}"#)
      await signIn.store.finish()
      #expect(try await signIn.store.storedSessions() == 0)
      try await socket.tap(page.button("Sign in"))
      _ = try await socket.next { $0.g != nil }
      await signIn.store.finish()
      #expect(try await signIn.store.storedSessions() == 1)
    }
  }
}

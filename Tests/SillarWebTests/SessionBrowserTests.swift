import Chromium
import Testing

@testable import SillarWeb

/// Signing in and out in a browser: its cookie changes under the page.
@Suite(.browser, .serialized, .timeLimit(.minutes(2))) struct SessionBrowserTests {
  @Test func `in a browser the page stays, and so does who is signed in`() async throws {
    let signIn = try SignInHost()
    try await HostServer.run(signIn.host) { server in
      let page = try await newPage()
      let other = try await page.context.newPage()
      try await page.openLive("http://127.0.0.1:\(server.port)/")
      try await other.openLive("http://127.0.0.1:\(server.port)/")
      try await page.evaluate("window.stays = true")
      try await page.click("Sign in")
      try await page.waitFor("Hello ana")
      #expect(try await page.evaluate("window.stays") == true)
      try await other.waitFor("Hello ana")
      try await page.reload()
      try await page.waitFor("Hello ana")
      try await page.waitUntilLive()
      try await page.click("Sign out")
      try await page.waitFor("Nobody")
      try await other.waitFor("Nobody")
    }
  }
}

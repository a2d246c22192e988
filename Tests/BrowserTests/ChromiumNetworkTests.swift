import Foundation
import Testing

@testable import Chromium

@Suite(.browser, .serialized) struct ChromiumNetworkTests {
  private func server() throws -> CannedServer {
    try CannedServer([
      "/": canned(
        "<title>One</title><h1>First</h1><a href=/two>Next</a>",
        headers: ["Set-Cookie: sid=7; HttpOnly; SameSite=Strict; Path=/", "X-Frame-Options: DENY"]),
      "/two": canned("<title>Two</title><h1>Second</h1>"),
      "/old": canned("", status: "303 See Other", headers: ["Location: /two", "X-Old: 1"]),
      "/gone": canned("<h1>Gone</h1>", status: "410 Gone"),
      "/stream": [
        "HTTP/1.1 200 OK", "Content-Type: text/plain", "X-Content-Type-Options: nosniff",
        "Transfer-Encoding: chunked", "", "5", "hello", "",
      ].joined(separator: "\r\n"),
      "/reader": canned(
        """
        <p id=out>…</p><script>
        (async () => {
          try {
            const reader = (await fetch('/stream')).body.getReader();
            while (true) {
              const { value, done } = await reader.read();
              if (done) break;
              out.textContent = new TextDecoder().decode(value);
            }
          } catch { out.textContent = 'cut' }
        })()
        </script>
        """),
      "/favicon.ico": canned(""),
    ])
  }

  @Test func `Back, Forward and Reload do what the buttons do`() async throws {
    let server = try server()
    let page = try await newPage()
    try await page.open(server.url("/"))
    try await page.waitForLoad { try await page.click("Next") }
    #expect(try await page.title == "Two")
    try await page.back()
    #expect(try await page.text.contains("First"))
    try await page.forward()
    #expect(try await page.url == server.url("/two"))
    try await page.evaluate("document.title = 'Changed'; history.pushState(1, '', '/three'); 1")
    try await page.back()
    #expect(try await page.url == server.url("/two"))
    #expect(try await page.title == "Changed", "Back within a document loads nothing")
    try await page.reload()
    #expect(try await page.title == "Two")
    try await page.back()
    try await page.back()
    await #expect(throws: BrowserError.self) { try await page.back() }
  }

  @Test func `a test sees statuses, headers and cookies`() async throws {
    let server = try server()
    let page = try await newPage()
    try await page.open(server.url("/"))
    #expect(page.documentResponse?.status == 200)
    #expect(page.documentResponse?.headers["x-frame-options"] == "DENY")
    #expect(page.documentResponse?.headers["set-cookie"]?.hasPrefix("sid=7") == true)
    let cookie = try #require(try await page.cookies().first)
    #expect(cookie.name == "sid" && cookie.value == "7")
    #expect(cookie.isHTTPOnly && !cookie.isSecure && cookie.sameSite == .strict)
    try await page.open(server.url("/old"))
    #expect(page.documentResponse?.url == server.url("/two"))
    #expect(page.documentResponse?.headers["x-old"] == nil)
    #expect(page.responses.contains { $0.status == 303 && $0.headers["x-old"] == "1" })
    try await page.open(server.url("/gone"))
    #expect(page.documentResponse?.status == 410)
    #expect(page.consoleErrors.map(\.kind) == [.network])
  }

  @Test func `pages of one context share cookies, and contexts share nothing`() async throws {
    let server = try server()
    let ada = try await suiteBrowser().newContext()
    let first = try await ada.newPage()
    try await first.open(server.url("/"))
    let second = try await ada.newPage()
    try await second.open(server.url("/two"))
    #expect(try await second.cookies().map(\.name) == ["sid"])
    let stranger = try await newPage()
    try await stranger.open(server.url("/two"))
    #expect(try await stranger.cookies().isEmpty)
    try await stranger.setCookie("sid", to: "7")
    #expect(try await stranger.cookies().map(\.value) == ["7"])
    try await ada.clearCookies()
    #expect(try await second.cookies().isEmpty)
  }

  @Test func `an offline page cannot load, and can again when it is back`() async throws {
    let server = try server()
    let page = try await newPage()
    try await page.open(server.url("/"))
    try await page.setOffline(true)
    #expect(try await page.evaluate("navigator.onLine") == false)
    let failed = "fetch('/two').then(() => 'loaded', () => 'failed')"
    #expect(try await page.evaluate(failed) == "failed")
    await #expect(throws: BrowserError.self) { try await page.open(server.url("/two")) }
    try await page.setOffline(false)
    try await page.open(server.url("/two"))
    #expect(try await page.title == "Two")
  }

  @Test func `cutting the cable ends what is on its way and refuses more`() async throws {
    let server = try server()
    let cable = try Cable(to: server.port)
    let url = "http://127.0.0.1:\(cable.port)/reader"
    let page = try await newPage()
    try await page.open(url)
    try await page.waitFor("hello")
    #expect(cable.bytesUp > 0 && cable.bytesDown > 500)
    cable.cut()
    try await page.waitFor("cut")
    await #expect(throws: BrowserError.self) { try await page.open(url) }
    try cable.mend()
    try await page.open(url)
    try await page.waitFor("hello")
  }

  @Test func `a held cable delivers nothing until it is released`() async throws {
    let server = try server()
    let cable = try Cable(to: server.port)
    let page = try await newPage()
    try await page.open("http://127.0.0.1:\(cable.port)/")
    cable.hold()
    _ = try await page.evaluate("fetch('/two').then(() => document.title = 'Here'); 1")
    await #expect(throws: BrowserError.self) {
      try await page.waitUntil("document.title === 'Here'", within: .milliseconds(300))
    }
    cable.release()
    try await page.waitUntil("document.title === 'Here'")
  }
}

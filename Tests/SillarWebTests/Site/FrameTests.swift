import Chromium
import HTTPTypes
import Hummingbird
import NIOHTTP1
import Scripted
import TestServers
import Testing

@testable import SillarWeb

/// An app in a frame on another site.
@Suite struct FrameTests {
  private func site(
    in ancestors: [String], publicURL: String? = nil
  ) throws -> SiteWithScreen {
    try SiteWithScreen { settings, _ in
      settings.frameAncestors = ancestors.compactMap { PublicURL($0) }
      settings.publicURL = publicURL.flatMap { PublicURL($0) }
    }
  }

  @Test func `no site may show an app in a frame, or those that are named`() async throws {
    for (ancestors, policy) in [
      ([], "frame-ancestors 'none';"),
      (
        ["https://shop.example", "HTTPS://Blog.example:444/"],
        "frame-ancestors https://shop.example https://blog.example:444;"
      ),
    ] {
      try await site(in: ancestors).run { server in
        for path in ["/tasks", "/tasks/nothing"] {
          let headers = try await server.browser().get(path).headers
          #expect(headers["content-security-policy"].count == 1)
          #expect(headers.first(name: "content-security-policy")?.contains(policy) == true)
          #expect(headers["x-frame-options"].isEmpty)
        }
      }
    }
  }

  @Test
  func `a cookie goes to other sites only in their frames, by TLS, and where a site is named`()
    async throws
  {
    for (ancestors, url, isFramed) in [
      ([], "https://app.example", false), (["https://shop.example"], nil, false),
      (["https://shop.example"], "https://app.example", true),
    ] as [([String], String?, Bool)] {
      try await site(in: ancestors, publicURL: url).run { server in
        let cookie = try await server.browser().get("/tasks").headers.first(name: "set-cookie")
        let text = try #require(cookie)
        #expect(text.hasSuffix("SameSite=None; Partitioned; Secure") == isFramed, "\(text)")
        #expect(text.contains("SameSite=Lax") != isFramed, "\(text)")
        #expect(text.hasPrefix("__Host-sillar-framed-") == isFramed, "\(text)")
      }
    }
  }
}

/// The same in a browser: a page at `localhost`, and in it an app at `127.0.0.1`, which is another site. Browsers take both for
/// safe, as with TLS.
@Suite(.browser, .serialized, .timeLimit(.minutes(2))) struct FrameBrowserTests {
  private func site(named ancestors: [PublicURL]) throws -> SiteWithScreen {
    try SiteWithScreen { settings, _ in
      settings.frameAncestors = ancestors
      settings.publicURL = PublicURL("https://app.example")
    }
  }

  /// Serves a page of another site with a frame.
  private func withPage(
    on port: Int, showing address: String, _ test: @escaping @Sendable () async throws -> Void
  ) async throws {
    let router = Router()
    router.get("/") { _, _ in
      Response(
        status: .ok, headers: [.contentType: "text/html"],
        body: .init(
          byteBuffer: ByteBuffer(
            string: """
              <!doctype html><title>Shop</title>
              <iframe src="\(address)" width="400" height="600"></iframe>
              """)))
    }
    router.get("/favicon.ico") { _, _ in HTTPResponse.Status.noContent }
    try await RunningServer.run(logger: .silent) { _ in
      try await test()
    } makeServer: { onRunning in
      WebServer(
        hosts: [], router: router, address: .hostname("127.0.0.1", port: port), logger: .silent,
        onServerRunning: onRunning)
    }
  }

  @Test func `in a frame of a site that is named the app is live`() async throws {
    let port = try await freePort()
    let site = try site(named: [#require(PublicURL("http://localhost:\(port)"))])
    try await site.run { server in
      try await withPage(on: port, showing: "http://127.0.0.1:\(server.port)/tasks") {
        let page = try await newPage()
        try await page.open("http://localhost:\(port)/")
        #expect(
          try await eventually { site.host.windows.all.contains(where: \.presence.isConnected) })
        try await page.evaluate("document.querySelector('iframe').focus()")
        // The link to the content, that to the start, and the button.
        for _ in 0..<3 { try await page.press(.tab) }
        try await page.press(.enter)
        #expect(try await eventually { site.taps.lines == ["nobody"] })
        #expect(page.consoleErrors.isEmpty)
      }
    }
  }

  @Test func `a site that is not named shows nothing of the app`() async throws {
    let (port, other) = (try await freePort(), try await freePort())
    for ancestors in [[], [try #require(PublicURL("http://localhost:\(other)"))]] {
      let site = try site(named: ancestors)
      try await site.run { server in
        try await withPage(on: port, showing: "http://127.0.0.1:\(server.port)/tasks") {
          let page = try await newPage()
          try await page.open("http://localhost:\(port)/")
          #expect(
            try await eventually {
              page.consoleErrors.contains { $0.text.contains("frame-ancestors") }
            })
          #expect(!site.host.windows.all.contains { $0.presence.isConnected })
        }
      }
    }
  }

  @Test func `an app in a frame without the cookies of its site is live, or says what it needs`()
    async throws
  {
    for (url, hears) in [("https://app.example", true), ("http://app.example", false)] {
      let port = try await freePort()
      let site = try SiteWithScreen { settings, _ in
        settings.frameAncestors = [PublicURL("http://localhost:\(port)")].compactMap(\.self)
        settings.publicURL = PublicURL(url)
      }
      try await site.run { server in
        try await withPage(on: port, showing: "http://127.0.0.1:\(server.port)/tasks") {
          let page = try await newPage()
          try await page.blockCookiesOfOtherSites()
          try await page.open("http://localhost:\(port)/")
          var kept: String?
          try await page.waitUntil("the app in its frame") {
            kept = try await page.evaluateInFrame(
              """
              location.protocol === 'http:' && document.readyState === 'complete'
                ? (document.cookie = 'plain=1; SameSite=None; Secure', document.cookie) : null
              """
            ).string
            return kept != nil
          }
          #expect(kept?.contains("plain") == false, "\(kept ?? "")")
          #expect(
            try await eventually {
              site.host.windows.all.contains(where: \.presence.isConnected) == hears
            })
          // The page says so once its script has found that no cookie is kept.
          try await page.waitUntil("what the page says of cookies") {
            let text = try await page.evaluateInFrame("document.body.innerText").string ?? ""
            return text.contains("needs a cookie") != hears
          }
        }
      }
    }
  }
}

import Chromium
import Foundation
import NIOHTTP1
import Testing

@testable import SillarWeb

/// A screen inside of the pages of a site that exists.
@Suite struct SurroundingsTests {
  private func framed() throws -> SiteWithScreen {
    try SiteWithScreen { settings, site in
      settings.surroundings = { request in
        Surroundings(
          head: "<meta name=\"site\" content=\"small\">", before: site.header(request),
          after: site.footer)
      }
    }
  }

  @Test func `a screen has the site's header and footer around it, and the site's pages stay`()
    async throws
  {
    let site = try framed()
    try await site.run { server in
      let browser = server.browser()
      #expect(try await browser.get("/").body.contains("<h1>Home</h1>"))
      _ = try await browser.request(.POST, "/signin/ana")
      let html = try await browser.page("/tasks").markup
      let parts = [
        "<meta name=\"site\"", "</head>", "<header class=\"site bar\">", "Leave, ana",
        "<form method=\"post\" action=\"/tasks/-/", ">Tasks of nobody</h1>", "</main>",
        "id=\"preferences\"",
        "<footer class=\"site\">Small Site Ltd</footer>",
      ]
      let places = try parts.map { try #require(html.range(of: $0), "\($0)").lowerBound }
      #expect(places == places.sorted())
      #expect(try await browser.get("/find?q=tea").body.contains("<h1>Found tea</h1>"))
    }
  }

  @Test func `the answer to an address that the app does not have is in the site's frame`()
    async throws
  {
    try await framed().run { server in
      let answer = try await server.browser().get("/tasks/nothing")
      #expect(answer.status == 404)
      #expect(answer.body.contains("Nobody is here") && answer.body.contains("Small Site Ltd"))
    }
  }

  @Test func `no device keeps a screen that shows what the site says of its person`() async throws {
    let sites = [try framed(), try SiteWithScreen { _, _ in }]
    for (site, stays) in zip(sites, [true, false]) {
      try await site.run { server in
        let browser = server.browser()
        let page = try await browser.page("/tasks")
        #expect(page.html.contains("class=\"stays\"") == stays)
        let socket = try await browser.socket(page)
        let place = try await socket.next { $0.l != nil }
        #expect(place.text.contains("\"s\":true") == stays)
      }
    }
  }
}

/// The same in a browser.
@Suite(.browser, .serialized, .timeLimit(.minutes(2))) struct SurroundingsBrowserTests {
  @Test func `around a live screen the site's own forms and links work, as the screen does`()
    async throws
  {
    let site = try SiteWithScreen { settings, site in
      settings.surroundings = { Surroundings(before: site.header($0), after: site.footer) }
    }
    try await site.run { server in
      let page = try await newPage()
      let tasks = "http://127.0.0.1:\(server.port)/tasks"
      try await page.openLive(tasks)
      try await page.click("Done")
      try await page.waitFor("Done: 1")
      #expect(page.consoleErrors.isEmpty)
      try await page.fill("Find", with: "tea")
      try await page.press(.enter)
      try await page.waitFor("Found tea")
      try await page.openLive(tasks)
      try await page.click("Nobody is here")
      try await page.waitUntil("location.pathname === '/'")
    }
  }

  @Test func `nothing of the site can be reached around a modal, and all of it after`() async throws
  {
    let site = try SiteWithScreen { settings, site in
      settings.surroundings = {
        Surroundings(before: site.header($0) + "<nav inert>Closed</nav>", after: site.footer)
      }
    }
    try await site.run { server in
      let page = try await newPage()
      try await page.openLive("http://127.0.0.1:\(server.port)/tasks")
      let inert =
        "['header.site', 'footer.site', '#skip', 'nav'].map(s => document.querySelector(s).inert).join()"
      try await page.click("Ask")
      try await page.waitFor("Sure?")
      #expect(try await page.evaluate(inert) == "true,true,true,true")
      #expect(try await page.evaluate("document.querySelector(':has(> #notice)').inert") == false)
      try await page.press(.escape)
      try await page.waitForNo("Sure?")
      #expect(try await page.evaluate(inert) == "false,false,false,true")
    }
  }
}

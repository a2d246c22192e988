import Chromium
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import Scripted
import TestServers
import Testing

@testable import BrowserSupport

extension InBrowser {
  /// A trailer that its site plays in the page. The site is one of this machine, at `localhost`: another than the app's.
  @Suite(.timeLimit(.minutes(2))) struct TrailerBrowserTests {
    private struct Film: Sendable {
      let address: String
      let site: String
      /// What the site was asked for, with the address of who asked.
      let asked: Log
    }

    private static let videos = """
      {"results": [
        {"id": "1", "name": "Official trailer", "site": "YouTube", "key": "vKQi3bBA1y8", "type": "Trailer"},
        {"id": "2", "name": "Making of", "site": "Vimeo", "key": "77", "type": "Featurette"},
        {"id": "3", "name": "Teaser", "site": "Sillar", "key": "603-teaser", "type": "Teaser"}]}
      """

    private func open(_ test: (Film) async throws -> Void) async throws {
      var logger = Logger(label: "browser-tests")
      logger.logLevel = .critical
      let (port, asked) = (try await freePort(), Log())
      let router = Router()
      func add(_ path: RouterPath, _ type: String, _ body: String) {
        router.get(path) { _, _ in
          Response(
            status: .ok, headers: [.contentType: type], body: .init(byteBuffer: .init(string: body))
          )
        }
      }
      add("3/movie/603", "application/json", #"{"id": 603, "title": "The Matrix"}"#)
      add("3/movie/603/videos", "application/json", Self.videos)
      add("t/p/*/*", "image/svg+xml", #"<svg xmlns="http://www.w3.org/2000/svg"/>"#)
      router.get("embed/:video") { request, _ in
        asked.add("\(request.uri) from \(request.headers[.referer] ?? "nobody")")
        return Response(
          status: .ok, headers: [.contentType: "text/html"],
          body: .init(
            byteBuffer: .init(string: "<!doctype html><script>fetch('/played')</script>Playing")))
      }
      router.get("played") { _, _ in
        asked.add("played")
        return HTTPResponse.Status.noContent
      }
      try await serve([], router, on: port, logger: logger) {
        try await withFolder { folder in
          let (api, site) = ("http://127.0.0.1:\(port)", "http://localhost:\(port)")
          let movies = try await KillableProgram(
            "movies",
            [
              "--data-dir", folder.path, "--api-url", api, "--stills-url", api,
              "--movies-players", "YouTube \(site)/embed",
            ])
          defer { movies.terminate() }
          try await test(
            Film(address: "http://127.0.0.1:\(movies.port)", site: site, asked: asked))
        }
      }
    }

    private static let trailer = "document.querySelector('[data-form]')"
    private static let root = "\(trailer)?.shadowRoot"
    private static let button = "\(root)?.querySelector('button')"
    private static let frame = "\(root)?.querySelector('iframe')"

    @Test
    func `a trailer plays in the page once it is pressed, and nothing is asked of its site before`()
      async throws
    {
      try await open { film in
        let page = try await newPage()
        try await page.openLive(film.address + "/movie/603")
        try await page.waitUntil("\(Self.button)?.innerText.includes('From YouTube, which hears')")
        let policy = page.documentResponse?.headers["content-security-policy"] ?? ""
        #expect(policy.contains("; frame-src \(film.site); frame-ancestors 'none';"), "\(policy)")
        // A site that is not named has no player.
        #expect(try await page.evaluate("document.querySelectorAll('[data-form]').length").int == 1)
        let places = """
          [\(Self.trailer), ...document.querySelectorAll('.heading, a, .caption')].map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return [x, y, width, height].map(Math.round);
          })
          """
        try await page.evaluate("scrollTo(0, document.body.scrollHeight)")
        let isReached = "\(Self.root).activeElement?.matches('button:focus-visible')"
        for _ in 0..<40 {
          if try await page.evaluate(isReached).bool == true { break }
          try await page.press(.tab)
        }
        #expect(try await page.evaluate(isReached).bool == true)
        let before = try await page.evaluate(places)
        let size = before.array[0].array
        #expect(abs((size[2].double ?? 0) / 16 * 9 - (size[3].double ?? 0)) < 1, "\(size)")
        #expect(film.asked.lines == [])

        try await page.press(.enter)
        let request = "/embed/vKQi3bBA1y8?autoplay=1 from \(film.address)/"
        #expect(
          try await eventually(within: .seconds(20)) { film.asked.lines == [request, "played"] })
        #expect(try await page.evaluate("\(Self.frame).title").string == "Official trailer")
        #expect(
          try await page.evaluate("\(Self.root).activeElement === \(Self.frame)").bool == true)
        #expect(try await page.evaluate(places) == before)
        // There are no stills here.
        #expect(page.consoleErrors.allSatisfy { "\($0)".contains("/-/pictures/w780-youtube-") })

        // Under another screen it does not play, nor by itself when that is left.
        try await page.evaluate(
          "document.querySelector('a[href$=\"/videos/3\"], button.card').click()")
        try await page.waitUntil("location.pathname == '/movie/603/videos/3'")
        try await page.back()
        try await page.waitUntil("\(Self.button) && !\(Self.frame)")
        #expect(film.asked.lines == [request, "played"])
      }
    }

    @Test func `a trailer is in Spanish, and fits on a narrow page`() async throws {
      try await open { film in
        let page = try await newPage(viewport: Viewport(width: 320, height: 640))
        try await page.setLanguages("es")
        try await page.openLive(film.address + "/movie/603")
        try await page.waitUntil(
          "\(Self.button)?.innerText.includes('De YouTube, que no sabe de ti hasta que pulsas.')")
        try await page.waitUntil(
          "\(Self.button).scrollHeight <= \(Self.button).clientHeight && document.body.scrollWidth <= 320"
        )
      }
    }

    @Test func `without JavaScript a trailer is a link`() async throws {
      try await open { film in
        let page = try await newPage(javaScript: false)
        try await page.open(film.address + "/movie/603")
        try await page.waitFor("Official trailer")
        #expect(
          try await page.evaluate(
            "document.querySelector('a[href*=youtube]').getAttribute('href')"
          ).string == "https://www.youtube.com/watch?v=vKQi3bBA1y8")
        #expect(try await page.evaluate("document.querySelectorAll('iframe').length").int == 0)
        #expect(film.asked.lines == [])
      }
    }
  }
}

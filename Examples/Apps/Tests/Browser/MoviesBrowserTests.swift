import Chromium
import Foundation
import TestServers
import Testing

@testable import BrowserSupport

/// Movies as a program of its own, with connections to its backend that a test can cut.
private struct Cinema: Sendable {
  let url: String
  let network: Cable
  let pictureNetwork: Cable

  /// The suite's program, for tests that do not cut its connections.
  @TaskLocal static var shared: Cinema?

  static func open(_ test: (Cinema) async throws -> Void) async throws {
    try await withFolder { folder in
      let data = folder.appending(path: "backend")
      try SeededBackend.copy(to: data)
      let backend = try await KillableProgram("backend", ["--demo", "--data-dir", data.path])
      defer { backend.terminate() }
      let network = try Cable(to: backend.port)
      let pictureNetwork = try Cable(to: backend.port)
      let movies = try await KillableProgram(
        "movies",
        [
          "--data-dir", folder.appending(path: "movies").path,
          "--api-url", "http://127.0.0.1:\(network.port)/api/tmdb",
          "--images-url", "http://127.0.0.1:\(pictureNetwork.port)/api/tmdb",
        ])
      defer { movies.terminate() }
      try await test(
        Cinema(
          url: "http://127.0.0.1:\(movies.port)", network: network, pictureNetwork: pictureNetwork))
    }
  }
}

/// One ``Cinema`` for all tests of a suite.
private struct CinemaTrait: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await Cinema.open { cinema in
      try await Cinema.$shared.withValue(cinema) { try await function() }
    }
  }
}

extension Page {
  /// Waits until all visible pictures are loaded.
  fileprivate func waitForPictures() async throws {
    try await waitUntil(
      """
      [...document.images].filter(i => i.getBoundingClientRect().top < innerHeight)
        .every(i => i.complete && i.naturalWidth > 0)
      """)
  }

  fileprivate func waitForList(_ title: String) async throws {
    try await waitUntil(
      """
      document.querySelector('h2')?.innerText == '\(title)'
        && document.querySelectorAll('li').length >= 20
      """)
  }

  fileprivate func count(_ selector: String) async throws -> Int? {
    try await evaluate("document.querySelectorAll('\(selector)').length").int
  }

  fileprivate func scroll(to y: String) async throws {
    try await evaluate("scrollTo(0, \(y))")
  }
}

extension InBrowser {
  /// Movies while its connections to the backend are cut.
  @Suite(.timeLimit(.minutes(5))) struct MoviesOfflineTests {
    @Test func `what was seen is there without the network, and is live again by itself`()
      async throws
    {
      try await Cinema.open { cinema in
        let page = try await newPage()
        try await page.openLive(cinema.url + "/")
        try await page.waitFor("Popular")
        try await page.waitForPictures()
        try await page.scroll(to: "document.body.scrollHeight")
        try await page.waitUntil("document.querySelectorAll('li').length >= 40")
        try await page.openLive(cinema.url + "/movie/603")
        try await page.waitFor("The Matrix: Teaser")
        try await page.waitForPictures()

        cinema.network.cut()
        cinema.pictureNetwork.cut()
        try await page.openLive(cinema.url + "/movie/603")
        try await page.waitFor("The Matrix")
        try await page.waitFor("Offline, saved")
        try await page.waitFor("The Matrix: Teaser")
        try await page.waitForPictures()
        try await page.click("Back")
        try await page.waitForList("Popular")
        try await page.waitFor("Offline, saved")
        try await page.waitForPictures()
        try await page.scroll(to: "document.body.scrollHeight")
        try await page.waitUntil("document.querySelectorAll('li').length >= 40")
        // A list without saved films shows an error, not an empty list.
        try await page.scroll(to: "0")
        try await page.click("Top rated")
        try await page.waitFor("The service cannot be reached")
        try await page.waitFor("Try again")

        try cinema.network.mend()
        try await page.waitForNo("The service cannot be reached", within: .seconds(45))
        try await page.waitForList("Top rated")
        try await page.click("Popular")
        try await page.waitForNo("Offline, saved", within: .seconds(45))
        // Pictures that were not saved have failed to load.
        #expect(page.consoleErrors.allSatisfy { "\($0)".contains("502") })
      }
    }

    @Test func `a first start without the network says so, and begins when it comes`() async throws
    {
      try await Cinema.open { cinema in
        cinema.network.cut()
        let page = try await newPage()
        try await page.openLive(cinema.url + "/")
        try await page.waitFor("The service cannot be reached")
        try await page.click("Try again")
        try await page.waitFor("The service cannot be reached")
        try cinema.network.mend()
        try await page.waitUntil(
          "document.querySelectorAll('li').length >= 20", within: .seconds(45))
      }
    }

    @Test func `a film has its title and its picture in the first frame, and they stay`()
      async throws
    {
      try await Cinema.open { cinema in
        let page = try await newPage()
        try await page.recordPaintedScreens()
        try await page.openLive(cinema.url + "/")
        try await page.waitForList("Popular")
        cinema.network.hold()
        try await page.click("Fight Club")
        try await page.waitFor("Overview")
        try await page.waitForPictures()
        let place = """
          ['h1', 'img.picture', 'section'].map((one) => Math.round(
            document.querySelector(one).getBoundingClientRect().top)).join(' ')
          """
        let (before, height) = (
          try await page.evaluate(place), try await page.evaluate("document.body.offsetHeight")
        )
        #expect(try await page.evaluate("document.querySelector('h1').innerText") == "Fight Club")
        cinema.network.release()
        try await page.waitFor("Running time")
        #expect(try await page.evaluate(place) == before)
        #expect(try await page.evaluate("document.body.offsetHeight").int ?? 0 >= height.int ?? 0)
        // From the list to the film, without a frame that has less.
        #expect(try await page.painted.allSatisfy { !$0.hasPrefix("Film ") })
      }
    }

    @Test func `pictures that could not be had come when they can`() async throws {
      try await Cinema.open { cinema in
        cinema.pictureNetwork.cut()
        let page = try await newPage()
        try await page.openLive(cinema.url + "/")
        try await page.waitUntil(
          "[...document.images].some(i => i.complete && i.naturalWidth == 0)")
        try cinema.pictureNetwork.mend()
        try await page.waitUntil("document.images[0].naturalWidth > 0", within: .seconds(45))
      }
    }
  }
}

extension InBrowser {
  @Suite(CinemaTrait(), .timeLimit(.minutes(5))) struct MoviesBrowserTests {
    @Test func `each category keeps its scroll position, and so does the list below a film`()
      async throws
    {
      let cinema = try #require(Cinema.shared)
      let page = try await newPage()
      try await page.openLive(cinema.url + "/")
      try await page.waitForList("Popular")
      try await page.scroll(to: "1500")
      try await page.click("Top rated")
      try await page.waitForList("Top rated")
      #expect(try await page.evaluate("scrollY").int == 0)
      try await page.scroll(to: "700")
      try await page.click("Popular")
      try await page.waitForList("Popular")
      try await page.waitUntil("scrollY == 1500")
      try await page.click("Top rated")
      try await page.waitForList("Top rated")
      try await page.waitUntil("scrollY == 700")
      // Opens the film in the middle of the screen, and goes back.
      try await page.evaluate(
        "document.elementFromPoint(innerWidth / 2, innerHeight / 2).closest('a, button').click()")
      try await page.waitFor("Overview")
      try await page.waitUntil("location.pathname.startsWith('/movie/')")
      try await page.evaluate("history.back()")
      try await page.waitUntil("location.search == '?list=topRated'")
      try await page.waitUntil("scrollY == 700")
    }

    @Test func `films are found while one types, and opened with the keyboard alone`() async throws
    {
      let cinema = try #require(Cinema.shared)
      let page = try await newPage(viewport: .desktop)
      try await page.openLive(cinema.url + "/")
      try await page.pressUntilFocused(on: "Search films")
      try await page.type("the matr")
      try await page.waitFor("Results for “the matr”")
      try await page.waitFor("The Matrix")
      try await page.pressUntilFocused(on: "The Matrix")
      try await page.press(.enter)
      try await page.waitUntil("location.pathname == '/movie/603'")
      try await page.waitFor("Lana Wachowski")
      try await page.evaluate("history.back()")
      try await page.waitFor("Results for “the matr”")
      try await page.reload()
      try await page.waitFor("Results for “the matr”")
      try await page.waitFor("The Matrix")
      #expect(
        try await page.evaluate("document.querySelector('input[type=search]').value").string
          == "the matr")
      #expect(page.consoleErrors.isEmpty)
    }

    @Test func `lists, the next page, a search and a film work with JavaScript off`() async throws {
      let cinema = try #require(Cinema.shared)
      let page = try await newPage(javaScript: false)
      try await page.open(cinema.url + "/")
      #expect(try await page.text.contains("Popular"))
      try await page.waitForLoad { try await page.click("Show more") }
      #expect(try await page.text.contains("Show more"))
      try await page.fill(.css("input[type=search]"), with: "matrix")
      try await page.waitForLoad { try await page.press(.enter) }
      #expect(try await page.text.contains("The Matrix"))
      try await page.waitForLoad { try await page.click("The Matrix") }
      #expect(try await page.url.contains("/movie/603"))
      #expect(try await page.text.contains("Overview"))
      #expect(try await page.text.contains("Lana Wachowski"))
    }

    @Test func `fifty pages of scrolling send each film once`() async throws {
      let cinema = try #require(Cinema.shared)
      let page = try await newPage()
      try await page.openLive(cinema.url + "/")
      try await page.waitForList("Popular")
      // Scrolls to the end of the list: the backend has about 250 films.
      while try await page.count("[data-end]") != 0 {
        try await page.scroll(to: "document.body.scrollHeight")
      }
      let names = try await page.evaluate(
        "[...document.querySelectorAll('li h3, li .heading')].map(h => h.innerText).join('\\n')"
      ).string
      let titles = try #require(names).split(separator: "\n")
      #expect(titles.count > 200)
      // Two films may share a title; a page loaded twice would repeat twenty titles.
      #expect(titles.count - Set(titles).count < 5)
    }
  }
}

import Chromium
import Testing

@testable import SillarWeb

/// Pages in a language that is written from right to left.
@Suite(.browser, .serialized, .timeLimit(.minutes(2))) struct DirectionTests {
  private func run(
    _ languages: String, _ test: @escaping @Sendable (Page) async throws -> Void
  ) async throws {
    try await HostServer.run(try .gallery()) { server in
      let page = try await newPage(viewport: .phone)
      try await page.setLanguages(languages)
      try await page.openLive("http://127.0.0.1:\(server.port)/rows")
      try await test(page)
    }
  }

  /// The middle of an element, as a part of the page's width.
  private func place(of selector: String, in page: Page) async throws -> Double {
    let place = try await page.evaluate(
      """
      (({ left, right }) => (left + right) / 2 / document.documentElement.clientWidth)(
        document.querySelector('\(selector)').getBoundingClientRect())
      """)
    return try #require(place.double)
  }

  @Test(arguments: [("ar-EG", "rtl"), ("en", "ltr")])
  func `a page begins where its language does`(_ language: String, _ direction: String) async throws
  {
    try await run(language) { page in
      #expect(
        try await page.evaluate("getComputedStyle(document.body).direction").string == direction)
      let (back, title) = try await (place(of: "#back", in: page), place(of: "h1", in: page))
      if direction == "rtl" { #expect(back > 0.5) } else { #expect(back < 0.5) }
      #expect(title > 0 && title < 1)
      #expect(
        try await page.evaluate("document.documentElement.scrollWidth <= innerWidth").bool == true)
    }
  }

  @Test func `what somebody types has the direction of its letters`() async throws {
    try await run("en") { page in
      try await page.openLive(page.url.replacing("/rows", with: "/"))
      let field = "document.querySelector('main input[type=text]')"
      for (text, direction) in [("مرحبا", "rtl"), ("Hello", "ltr")] {
        try await page.evaluate("\(field).focus(), \(field).select()")
        try await page.type(text)
        try await page.waitUntil("getComputedStyle(\(field)).direction === '\(direction)'")
      }
      #expect(page.consoleErrors.isEmpty)
    }
  }

  @Test func `an empty field begins where the page does`() async throws {
    try await run("ar") { page in
      try await page.openLive(page.url.replacing("/rows", with: "/"))
      #expect(
        try await page.evaluate(
          """
          [...document.querySelectorAll('main :is(input[type=text], textarea)')].every((field) =>
            getComputedStyle(field).direction === 'rtl' && getComputedStyle(field).unicodeBidi === 'plaintext')
          """
        ).bool == true)
    }
  }

  @Test func `a text in what can be tapped has the direction of its letters`()
    async throws
  {
    try await run("ar") { page in
      try await page.openLive(page.url.replacing("/rows", with: "/"))
      let wrong = try await page.evaluate(
        """
        [...document.querySelectorAll(
          "main :is(p, .heading, .caption, .badge, .button, .row > a, .toggle > span, .segments span)")
        ].filter((place) => {
          if (place.closest(".unseen") || place.childElementCount) return false;
          place.textContent = "Hello (you)!";
          const range = document.createRange(), left = (index) => {
            range.setStart(place.firstChild, index);
            range.setEnd(place.firstChild, index + 1);
            return range.getBoundingClientRect().left;
          };
          return left(11) < left(0);
        }).map((place) => place.outerHTML)
        """)
      #expect(wrong.array.isEmpty, "\(wrong.text)")
    }
  }
}

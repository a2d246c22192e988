import Chromium
import Testing

@testable import BrowserSupport

extension InBrowser {
  @Suite(.showcase) struct HostBrowserTests {
    @Test func `a page breaks none of its own rules`() async throws {
      let showcase = try suiteShowcase()
      for path in Showcase.paths {
        let page = try await newPage()
        try await page.openLive(showcase.url(path))
        #expect(page.consoleErrors.isEmpty, "\(path)")
      }
    }

    @Test func `typing is not disturbed by what else happens`() async throws {
      let showcase = try suiteShowcase()
      let page = try await newPage(viewport: .desktop)
      try await page.openLive(showcase.url("/gallery/"))
      try await page.click(.css("[id='\(try await page.fieldID("Name"))']"))
      try await page.type("Ada Lovelce")
      try await page.press(.left)
      try await page.press(.left)
      // Another part of the screen changes while the caret is in the word.
      try await page.evaluate(
        "[...document.querySelectorAll('button')].find(b => b.textContent == 'Tap').click()")
      try await page.waitFor("Taps: 1")
      try await page.type("a")
      let field = "document.getElementById('\(try await page.fieldID("Name"))')"
      #expect(try await page.evaluate(field + ".value").string == "Ada Lovelace")
      #expect(try await page.evaluate(field + ".selectionStart").int == 10)
      #expect(try await page.evaluate("document.activeElement == \(field)").bool == true)
      try await page.press(.enter)
      try await page.waitFor("Hello, Ada Lovelace!")
    }

    @Test func `what the presenter makes of a text comes back, and the caret stays`() async throws {
      let showcase = try suiteShowcase()
      let page = try await newPage(viewport: .desktop)
      try await page.openLive(showcase.url("/gallery/"))
      let id = try await page.fieldID("Search, in capitals")
      try await page.click(.css("[id='\(id)']"))
      try await page.type("abcd")
      try await page.waitUntil("document.getElementById('\(id)').value == 'ABCD'")
      try await page.press(.left)
      try await page.type("x")
      try await page.waitUntil("document.getElementById('\(id)').value == 'ABCXD'")
      #expect(try await page.evaluate("document.getElementById('\(id)').selectionStart").int == 4)
    }

    @Test func `what is typed without a connection is sent when there is one again`() async throws {
      let showcase = try suiteShowcase()
      let cable = try Cable(to: showcase.port)
      let page = try await newPage(viewport: .desktop)
      try await page.openLive("http://127.0.0.1:\(cable.port)/gallery/")
      let id = try await page.fieldID("Name")
      try await page.click(.css("[id='\(id)']"))
      try await page.type("Gra")
      cable.cut()
      try await page.waitFor("No connection")
      try await page.type("ce")
      try cable.mend()
      try await page.waitForNo("No connection")
      #expect(try await page.evaluate("document.getElementById('\(id)').value").string == "Grace")
      try await page.press(.enter)
      try await page.waitFor("Hello, Grace!")
    }

    @Test func `what was on its way when the connection broke is sent again`() async throws {
      let showcase = try suiteShowcase()
      let cable = try Cable(to: showcase.port)
      let page = try await newPage(viewport: .desktop)
      try await page.openLive("http://127.0.0.1:\(cable.port)/gallery/")
      let id = try await page.fieldID("Name")
      try await page.click(.css("[id='\(id)']"))
      try await page.type("Gra")
      cable.hold()
      try await page.type("ce")
      cable.cut()
      try await page.waitFor("No connection")
      try cable.mend()
      try await page.waitForNo("No connection")
      #expect(try await page.evaluate("document.getElementById('\(id)').value").string == "Grace")
      try await page.press(.enter)
      try await page.waitFor("Hello, Grace!")
    }

    @Test func `one row of a thousand costs a few bytes, and a reordered list is not sent again`()
      async throws
    {
      let showcase = try suiteShowcase()
      let page = try await newPage(viewport: .desktop)
      try await page.openLive(showcase.url("/gallery/rows"))
      page.clearRecords()
      try await page.click("Change one")
      try await page.waitFor("Row 501!")
      let change = try #require(page.webSockets.last?.received.last)
      #expect(change.byteCount <= 64, "\(change.content)")

      try await page.click("First to the end")
      try await page.waitUntil(
        "document.querySelector('li:last-child').innerText.includes('Row 1')")
      let move = try #require(page.webSockets.last?.received.last)
      #expect(move.byteCount <= 64, "\(move.content)")

      try await page.click("Reverse")
      try await page.waitUntil("document.querySelector('li').innerText.startsWith('Row 1\\n')")
      let reversal = try #require(page.webSockets.last?.received.last)
      #expect(!reversal.content.contains("Row 7"))
    }

    @Test func `the address bar follows, and Back and Forward lead to the screens`() async throws {
      let showcase = try suiteShowcase()
      let page = try await newPage(viewport: .desktop)
      try await page.openLive(showcase.url("/gallery/"))
      try await page.click("1,000 rows")
      try await page.waitUntil("location.pathname == '/gallery/rows'")
      try await page.waitUntil("document.title == '1000 rows · Gallery'")
      try await page.evaluate("history.back()")
      try await page.waitUntil("document.title == 'Elements · Gallery'")
      try await page.evaluate("history.forward()")
      try await page.waitUntil("document.title == '1000 rows · Gallery'")
      try await page.reload()
      try await page.waitFor("1000 rows")
      try await page.click("Back")
      try await page.waitUntil("document.title == 'Elements · Gallery'")
      #expect(try await page.evaluate("location.pathname").string == "/gallery/")
    }

    @Test func `an address that leads nowhere says so and has a way home`() async throws {
      let showcase = try suiteShowcase()
      let page = try await newPage()
      try await page.open(showcase.url("/gallery/no/such/page"))
      #expect(page.documentResponse?.status == 404)
      try await page.waitForLoad { try await page.click("To the start of Gallery") }
      #expect(try await page.title == "Elements · Gallery")
    }

    @Test func `a button that becomes another keeps the focus`() async throws {
      let showcase = try suiteShowcase()
      let page = try await newPage(viewport: .desktop)
      try await page.openLive(showcase.url("/gallery/"))
      try await page.evaluate(
        "[...document.querySelectorAll('button')].find(b => b.innerText == 'Follow').focus()")
      for name in ["Unfollow", "Follow", "Unfollow"] {
        try await page.press(.enter)
        try await page.waitUntil("document.activeElement.innerText == '\(name)'")
      }
    }

    @Test func `a modal keeps the focus, and Escape takes it away`() async throws {
      let showcase = try suiteShowcase()
      let page = try await newPage(viewport: .desktop)
      try await page.openLive(showcase.url("/gallery/"))
      try await page.click("Delete")
      try await page.waitFor("Delete everything?")
      var names: Set<String> = []
      for _ in 0..<6 {
        names.insert(try await page.focusedElement?.name ?? "")
        try await page.press(.tab)
      }
      #expect(names.isDisjoint(with: ["Tap", "Work", "Name"]), "\(names)")
      try await page.press(.escape)
      try await page.waitForNo("Delete everything?")
    }

    @Test func `a modal leaves the page where it was scrolled to`() async throws {
      let showcase = try suiteShowcase()
      let page = try await newPage(viewport: Viewport(width: 390, height: 400))
      try await page.openLive(showcase.url("/gallery/"))
      try await page.evaluate(
        "[...document.querySelectorAll('button')].find(b => b.innerText == 'Delete').scrollIntoView({ block: 'center' })"
      )
      let place = try await page.evaluate("scrollY").int ?? 0
      #expect(place > 0)
      try await page.click("Delete")
      try await page.waitFor("Delete everything?")
      try await page.press(.escape)
      try await page.waitForNo("Delete everything?")
      #expect(try await page.evaluate("scrollY").int == place)
    }

    @Test(arguments: [360, 1440])
    func `nothing is wider than the window`(width: Int) async throws {
      let showcase = try suiteShowcase()
      let page = try await newPage(viewport: Viewport(width: width, height: 800))
      for path in Showcase.paths {
        try await page.openLive(showcase.url(path))
        let overflow = try await page.evaluate("document.documentElement.scrollWidth - innerWidth")
        #expect(try #require(overflow.int) <= 0, "\(path)")
      }
    }

    @Test func `headings follow each other without a gap, and there is one main part`() async throws
    {
      let showcase = try suiteShowcase()
      let page = try await newPage()
      for path in Showcase.paths {
        try await page.openLive(showcase.url(path))
        let levels = try await page.evaluate(
          "[...document.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(h => +h.tagName[1])"
        ).array.compactMap(\.int)
        #expect(levels.first == 1)
        for (one, next) in zip(levels, levels.dropFirst()) { #expect(next <= one + 1, "\(path)") }
        #expect(try await page.evaluate("document.querySelectorAll('main').length").int == 1)
      }
    }
  }
}

extension Page {
  /// Returns the id of the field with this label.
  func fieldID(_ label: String) async throws -> String {
    let id = try await evaluate(
      "[...document.querySelectorAll('label')].find(l => l.textContent == '\(label)')?.htmlFor ?? ''"
    )
    return try #require(id.string.flatMap { $0.isEmpty ? nil : $0 }, "no field “\(label)”")
  }
}

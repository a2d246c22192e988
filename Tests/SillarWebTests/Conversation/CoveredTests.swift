import Chromium
import Testing
import WebDriver

extension ConversationTests {
  /// Screens that others cover, of which a page keeps a number.
  @Suite struct CoveredScreens {
    @Test(arguments: Engine.allCases)
    func `a page drops the oldest of many covered screens, and Back fetches that screen whole`(
      _ engine: Engine
    ) async throws {
      try await Notebook.run(in: engine) { tab, _ in
        let isShown = { (path: String) in
          try await tab.waitUntil("location.pathname === '\(path)'")
          try await tab.waitUntil("!document.body.classList.contains('busy')")
        }
        let mark = "void (document.querySelector('main > :last-child').isMarked = true)"
        let isMarked = "!!document.querySelector('main > :last-child').isMarked"
        try await tab.evaluate(mark)
        try await tab.click("Note 1")
        try await isShown("/notes/1")
        try await tab.evaluate(mark)
        // Thirteen are covered by the fourteenth.
        for count in 1...12 {
          try await tab.click("More")
          try await isShown("/notes/1" + String(repeating: "0", count: count))
        }
        try await tab.evaluate("history.go(-12)")
        try await isShown("/notes/1")
        #expect(try await tab.evaluate(isMarked) == true)
        try await tab.back()
        try await isShown("/")
        try await tab.waitFor("Note 100")
        #expect(try await tab.evaluate(isMarked) == false)
        try await tab.click("Note 2")
        try await tab.waitFor("This is note 2")
      }
    }

    @Test func `a tap beside what lies above the page takes it away, and a tap in it does not`()
      async throws
    {
      try await Notebook.run(in: .chromium) { tab, _ in
        try await tab.click("Note 1")
        try await tab.click("Ask")
        try await tab.waitFor("Sure?")
        try await tab.evaluate("document.querySelector('.modal :is(h1,h2)').click()")
        try await tab.evaluate("document.elementFromPoint(8, 8).click()")
        try await tab.waitForNo("Sure?")
        // The tap in it would have gone back to the list.
        try await tab.waitUntil("!document.body.classList.contains('busy')")
        try await tab.waitFor("This is note 1")
      }
    }
  }
}

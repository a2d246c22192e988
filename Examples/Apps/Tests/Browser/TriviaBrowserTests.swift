import Chromium
import Testing

@testable import BackendInfra
@testable import BrowserSupport

/// Returns the right answer to a question of the backend's bundled content, in its language.
func rightAnswer(to question: String) throws -> String {
  let questions = try TriviaContent.bundled.topics.flatMap(\.questions)
    .flatMap { [$0.english, $0.spanish] }
  let known = try #require(
    questions.first { question.contains($0.text) }, "no question in: \(question)")
  return try #require(known.answers.first)
}

extension InBrowser {
  @Suite(.showcase) struct TriviaBrowserTests {
    @Test func `a whole game is played with the keyboard alone`() async throws {
      let showcase = try suiteShowcase()
      let page = try await newPage(viewport: .desktop)
      try await page.openLive(showcase.url("/trivia/"))
      try await page.waitFor("Choose a topic")
      try await page.pressUntilFocused(on: "Space")
      try await page.press(.enter)
      for number in 1...10 {
        try await page.waitFor("Question \(number) of 10")
        let answer = try rightAnswer(to: try await page.text)
        try await page.pressUntilFocused(on: answer)
        try await page.press(number.isMultiple(of: 2) ? .enter : .space)
      }
      try await page.waitFor("All 10 of them")
      try await page.pressUntilFocused(on: "See result")
      try await page.press(.enter)
      try await page.waitUntil("location.pathname == '/trivia/result'")
      try await page.waitFor("10")
      // The prize is the app's own picture, in place of the module's.
      let prize = try await page.evaluate(
        "(async () => (await fetch(document.querySelector('.s-trivia-trophy').src)).text())()")
      #expect(prize.string?.contains("#a21caf") == true)
      try await page.pressUntilFocused(on: "Home")
      try await page.press(.enter)
      try await page.waitFor("Choose a topic")
      try await page.waitFor("2 of 3 attempts left")
      #expect(page.consoleErrors.isEmpty)
    }

    @Test(arguments: [Viewport.phone, Viewport(width: 844, height: 390)])
    func `the answers stay under the finger, and the question is seen above them`(
      _ viewport: Viewport
    ) async throws {
      let showcase = try suiteShowcase()
      let page = try await newPage(viewport: viewport)
      try await page.openLive(showcase.url("/trivia/"))
      try await page.click("Space")
      try await page.waitFor("Question 1 of 10")
      let question = try await page.evaluate(
        "document.querySelector('h2').getBoundingClientRect().bottom <= innerHeight")
      #expect(question.bool == true)
      let right = try rightAnswer(to: try await page.text)
      let top = """
        [...document.querySelectorAll('.grid button')]
          .find((button) => button.textContent.includes("\(right)")).getBoundingClientRect().top
        """
      let before = try await page.evaluate(top + " + scrollY")
      let wrong = try await page.evaluate(
        """
        [...document.querySelectorAll('.grid button')].map((button) => button.textContent)
          .find((text) => !text.includes("\(right)"))
        """)
      try await page.click(.role("button", name: try #require(wrong.string)))
      try await page.waitFor("Not quite")
      #expect(try await page.evaluate(top + " + scrollY") == before)
    }

    @Test func `a whole game is played with JavaScript off`() async throws {
      let showcase = try suiteShowcase()
      let page = try await newPage(javaScript: false)
      try await page.open(showcase.url("/trivia/"))
      try await page.waitForLoad { try await page.click("Oceans") }
      for number in 1...10 {
        let text = try await page.text
        #expect(text.contains("Question \(number) of 10"))
        let answer = try rightAnswer(to: text)
        try await page.waitForLoad { try await page.click(.role("button", name: answer)) }
      }
      if try await page.text.contains("See result") {
        try await page.waitForLoad { try await page.click("See result") }
      }
      #expect(try await page.url.contains("/trivia/result"))
      try await page.waitForLoad { try await page.click("Home") }
      #expect(try await page.text.contains("2 of 3 attempts left"))
    }

    @Test func `a game goes on after the connection was lost`() async throws {
      let showcase = try suiteShowcase()
      let cable = try Cable(to: showcase.port)
      let page = try await newPage()
      try await page.openLive("http://127.0.0.1:\(cable.port)/trivia/")
      try await page.click("Animals")
      try await page.waitFor("Question 1 of 10")
      try await page.click(.role("button", name: rightAnswer(to: try await page.text)))
      try await page.waitFor("Question 2 of 10")

      cable.cut()
      try await page.waitFor("No connection")
      let answer = try rightAnswer(to: try await page.text)
      try await page.click(.role("button", name: answer))
      try await page.waitFor("This waits for the connection")
      // The notice stays while the page retries.
      let attempts = page.consoleErrors.count
      try await page.waitUntil("it to try again") { page.consoleErrors.count > attempts + 1 }
      try await page.waitFor("This waits for the connection")
      #expect(try await page.text.contains("Question 2 of 10"), "the screen stays as it was")

      // The answer is given when the line is back.
      try cable.mend()
      try await page.waitFor("Question 3 of 10", within: .seconds(30))
    }

    @Test func `Back asks before a running game is left`() async throws {
      let showcase = try suiteShowcase()
      let page = try await newPage()
      try await page.openLive(showcase.url("/trivia/"))
      try await page.click("Music")
      try await page.waitFor("Question 1 of 10")
      try await page.evaluate("history.back()")
      try await page.waitFor("Leave this game?")
      try await page.waitUntil("location.pathname == '/trivia/game'")
      #expect(try await page.focusedElement?.name == "Keep playing")
      try await page.press(.enter)
      try await page.waitForNo("Leave this game?")
      try await page.evaluate("history.back()")
      try await page.waitFor("Leave this game?")
      try await page.click("Leave")
      try await page.waitUntil("location.pathname == '/trivia/'")
      try await page.waitFor("Choose a topic")
    }
  }
}

extension Page {
  /// Presses Tab until the control with this name has the focus, visibly.
  func pressUntilFocused(on name: String) async throws {
    for _ in 0..<60 {
      if let focused = try await focusedElement, focused.name.contains(name) {
        #expect(focused.isFocusVisible)
        return
      }
      try await press(.tab)
    }
    Issue.record("Tab never reaches “\(name)” on:\n\(try await text)")
  }
}

import Foundation
import Testing

@testable import Chromium

/// Tests of the browser driver itself: it acts as a user does and leaves no process behind. The tests that use it cover
/// the rest.
@Suite(.timeLimit(.minutes(2))) struct ChromiumTests {
  @Test func `a page is clicked, typed into, waited for and heard, and its browser ends`()
    async throws
  {
    let browser = try await Browser.launch()
    let process = browser.connection.process
    let page = try await browser.newPage()
    try await page.open(
      address(
        """
        <button onmousedown="if (!window.isTouched) { isTouched = true; outerHTML = outerHTML }"
          onclick="out.textContent = 'Touched'">Shy</button>
        <p id=out>Nothing</p><label>Name <input id=name></label>
        <div style="height: 4000px"></div>
        <script>setTimeout(() => document.body.insertAdjacentHTML('beforeend',
          `<button onclick="out.textContent = 'Hello, ' + document.querySelector('input').value;
            console.error('greeted', event.isTrusted)">Greet</button>`), 100)</script>
        """))
    // The first press replaces the button under the mouse.
    try await page.click("Shy")
    try await page.waitFor("Touched")
    try await page.fill("Name", with: "Adá🎈")
    try await page.click("Greet")
    try await page.waitFor("Hello, Adá🎈")
    try await page.press(.tab, [.shift])
    #expect(try await page.focusedElement?.description == #"textbox "Name""#)
    #expect(page.consoleErrors.map(\.text) == ["greeted true"])
    let error = await #expect(throws: BrowserError.self) {
      try await page.waitFor("Goodbye", within: .milliseconds(100))
    }
    for part in ["“Goodbye”", "Hello, Adá🎈", "greeted true"] {
      #expect(error?.description.contains(part) == true)
    }

    #expect(FileManager.default.fileExists(atPath: process.folder.path))
    await browser.close()
    #expect(process.hasEnded)
    #expect(!FileManager.default.fileExists(atPath: process.folder.path))
    await #expect(throws: BrowserError.ended("the test closed it")) { try await page.text }
  }

  @Test func `whoever waits for a browser that dies is told, and nothing is left of it`()
    async throws
  {
    let browser = try await Browser.launch()
    let page = try await browser.newPage()
    let waiting = Task { try await page.evaluate("new Promise(() => {})") }
    try await page.waitUntil("true")
    browser.connection.process.kill()
    let error = await #expect(throws: BrowserError.self) { try await waiting.value }
    #expect(error?.description.hasPrefix("The browser ended") == true)
    await browser.close()
    #expect(!FileManager.default.fileExists(atPath: browser.connection.process.folder.path))
  }

  /// Returns a data URL with the page.
  private func address(_ html: String) -> String {
    "data:text/html;base64,"
      + Data("<!doctype html><meta charset=utf-8>\(html)".utf8).base64EncodedString()
  }
}

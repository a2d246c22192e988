import Foundation
import Testing

@testable import Chromium

@Suite(.serialized) struct ChromiumLifeTests {
  /// The temporary folders of the browsers that this process has running.
  private func profiles(of browser: Browser) throws -> Bool {
    FileManager.default.fileExists(atPath: browser.connection.process.folder.path)
  }

  @Test func `a machine without Chromium is told which package to install`() {
    let error = #expect(throws: BrowserError.self) {
      try Browser.findExecutable(["PATH": "/nowhere"])
    }
    #expect(error?.description.contains("apt-get install chromium") == true)
  }

  @Test func `a wrong CHROMIUM is named`() {
    let error = #expect(throws: BrowserError.self) {
      try Browser.findExecutable(["CHROMIUM": "/nowhere/chromium"])
    }
    #expect(error?.description.contains("/nowhere/chromium") == true)
  }

  @Test func `a program that is no Chromium does not keep anyone waiting`() async throws {
    let process = try BrowserProcess(executable: "/bin/false", arguments: [])
    let connection = Connection(process, patience: .seconds(10))
    let error = await #expect(throws: BrowserError.self) {
      try await connection.call("Browser.getVersion")
    }
    guard case .ended = error else {
      Issue.record("It was \(String(describing: error))")
      return
    }
    await connection.close()
  }

  @Test func `closing leaves no process and no profile`() async throws {
    let browser = try await Browser.launch()
    let page = try await browser.newPage()
    #expect(try profiles(of: browser))
    await browser.close()
    #expect(try !profiles(of: browser))
    await #expect(throws: BrowserError.ended("the test closed it")) { try await page.text }
  }

  @Test func `letting go of a browser ends it`() async throws {
    var browser: Browser? = try await Browser.launch()
    let process = try #require(browser).connection.process
    #expect(!process.hasEnded)
    browser = nil
    let deadline = ContinuousClock.now + .seconds(10)
    while !process.hasEnded, ContinuousClock.now < deadline {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(process.hasEnded)
  }

  @Test func `letting go of a page closes it`() async throws {
    try await Browser.run { browser in
      var page: Page? = try await browser.newPage()
      func pages() async throws -> Int {
        let targets = try await browser.connection.call("Target.getTargets")["targetInfos"].array
        return targets.filter { $0["type"] == "page" }.count
      }
      let other = try await browser.newPage()
      #expect(try await page?.title == "")
      let before = try await pages()
      page = nil
      try await other.waitUntil("one page less") { try await pages() == before - 1 }
    }
  }

  @Test func `whoever waits for a browser that dies is told`() async throws {
    let browser = try await Browser.launch()
    let page = try await browser.newPage()
    let waiting = Task { try await page.evaluate("new Promise(() => {})") }
    try await page.waitUntil("true")
    browser.connection.process.kill()
    let error = await #expect(throws: BrowserError.self) { try await waiting.value }
    #expect(error?.description.hasPrefix("Chromium ended") == true)
    await browser.close()
    #expect(try !profiles(of: browser))
  }

  @Test func `whoever waits for a page that is closed is told`() async throws {
    try await Browser.run { browser in
      let page = try await browser.newPage()
      let waiting = Task { try await page.evaluate("new Promise(() => {})") }
      try await page.waitUntil("true")
      try await page.close()
      let error = await #expect(throws: BrowserError.self) { try await waiting.value }
      #expect(error == .pageGone("it was closed"))
      _ = try await browser.newPage().text
    }
  }

  @Test func `a script in a loop is not waited for for ever`() async throws {
    let browser = try await Browser.launch(patience: .seconds(2))
    let page = try await browser.newPage()
    await #expect(throws: BrowserError.silent(command: "Runtime.evaluate", after: .seconds(8))) {
      try await page.evaluate("(() => { while (true) {} })()")
    }
    await browser.close()
  }

  @Test func `a cancelled test stops waiting`() async throws {
    try await Browser.run { browser in
      let page = try await browser.newPage()
      let waiting = Task { try await page.waitFor("nothing") }
      waiting.cancel()
      await #expect(throws: CancellationError.self) { try await waiting.value }
    }
  }
}

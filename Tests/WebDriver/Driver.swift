import Chromium
import Foundation
import Synchronization

/// A running Firefox or WebKitGTK, and the session with it.
final class Driver: Sendable {
  let engine: Engine
  private let process: DriverProcess
  // Its calls block a thread: of this queue, which is no thread of Swift's.
  private let queue = DispatchQueue(label: "WebDriver")
  private let line: Mutex<any Line>
  /// True once WebKit's driver has started its browser.
  private let hasBrowser = Atomic(false)

  private init(_ engine: Engine, _ process: DriverProcess, _ line: sending any Line) {
    self.engine = engine
    self.process = process
    self.line = Mutex(line)
  }

  /// Starts a browser without a window to look at.
  ///
  /// - Throws: ``BrowserError/notStarted(_:)``.
  static func launch(_ engine: Engine) async throws -> Driver {
    engine == .firefox ? try await firefox() : try await webKit()
  }

  /// Firefox speaks Marionette by itself: its WebDriver over HTTP is a program that Debian does not have.
  private static func firefox() async throws -> Driver {
    let program = try DriverProcess.program("firefox-esr", of: "firefox")
    let process = try DriverProcess(
      preferences: """
        user_pref("marionette.port", 0);
        user_pref("network.proxy.type", 0);
        """
    ) {
      [
        program, "--headless", "--marionette", "--remote-allow-system-access", "--no-remote",
        "--profile", $0.appending(path: "profile").path, "about:blank",
      ]
    }
    let file = process.folder.appending(path: "profile/MarionetteActivePort")
    let port = try await process.wait(for: "port") {
      (try? String(contentsOf: file, encoding: .utf8)).flatMap { Int($0) }
    }
    let driver = Driver(.firefox, process, try MarionetteLine(port: port))
    try await driver.call(.newSession, capabilities([:]))
    return driver
  }

  /// WebKitGTK needs a screen: Xvfb is one in memory.
  private static func webKit() async throws -> Driver {
    let program = try DriverProcess.program("WebKitWebDriver", of: "webkit")
    _ = try DriverProcess.program("Xvfb", of: "webkit")
    let (listener, port) = try Loopback.listen(on: 0)
    listener.shutDown()
    let process = try DriverProcess { folder in
      let display = folder.appending(path: "display").path
      return [
        "/bin/sh", "-c",
        """
        Xvfb -displayfd 5 -screen 0 1024x1200x24 -nolisten tcp 5> \(display) &
        while [ ! -s \(display) ]; do sleep 0.02; done
        DISPLAY=":$(cat \(display))" exec \(program) --port=\(port)
        """,
      ]
    }
    try await process.wait(for: "driver") { Loopback.connect(to: port).map { _ in } }
    return Driver(.webKit, process, HTTPLine(port: port))
  }

  private static func capabilities(_ more: [String: JSON]) -> [String: JSON] {
    let all = more.merging(["pageLoadStrategy": "none"]) { $1 }
    return ["capabilities": ["alwaysMatch": .object(all)]]
  }

  /// Begins with an empty tab, and without cookies.
  func beginTab() async throws {
    switch engine {
    case .webKit:
      // Those of the page that is open: all tests have pages of one machine. Its start takes longer than a tab.
      if hasBrowser.load(ordering: .acquiring) {
        try await call(.deleteCookies)
        return try await changeTab()
      }
      let browser = try DriverProcess.program(
        "MiniBrowser", or: ["/usr/lib/\(Self.machine)-linux-gnu/webkit2gtk-4.1/MiniBrowser"],
        of: "webkit")
      try await call(
        .newSession,
        Self.capabilities([
          "webkitgtk:browserOptions": ["binary": .string(browser), "args": ["--automation"]]
        ]))
      hasBrowser.store(true, ordering: .releasing)
    case .firefox, .chromium:
      try await changeTab()
      try await inBrowser("Services.cookies.removeAll()")
    }
  }

  /// Opens a tab, and closes all others.
  private func changeTab() async throws {
    let old = try await call(.handles).array
    let tab = try await call(.newWindow, ["type": "tab", "focus": true])["handle"]
    for handle in old {
      try await call(.switchWindow, ["handle": handle, "focus": false])
      try await call(.closeWindow)
    }
    try await call(.switchWindow, ["handle": tab, "focus": true])
  }

  /// Closes the tab, and opens it again from the browser's list of closed tabs, which Firefox alone has in a test.
  func reopenTab() async throws {
    let old = try await call(.handles).array
    // The browser notes what the page keeps now and then.
    try await inBrowser(
      """
      const folder = "resource:///modules/sessionstore/";
      const { TabStateFlusher } = ChromeUtils.importESModule(folder + "TabStateFlusher.sys.mjs");
      return TabStateFlusher.flush(gBrowser.selectedBrowser);
      """)
    let other = try await call(.newWindow, ["type": "tab", "focus": false])["handle"]
    for handle in old {
      try await call(.switchWindow, ["handle": handle, "focus": false])
      try await call(.closeWindow)
    }
    try await call(.switchWindow, ["handle": other, "focus": true])
    try await inBrowser("SessionStore.undoCloseTab(window, 0);")
    let again = try await process.wait(for: "tab") {
      try await call(.handles).array.first { $0 != other }
    }
    try await call(.switchWindow, ["handle": again, "focus": true])
  }

  /// Runs a script in Firefox itself.
  private func inBrowser(_ script: String) async throws {
    try await call(.setContext, ["value": "chrome"])
    try await call(.execute, ["script": .string(script), "args": []])
    try await call(.setContext, ["value": "content"])
  }

  @discardableResult
  func call(_ command: Command, _ parameters: [String: JSON] = [:]) async throws -> JSON {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { [self] in
        continuation.resume(
          with: Result {
            do {
              return try line.withLock { try $0.call(command, parameters) }
            } catch BrowserError.ended(let reason) {
              throw BrowserError.ended("\(reason). Its last words: \(process.lastWords)")
            }
          })
      }
    }
  }

  func close() async { await process.end() }

  private static var machine: String {
    #if arch(arm64)
      "aarch64"
    #else
      "x86_64"
    #endif
  }
}

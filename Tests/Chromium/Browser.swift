import Foundation

/// A Chromium process with an empty profile. Both are removed when it is closed, when its last reference is released,
/// and when this process ends, in any way.
///
/// ```swift
/// try await Browser.run { browser in
///   let page = try await browser.newPage()
///   try await page.open("http://127.0.0.1:8080/")
///   try await page.click("Play")
///   try await page.waitFor("Question 1")
///   #expect(page.consoleErrors.isEmpty)
/// }
/// ```
public final class Browser: Sendable {
  let connection: Connection

  private init(_ connection: Connection) { self.connection = connection }

  /// Starts Chromium: the program that the environment variable `CHROMIUM` names, else the one
  /// in the `PATH`.
  ///
  /// - Parameters:
  ///   - headless: without a window to look at.
  ///   - arguments: more arguments for its command line.
  ///   - patience: how long pages wait by default.
  /// - Throws: ``BrowserError/notStarted(_:)``.
  public static func launch(
    headless: Bool = true, arguments: [String] = [], patience: Duration = .seconds(30)
  ) async throws -> Browser {
    let executable = try findExecutable(ProcessInfo.processInfo.environment)
    let process = try BrowserProcess(
      executable: executable,
      arguments: standardArguments + (headless ? ["--headless=new", "--hide-scrollbars"] : [])
        + arguments
        + ["about:blank"])
    let connection = Connection(process, patience: patience)
    do {
      _ = try await connection.call("Browser.getVersion", patience: .seconds(60))
    } catch let error as BrowserError {
      await connection.close()
      throw BrowserError.notStarted("\(executable): \(error)")
    } catch {
      await connection.close()
      throw error
    }
    return Browser(connection)
  }

  /// Starts Chromium, runs the body, and closes Chromium, even after an error.
  public static func run<Result>(
    headless: Bool = true, _ body: (Browser) async throws -> Result
  ) async throws -> Result {
    let browser = try await launch(headless: headless)
    do {
      let result = try await body(browser)
      await browser.close()
      return result
    } catch {
      await browser.close()
      throw error
    }
  }

  /// Ends Chromium and waits until its process and profile are gone. Calls that still wait for it fail.
  public func close() async { await connection.close() }

  var hasEnded: Bool { connection.process.hasEnded }

  /// Ends Chromium, blocking the thread until its process and profile are gone.
  func endNow() {
    connection.process.kill()
    connection.process.waitForEnd()
  }

  /// Makes a context, whose pages share cookies and storage with no other context.
  public func newContext() async throws -> BrowserContext {
    let answer = try await connection.call(
      "Target.createBrowserContext", ["disposeOnDetach": true])
    guard let id = answer["browserContextId"].string else {
      throw BrowserError.refused(
        command: "Target.createBrowserContext", reason: "it answered \(answer.text)")
    }
    return BrowserContext(connection, id: id)
  }

  /// A page in a context of its own.
  ///
  /// - Parameters:
  ///   - javaScript: whether scripts of the page run. Those of the test always do.
  ///   - viewport: the screen that it is shown on.
  public func newPage(
    javaScript: Bool = true, viewport: Viewport = .phone
  ) async throws -> Page {
    try await newContext().newPage(javaScript: javaScript, viewport: viewport)
  }
}

extension Browser {
  static func findExecutable(_ environment: [String: String]) throws -> String {
    let files = FileManager.default
    if let path = environment["CHROMIUM"], !path.isEmpty {
      guard files.isExecutableFile(atPath: path) else {
        throw BrowserError.notStarted(
          "CHROMIUM is \(path), which is no program; correct or unset it")
      }
      return path
    }
    let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    for name in ["chromium", "chromium-browser", "google-chrome"] {
      for folder in folders where files.isExecutableFile(atPath: "\(folder)/\(name)") {
        return "\(folder)/\(name)"
      }
    }
    throw BrowserError.notStarted(
      """
      there is no chromium in the PATH. Install Debian's packages chromium and fonts-dejavu \
      (apt-get install chromium fonts-dejavu), or set CHROMIUM to the path of the program
      """)
  }

  private static var standardArguments: [String] {
    var arguments = [
      // No network, sound or prompts that the test did not ask for.
      "--no-first-run", "--no-default-browser-check", "--disable-background-networking",
      "--disable-component-update", "--disable-default-apps", "--disable-extensions",
      "--disable-sync", "--disable-features=Translate", "--mute-audio", "--password-store=basic",
      // A page that could not be loaded comes again when the test loads it, and not by itself after a second.
      "--disable-auto-reload",
      // The same language and colors on every machine.
      "--lang=en-US", "--force-color-profile=srgb", "--disable-gpu",
      // Containers have a small /dev/shm.
      "--disable-dev-shm-usage",
      // Pages in the background run as fast as the one in front.
      "--disable-background-timer-throttling", "--disable-backgrounding-occluded-windows",
      "--disable-renderer-backgrounding", "--disable-ipc-flooding-protection",
    ]
    // Chromium's sandbox does not work for root.
    if geteuid() == 0 { arguments.append("--no-sandbox") }
    return arguments
  }
}

import Foundation
import Synchronization
public import Testing

/// Gives a suite the browser of this process for all of its tests; each test opens pages of its own. The first suite that
/// needs the browser starts it, and it ends with the process.
///
/// Add `.serialized`: a browser keeps a few cores busy with one page already, and several at once only delay each
/// other.
///
/// ```swift
/// @Suite(.browser, .serialized) struct PlayingTests {
///   @Test func `a person plays`() async throws {
///     let page = try await newPage()
///   }
/// }
/// ```
public struct BrowserTrait: SuiteTrait, TestScoping {
  @TaskLocal static var browser: Browser?

  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    let browser = try await SharedBrowser.shared.browser
    try await Self.$browser.withValue(browser) { try await function() }
  }
}

private actor SharedBrowser {
  static let shared = SharedBrowser()
  /// The browser to end with the process.
  private static let running = Mutex<Browser?>(nil)
  private var launch: Task<Browser, any Error>?

  var browser: Browser {
    get async throws {
      if let launch, let browser = try? await launch.value, !browser.hasEnded { return browser }
      let launch = Task { try await Browser.launch() }
      self.launch = launch
      let browser = try await launch.value
      let isFirst = Self.running.withLock { running in
        defer { running = browser }
        return running == nil
      }
      // Without it the folder of the browser would be removed a moment after the process has ended.
      if isFirst { atexit { SharedBrowser.running.withLock { $0 }?.endNow() } }
      return browser
    }
  }
}

extension Trait where Self == BrowserTrait {
  /// The browser of the process.
  public static var browser: Self { Self() }
}

/// A page in a context of its own, in the browser of the suite.
public func newPage(
  javaScript: Bool = true, viewport: Viewport = .phone
) async throws -> Page {
  let browser = try #require(BrowserTrait.browser, "The suite needs the trait .browser")
  return try await browser.newPage(javaScript: javaScript, viewport: viewport)
}

extension Page {
  /// Opens an address and waits until the page's script has taken over its window.
  public func openLive(_ url: String) async throws {
    try await open(url)
    try await waitUntilLive()
  }

  /// Waits until the page's script has taken over its window. Until then a click loads a page.
  public func waitUntilLive() async throws {
    try await waitUntil("document.body?.classList.contains('live')")
  }
}

public import Testing

/// Gives a suite one browser for all of its tests, and for those of the suites in it; each test opens pages of its own.
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
    try await Browser.run { browser in
      try await Self.$browser.withValue(browser) { try await function() }
    }
  }
}

extension Trait where Self == BrowserTrait {
  /// One browser for the suite.
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

import Chromium
import Testing

/// Gives a suite one browser for all of its tests; each test opens pages of its own in it.
///
/// Add `.serialized`: a browser keeps a few cores busy with one page already, and many at once only
/// make each other late.
///
/// ```swift
/// @Suite(.browser, .serialized) struct PlayingTests {
///   @Test func `a person plays`() async throws {
///     let page = try await newPage()
///   }
/// }
/// ```
struct BrowserTrait: SuiteTrait, TestScoping {
  @TaskLocal static var browser: Browser?

  func provideScope(
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
  static var browser: Self { Self() }
}

/// The browser of the suite that the test is in.
func suiteBrowser() throws -> Browser {
  try #require(BrowserTrait.browser, "The suite needs the trait .browser")
}

/// A page in a context of its own, in the browser of the suite.
func newPage(javaScript: Bool = true, viewport: Viewport = .phone) async throws -> Page {
  try await suiteBrowser().newPage(javaScript: javaScript, viewport: viewport)
}

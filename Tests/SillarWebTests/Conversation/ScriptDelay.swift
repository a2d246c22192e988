import Chromium
import Testing
import WebDriver

@testable import SillarWeb

/// Holds a line between a page and its script.
struct ScriptDelay: Sendable {
  /// Half of the time from the page to its script, in which the line must be held.
  let time: Duration
  private let early = Tally()

  var isBeforeScript: Bool { early.count > 0 }

  /// Tries a test with longer and longer delays, until it comes before the script: on a busy machine the line is held late.
  static func run(_ attempt: (ScriptDelay) async throws -> Void) async throws {
    for time in [100, 750, 3000] as [Int64] {
      let delay = ScriptDelay(time: .milliseconds(time))
      try await attempt(delay)
      if delay.isBeforeScript { return }
    }
    Issue.record("the script came too early")
  }

  /// Opens a page without its script, unless that is too late: see ``isBeforeScript``.
  ///
  /// - Parameter text: What is seen of the page then.
  func open(
    _ url: String, of host: WebHost, in tab: any Tab, _ line: Cable, seeing text: String
  ) async throws {
    // As a browser that has been here, and has lost the script meanwhile: it has the styles of a page that has no script.
    try await tab.open(url + "-/none")
    try await tab.evaluate("void (document.cookie = 'files=\(host.assets.version);path=/')")
    try await tab.open(url + "-/none")
    line.slow(up: .init(delay: time), down: .init(delay: time))
    // Without waiting until the page has loaded, which its script is a part of.
    try await tab.evaluate("void location.assign('\(url)')")
    try await tab.waitFor(text)
    line.hold()
    let hasNoScript = try await tab.evaluate(
      "performance.getEntriesByType('resource').every(({ name }) => !name.endsWith('.js'))")
    if hasNoScript == true { early.add() }
  }

  /// Lets the script come, and waits until the page is live.
  func end(in tab: any Tab, _ line: Cable) async throws {
    line.slow()
    line.release()
    try await tab.waitUntilLive()
  }
}

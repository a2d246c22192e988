public import Chromium

/// A tab of any browser, with the verbs that the same test needs in each engine. Each call waits until its action has
/// happened.
public protocol Tab: Sendable {
  func open(_ url: String) async throws
  func reload() async throws
  func back() async throws
  func forward() async throws
  /// The value of a JavaScript expression in the page; a promise is awaited.
  @discardableResult func evaluate(_ expression: String) async throws -> JSON
  /// Clicks an element as soon as it is there and nothing covers it.
  func click(_ element: Locator) async throws
  /// Clicks an element with the middle button of the mouse.
  func middleClick(_ element: Locator) async throws
  /// Types into the focused element, key by key.
  func type(_ text: String) async throws
  func press(_ key: Key) async throws
  /// Presses a key while others are held down.
  func press(_ key: Key, _ modifiers: Key.Modifiers) async throws
  /// Shows a text in the focused field while somebody composes it. ``insert(_:)`` ends the composition.
  func compose(_ text: String) async throws
  func insert(_ text: String) async throws
}

extension Page: Tab {
  public func click(_ element: Locator) async throws { try await click(element, within: nil) }
  public func press(_ key: Key) async throws { try await press(key, []) }
}

extension Tab {
  /// Opens an address and waits until the page's script has taken over its window.
  public func openLive(_ url: String) async throws {
    try await open(url)
    try await waitUntilLive()
  }

  public func waitUntilLive() async throws {
    try await waitUntil("document.body?.classList.contains('live')")
  }

  /// Clicks a button by a script, which does not scroll to it.
  public func clickInPlace(_ title: String) async throws {
    try await evaluate(
      "[...document.querySelectorAll('button')].find(b => b.innerText === '\(title)').click()")
  }

  /// Scrolls to a place from the page's top, in pixels, as a person does: a page that has just been opened goes back to its place
  /// otherwise when it changes.
  public func scroll(to place: Int) async throws {
    try await evaluate(
      "void (document.body.dispatchEvent(new Event('wheel', { bubbles: true })), scrollTo(0, \(place)))"
    )
  }

  /// Waits until the page's text contains this text. A run of white space counts as one space.
  public func waitFor(_ text: String, within time: Duration = .seconds(30)) async throws {
    try await waitUntil(Self.contains(text), within: time)
  }

  /// Waits until the page's text no longer contains this text.
  public func waitForNo(_ text: String) async throws {
    try await waitUntil("!(\(Self.contains(text)))")
  }

  private static func contains(_ text: String) -> String {
    "(document.body?.innerText ?? '').replace(/\\s+/g, ' ').includes(\(JSON.string(text).text))"
  }

  /// Waits until a JavaScript expression is true.
  ///
  /// - Throws: ``BrowserError/timedOut(waitingFor:after:page:)``.
  public func waitUntil(_ expression: String, within time: Duration = .seconds(30)) async throws {
    try await poll(for: expression, within: time, page: appearance) { () -> Void? in
      // A browser refuses a script while one document replaces another.
      do { return try await evaluate(expression).isTruthy ? () : nil } catch BrowserError.refused {
        return nil
      }
    }
  }

  /// Moves the clock by which the page measures how long it has waited. Its timers go on as before.
  public func skip(seconds: Int) async throws {
    try await evaluate(
      "void (now => { performance.now = () => now() + \(seconds * 1000); })(performance.now.bind(performance))"
    )
  }

  private func appearance() async -> String {
    let seen = try? await evaluate(
      "location.href + '\\n' + document.body?.className + '\\n' + document.body?.innerText")
    return "--- the page: \(seen?.string ?? "(does not answer)")"
  }

  /// Clicks a field, selects its text and types over it.
  public func fill(_ field: Locator, with text: String) async throws {
    try await click(field)
    if try await evaluate("document.activeElement.value !== ''").isTruthy {
      try await evaluate("document.activeElement.select()")
      try await press(.backspace)
    }
    try await type(text)
  }
}

extension Page {
  /// Waits until the page's text contains this text. A run of white space counts as one space.
  ///
  /// - Throws: ``BrowserError/timedOut(waitingFor:after:page:)``.
  public func waitFor(_ text: String, within time: Duration? = nil) async throws {
    try await waitForText(text, isThere: true, time)
  }

  /// Waits until the page's text no longer contains this text.
  public func waitForNo(_ text: String, within time: Duration? = nil) async throws {
    try await waitForText(text, isThere: false, time)
  }

  /// Waits until a JavaScript expression is true, and returns its value.
  @discardableResult
  public func waitUntil(_ expression: String, within time: Duration? = nil) async throws -> JSON {
    try await wait(for: expression, time) {
      let value = try await evaluate(expression)
      return value.isTruthy ? value : nil
    }
  }

  /// Waits until a condition that the test checks is true.
  public func waitUntil(
    _ description: String, within time: Duration? = nil, _ condition: () async throws -> Bool
  ) async throws {
    try await wait(for: description, time) { try await condition() ? () : nil }
  }

  private func waitForText(_ text: String, isThere: Bool, _ time: Duration?) async throws {
    let wanted = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let expression =
      "(document.body?.innerText ?? '').replace(/\\s+/g, ' ').includes(\(JSON.string(wanted).text))"
    try await wait(for: isThere ? "the text “\(text)”" : "the text “\(text)” to go", time) {
      try await evaluate(expression).bool == isThere ? () : nil
    }
  }

  /// Polls until there is a value. A failure because one document replaced another counts as no value.
  @discardableResult
  func wait<Value>(
    for description: @autoclosure () -> String, _ time: Duration? = nil,
    _ answer: () async throws -> Value?
  ) async throws -> Value {
    try await poll(for: description(), within: time ?? patience, page: pageDescription) {
      do { return try await answer() } catch let error as BrowserError where error.isPassing {
        return nil
      }
    }
  }

  /// The page's address, text and console, for errors.
  private func pageDescription() async -> String {
    let seen = try? await evaluate("location.href + '\\n' + (document.body?.innerText ?? '')")
    let console = console.suffix(30).map(\.description)
    return (["--- the page: \(seen?.string ?? "(does not answer)")", "--- its console:"] + console)
      .joined(separator: "\n")
  }
}

/// Polls until there is a value. Each look keeps the browser from its work, and lays a page out: the longer it takes, the rarer they
/// are.
///
/// - Parameter page: What the error says of the page.
/// - Throws: ``BrowserError/timedOut(waitingFor:after:page:)``.
@discardableResult
package func poll<Value>(
  for description: @autoclosure () -> String, within time: Duration,
  page: () async -> String = { "" }, _ answer: () async throws -> Value?
) async throws -> Value {
  let start = ContinuousClock.now
  while true {
    if let value = try await answer() { return value }
    let waited = ContinuousClock.now - start
    guard waited < time else {
      throw BrowserError.timedOut(waitingFor: description(), after: time, page: await page())
    }
    try await Task.sleep(for: min(max(waited / 20, .milliseconds(10)), .milliseconds(100)))
  }
}

extension BrowserError {
  /// True if the command failed because one document replaced another.
  fileprivate var isPassing: Bool {
    guard case .refused(_, let reason) = self else { return false }
    return [
      "context was destroyed", "default execution context", "navigated or closed",
      "Cannot find context", "Could not find object", "does not belong to the document",
    ].contains { reason.contains($0) }
  }
}

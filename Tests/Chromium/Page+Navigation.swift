extension Page {
  /// Opens an address and waits until it has loaded.
  ///
  /// - Throws: ``BrowserError/unreachable(url:reason:)``, but not for a response with an error status.
  public func open(_ url: String) async throws {
    let answer = try await call("Page.navigate", ["url": .string(url)])
    if let reason = answer["errorText"].string, !reason.isEmpty {
      throw BrowserError.unreachable(url: url, reason: reason)
    }
    // There is no new document if only the fragment has changed.
    guard let document = answer["loaderId"].string else { return }
    try await wait(for: "\(url) to load") { record.hasSeen(document) && record.isLoaded ? () : nil }
  }

  /// Loads the page again, as the browser's button does.
  public func reload() async throws {
    try await waitForLoad { try await call("Page.reload") }
  }

  /// Goes back in the page's history, as the browser's button does.
  ///
  /// A difference: the button skips entries that a script has added without user activity; this does not.
  public func back() async throws { try await travel(-1) }

  /// Goes forward in the page's history, as the browser's button does.
  public func forward() async throws { try await travel(1) }

  /// Performs an action that loads another document, and waits until that has loaded.
  ///
  /// ```swift
  /// try await page.waitForLoad { try await page.click("Play") }
  /// ```
  public func waitForLoad<Result>(
    within time: Duration? = nil, _ action: () async throws -> Result
  ) async throws {
    let old = record.document
    _ = try await action()
    try await wait(for: "another document to load", time) {
      let record = record
      return record.document != old && record.isLoaded ? () : nil
    }
  }

  private func travel(_ distance: Int) async throws {
    let history = try await call("Page.getNavigationHistory")
    guard let index = history["currentIndex"].int,
      let entry = history["entries"][index + distance]["id"].int
    else {
      throw BrowserError.unreachable(
        url: distance < 0 ? "the page before" : "the page after", reason: "the history ends here")
    }
    let navigations = record.navigations
    try await call("Page.navigateToHistoryEntry", ["entryId": .number(Double(entry))])
    try await wait(for: "the history to move") {
      let record = record
      return record.navigations > navigations && record.isLoaded ? () : nil
    }
  }
}

import Synchronization

/// A tab of the browser. Each call waits until its action has happened, and throws a ``BrowserError`` that shows the
/// page if it does not happen in time.
///
/// ```swift
/// try await page.open("http://127.0.0.1:8080/")
/// try await page.press(.tab)
/// #expect(try await page.focusedElement?.name == "Play")
/// try await page.press(.enter)
/// try await page.waitFor("Question 1")
/// #expect(page.consoleErrors.isEmpty)
/// ```
///
/// Frames and workers of a page are not driven. A dialog that a script opens (`alert`, `confirm`) is accepted at once
/// and recorded in ``dialogs``. A page closes when its last reference is released.
public final class Page: Sendable {
  /// The context of the page.
  public let context: BrowserContext
  let hasJavaScript: Bool

  private let connection: Connection
  private let target: String
  private let session: String
  private let events: Mutex<PageRecord>

  init(
    _ connection: Connection, target: String, session: String, context: BrowserContext,
    hasJavaScript: Bool
  ) {
    self.connection = connection
    self.target = target
    self.session = session
    self.context = context
    self.hasJavaScript = hasJavaScript
    // The ID of a page's main frame is the page's own.
    events = Mutex(PageRecord(mainFrame: target))
  }

  deinit {
    connection.send("Target.closeTarget", ["targetId": .string(target)])
    connection.forget(session, .pageGone("nobody used it any more"))
  }

  func setUp(viewport: Viewport) async throws {
    connection.handleEvents(of: session) { [weak self] in self?.handle($0, $1) }
    for domain in ["Page", "Runtime", "Network", "Log", "Inspector"] {
      try await call("\(domain).enable")
    }
    try await call("Page.setLifecycleEventsEnabled", ["enabled": true])
    // Several pages can have the focus, each as if it were in front.
    try await call("Emulation.setFocusEmulationEnabled", ["enabled": true])
    if !hasJavaScript { try await call("Emulation.setScriptExecutionDisabled", ["value": true]) }
    try await setViewport(viewport)
    try await setColorScheme(.light)
  }

  private func handle(_ method: String, _ event: JSON) {
    events.withLock { $0.apply(method, event) }
    if method == "Page.javascriptDialogOpening" {
      Task { try? await call("Page.handleJavaScriptDialog", ["accept": true]) }
    }
  }

  /// The default time limit of this page.
  var patience: Duration { connection.patience }

  /// The events so far.
  var record: PageRecord { events.withLock { $0 } }

  @discardableResult
  func call(_ command: String, _ parameters: [String: JSON] = [:]) async throws -> JSON {
    try await connection.call(command, parameters, session: session)
  }

  /// Closes the page, as the × of its tab does, but without confirmation. Waits until the page is gone.
  public func close() async throws {
    _ = try await connection.call("Target.closeTarget", ["targetId": .string(target)])
    connection.forget(session, .pageGone("it was closed"))
    try await poll(for: "the page to close", within: .seconds(30)) {
      try await context.pages.contains(target) ? nil : ()
    }
  }
}

extension Page {
  /// The lines of the page's console, the oldest first.
  public var console: [ConsoleMessage] { record.console }

  /// Errors in the console, uncaught exceptions, violations of the Content-Security-Policy, and failed requests. A
  /// correct page has none.
  public var consoleErrors: [ConsoleMessage] { record.console.filter { $0.level == .error } }

  /// The texts of dialogs that scripts have opened (`alert`, `confirm`, …).
  public var dialogs: [String] { record.dialogs }

  /// The responses to the page's requests, the oldest first.
  public var responses: [Response] { record.responses }

  /// The response that contained the document; `nil` if it did not come over HTTP.
  public var documentResponse: Response? { record.documentResponse }

  /// The page's WebSockets, the oldest first, also closed ones.
  public var webSockets: [WebSocketTraffic] { record.webSockets }

  /// Clears the records, to see only later events.
  public func clearRecords() { events.withLock { $0.clearTraffic() } }
}

import Synchronization

/// A tab of the browser. Each call waits until what it asks for has happened, and throws a
/// ``BrowserError`` that shows the page when it does not happen in time.
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
/// Frames and workers of a page are not driven. A dialogue that a script opens (`alert`, `confirm`)
/// is accepted at once and recorded in ``dialogs``. A page closes when nobody uses it any more.
public final class Page: Sendable {
  /// Whose page it is.
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
    // The main frame of a page bears the page's own name.
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
    // So that several pages can have the focus, each as if it were in front.
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

  /// How long this page waits unless told otherwise.
  var patience: Duration { connection.patience }

  /// What has happened until now.
  var record: PageRecord { events.withLock { $0 } }

  @discardableResult
  func call(_ command: String, _ parameters: [String: JSON] = [:]) async throws -> JSON {
    try await connection.call(command, parameters, session: session)
  }

  /// Closes the page, as the × of its tab does, but asks nobody.
  public func close() async throws {
    _ = try await connection.call("Target.closeTarget", ["targetId": .string(target)])
    connection.forget(session, .pageGone("it was closed"))
  }
}

extension Page {
  /// What its scripts and the browser wrote to its console, the oldest first.
  public var console: [ConsoleMessage] { record.console }

  /// Errors in its console, uncaught exceptions, refusals of its Content-Security-Policy, and
  /// requests that failed. A page that is well has none.
  public var consoleErrors: [ConsoleMessage] { record.console.filter { $0.level == .error } }

  /// What scripts said in dialogues (`alert`, `confirm`, …).
  public var dialogs: [String] { record.dialogs }

  /// The answers to its requests, the oldest first.
  public var responses: [Response] { record.responses }

  /// The answer that its document came with; `nil` when it did not come over HTTP.
  public var documentResponse: Response? { record.documentResponse }

  /// Its WebSockets, the oldest first, also those that are closed.
  public var webSockets: [WebSocketTraffic] { record.webSockets }

  /// Forgets what was recorded until now, to see only what follows.
  public func clearRecords() { events.withLock { $0.clearTraffic() } }
}

/// One user of the browser: their pages share cookies and storage, as the tabs of a window do. The context closes when
/// its last reference, and those of its pages, are released.
///
/// ```swift
/// let ada = try await browser.newContext()
/// let first = try await ada.newPage()
/// let second = try await ada.newPage(viewport: .desktop)
/// ```
public final class BrowserContext: Sendable {
  let connection: Connection
  let id: String
  private let isOwned: Bool

  /// - Parameter isOwned: False for the browser's own context, which ends with the browser.
  init(_ connection: Connection, id: String, isOwned: Bool = true) {
    self.connection = connection
    self.id = id
    self.isOwned = isOwned
  }

  deinit {
    if isOwned {
      connection.send("Target.disposeBrowserContext", ["browserContextId": .string(id)])
    }
  }

  /// Opens an empty page.
  ///
  /// - Parameters:
  ///   - javaScript: whether scripts of the page run. Those of the test always do.
  ///   - viewport: the screen that it is shown on.
  public func newPage(
    javaScript: Bool = true, viewport: Viewport = .phone
  ) async throws -> Page {
    let target = try await connection.call(
      "Target.createTarget", ["url": "about:blank", "browserContextId": .string(id)])["targetId"]
    return try await page(target, javaScript: javaScript, viewport: viewport)
  }

  /// The page of a target.
  func page(_ target: JSON, javaScript: Bool = true, viewport: Viewport) async throws -> Page {
    let attached = try await connection.call(
      "Target.attachToTarget", ["targetId": target, "flatten": true])
    guard let target = target.string, let session = attached["sessionId"].string else {
      throw BrowserError.refused(
        command: "Target.attachToTarget", reason: "it answered \(attached.text)")
    }
    let page = Page(
      connection, target: target, session: session, context: self, hasJavaScript: javaScript)
    try await page.setUp(viewport: viewport)
    return page
  }

  /// Closes all pages of the context and deletes their storage.
  public func close() async throws {
    _ = try await connection.call(
      "Target.disposeBrowserContext", ["browserContextId": .string(id)])
  }
}

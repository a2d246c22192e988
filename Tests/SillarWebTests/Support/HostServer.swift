import Gallery
import HTTPTypes
import Hummingbird
import Logging
import Synchronization
import Testing

@testable import SillarWeb

/// Web servers with hosts.
enum HostServer {
  /// Runs a server, then the test, then shuts the server down and waits for its end.
  ///
  /// - Returns: The time from the request to end the server to its end.
  @discardableResult
  static func run(
    _ hosts: WebHost..., logger: Logger = .silent,
    test: @escaping @Sendable (RunningServer) async throws -> Void
  ) async throws -> Duration {
    try await RunningServer.run(logger: logger, test: test) { onRunning in
      WebServer(
        hosts: hosts, address: .hostname("127.0.0.1", port: 0), logger: logger,
        onServerRunning: onRunning)
    }
  }
}

extension Logger {
  /// A logger without output.
  static var silent: Logger {
    Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() }
  }
}

/// Waits, in real time, until the condition holds.
func eventually(
  within limit: Duration = .seconds(20), _ isSo: @Sendable () async throws -> Bool
) async throws -> Bool {
  let deadline = ContinuousClock.now + limit
  while ContinuousClock.now < deadline {
    if try await isSo() { return true }
    try await Task.sleep(for: .milliseconds(5))
  }
  return try await isSo()
}

extension WebHost {
  /// The session of a browser's cookie.
  func session(of browser: TestBrowser) async -> SessionKeeper.Session? {
    var request = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/")
    request.headerFields[.cookie] = browser.cookie.map { "\($0.key)=\($0.value)" }
      .joined(separator: "; ")
    return await sessions.session(of: request)
  }
}

extension WebHost {
  /// The Gallery. It shows a progress indicator all the time, so waiting for its end is pointless.
  static func gallery(
    at path: String = "", _ settings: Settings = Settings(), store: HostStore? = nil,
    logger: Logger = .silent
  ) throws -> WebHost {
    var settings = settings
    settings.firstPageWait = .zero
    settings.formWait = .seconds(1)
    return WebHost(
      app: try GalleryApp(), at: path, settings: settings, store: store, logger: logger)
  }
}

extension WebHost {
  /// Signs somebody in at a page, or out (nil). Returns their browser with its new cookie.
  func signIn(
    _ browser: TestBrowser, as account: String?, at page: TestPage
  ) async throws -> TestBrowser {
    let known = try #require(await session(of: browser))
    let renewed = Mutex<String?>(nil)
    _ = await sessions.renew(known, account: account, window: page.window) { cookie in
      renewed.withLock { $0 = cookie }
    }
    let header = try #require(renewed.withLock { $0 })
    let cookie = header.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1).map(String.init)
    return TestBrowser(port: browser.port, cookies: [cookie[0]: cookie[1]])
  }
}

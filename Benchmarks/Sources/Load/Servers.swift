import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import Measured
import NIOCore
import SillarHost

@testable import Sillar
@testable import SillarWeb

/// The servers under measurement, in one process: a web host, an echo on the same transport, and plain Hummingbird,
/// each on a port of its own.
enum Servers {
  /// Prints `name port` for each server that listens, and runs until the process is ended.
  static func run() async throws {
    var logger = Logger(label: "load")
    logger.logLevel = .error
    let quiet = logger
    var settings = WebHost.Settings()
    // The client sends events faster than a user.
    settings.limits.eventsPerSecond = 1_000_000
    // All windows come from one address.
    settings.limits.eventsPerSecondPerClient = 1_000_000
    // The connections of a proxy are not counted.
    settings.trustedProxies = [AddressRange("127.0.0.1")].compactMap { $0 }
    settings.limits.maximumWindowsPerClient = 100_000
    let rows = WebHost(
      app: try Measured.OneScreenApp.rows(100), at: "/rows", settings: settings, logger: quiet)
    let summary = WebHost(
      app: try Measured.OneScreenApp.summary(), at: "/summary", settings: settings, logger: quiet)
    let movies = WebHost(
      app: try MoviesInMemory(pages: Scrolling.pages), at: "/movies", settings: settings,
      logger: quiet)
    let copy = try await PageCopy(of: rows)

    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        try await WebServer(
          hosts: [rows, summary, movies], address: .hostname("127.0.0.1", port: 0), logger: quiet,
          onServerRunning: { announce("sillar", $0) }
        ).run()
      }
      group.addTask { try await application(echo, "echo", Router(), quiet).run() }
      group.addTask {
        let router = Router()
        router.get("/") { _, _ in copy.response }
        try await application(.http1(), "hummingbird", router, quiet).run()
      }
      try await group.waitForAll()
    }
  }

  private static func application(
    _ server: HTTPServerBuilder, _ name: String, _ router: Router<BasicRequestContext>,
    _ logger: Logger
  ) -> some ApplicationProtocol {
    Application(
      router: router, server: server,
      configuration: .init(address: .hostname("127.0.0.1", port: 0), serverName: nil),
      onServerRunning: { announce(name, $0) }, logger: logger)
  }

  /// A server that echoes messages over the transport of windows.
  private static var echo: HTTPServerBuilder {
    .http1WithWebSocket { _ in
      .accept(())
    } handler: { connection, _ in
      for await text in connection.messages { try await connection.send(text) }
    }
  }

  static func announce(_ name: String, _ channel: any Channel) {
    let line = "\(name) \(channel.localAddress?.port ?? 0)\n"
    try? FileHandle.standardOutput.write(contentsOf: Data(line.utf8))
  }
}

/// The response that a host gives to a new visitor, rendered once.
private struct PageCopy: Sendable {
  let response: Response

  init(of host: WebHost) async throws {
    let (session, cookie) = host.sessions.newSession(for: .local)
    let request = HTTPRequest(
      method: .get, scheme: "http", authority: nil, path: "/",
      headerFields: [.acceptLanguage: "en"])
    guard
      case .opened(let window) = await host.openWindow(at: "/", session: session, for: request)
    else {
      throw Failure("the host opens no window")
    }
    let claim = PageHTML.Claim(
      windowID: window.id, formToken: host.sessions.formToken(for: session, window: window.id))
    let page = await window.window.render { host.pages.page($0, claim) }
    await host.end(window, reason: "it has been copied")
    var headers = Headers.forPages(pictureOrigins: [])
    headers[.setCookie] = cookie
    response = Response(
      status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: page)))
  }
}

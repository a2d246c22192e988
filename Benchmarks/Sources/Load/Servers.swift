import Foundation
import HummingbirdCore
import Logging
import Measured
import NIOCore
import Sillar
import SillarWeb

/// The servers under measurement, in one process: web hosts and an echo, each on a port of its own.
enum Servers {
  /// Prints `name port` for each server that listens, and runs until the process is ended.
  static func run() async throws {
    let hosts = [
      host(try Measured.OneScreenApp.summary(), at: "/summary"),
      host(try MoviesInMemory(pages: Scrolling.pages), at: "/movies"),
    ]

    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await serve(hosts, as: "sillar") }
      group.addTask { try await Echo.run() }
      try await group.waitForAll()
    }
  }

  /// The screen that other frameworks also have, and the same with many rows.
  static func runRows() async throws {
    let hosts = [
      host(try Measured.OneScreenApp.rows(100), at: "/rows"),
      host(try Measured.OneScreenApp.rows(1_000), at: "/many"),
    ]
    try await serve(hosts, as: "rows")
  }

  static var quiet: Logger {
    var logger = Logger(label: "load")
    logger.logLevel = .error
    return logger
  }

  /// - Parameter secret: By default one of its own.
  static func host(
    _ app: any App, at path: String, store: HostStore? = nil, secret: [UInt8]? = nil
  ) -> WebHost {
    var settings = settings
    if let secret { settings.secret = secret }
    return WebHost(app: app, at: path, settings: settings, store: store, logger: quiet)
  }

  /// Longer than it takes to open the windows whose memory is measured: none ends meanwhile.
  static let disconnectedLifetime = Duration.seconds(20)

  /// The client sends events faster than a user, and all windows come from one address.
  static var settings: WebHost.Settings {
    var settings = WebHost.Settings()
    settings.limits.eventsPerSecond = 1_000_000
    settings.limits.eventsPerSecondPerClient = 1_000_000
    // The connections of a proxy are not counted.
    settings.trustedProxies = [AddressRange("127.0.0.1")].compactMap { $0 }
    settings.limits.maximumWindowsPerClient = 100_000
    settings.limits.disconnectedLifetime = disconnectedLifetime
    return settings
  }

  static func serve(_ hosts: [WebHost], as name: String) async throws {
    try await server(hosts, as: name).run()
  }

  static func server(_ hosts: [WebHost], as name: String) -> WebServer {
    WebServer(
      hosts: hosts, address: .hostname("127.0.0.1", port: 0), logger: quiet,
      onServerRunning: { announce(name, $0) })
  }

  static func announce(_ name: String, _ channel: any Channel) {
    let line = "\(name) \(channel.localAddress?.port ?? 0)\n"
    try? FileHandle.standardOutput.write(contentsOf: Data(line.utf8))
  }
}

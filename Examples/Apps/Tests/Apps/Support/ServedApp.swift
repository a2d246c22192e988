import Foundation
import GRDB
import HummingbirdCore
import NIOCore
import Sillar
import SillarWeb

/// An app in a host that serves it on a free port, and saves its windows.
struct ServedApp: Sendable {
  /// The rows of members in the host's store.
  struct Kept: Equatable {
    let sessions: Int
    let windows: Int
  }

  let port: Int
  let host: WebHost
  private let database: URL

  /// Serves an app while the body runs.
  ///
  /// - Parameter folder: The folder of the host's store.
  static func run<Result: Sendable>(
    _ app: any App, in folder: URL, _ body: (ServedApp) async throws -> Result
  ) async throws -> Result {
    let host = WebHost(app: app, store: try HostStore(in: folder, logger: silent), logger: silent)
    let (ports, found) = AsyncStream.makeStream(of: Int.self)
    let server = WebServer(
      hosts: [host], address: .hostname("127.0.0.1", port: 0), logger: silent,
      onServerRunning: { channel in
        if let port = channel.localAddress?.port { found.yield(port) }
        found.finish()
      })
    return try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        defer { found.finish() }
        try await server.run()
      }
      guard let port = await ports.first(where: { _ in true }) else {
        try await group.waitForAll()
        throw CancellationError()
      }
      defer { group.cancelAll() }
      return try await body(
        ServedApp(port: port, host: host, database: folder.appending(path: "host.sqlite")))
    }
  }

  /// Reads the file of the store.
  func kept() throws -> Kept {
    var configuration = GRDB.Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(5)
    return try DatabaseQueue(path: database.path, configuration: configuration).read { database in
      Kept(
        sessions: try Int.fetchOne(
          database, sql: "SELECT count(*) FROM host_session WHERE account IS NOT NULL") ?? 0,
        windows: try Int.fetchOne(
          database, sql: "SELECT count(*) FROM window_memory WHERE is_member") ?? 0)
    }
  }
}

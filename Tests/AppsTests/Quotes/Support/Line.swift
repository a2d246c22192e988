import Foundation
import NIOCore
import NIOPosix
import TestServers
import Testing

/// The line between an app and its service, which can be cut, and mended again.
///
/// While it is cut the app finds nobody there, as on a device without a connection.
actor Line {
  private typealias Connection = NIOAsyncChannel<ByteBuffer, ByteBuffer>

  /// Where the service is to be found, for the app.
  nonisolated let url: URL
  private let port: Int
  private let service: Int
  private var serving: Task<Void, Never>?

  /// A line to a service.
  init(to api: URL) async throws {
    service = try #require(api.port)
    // A port that is free now, and this line's from now on.
    let server = try await Self.listen(at: 0)
    port = try #require(server.channel.localAddress?.port)
    url = try #require(URL(string: "http://127.0.0.1:\(port)\(api.path)"))
    serving = Self.serve(server, to: service)
  }

  func cut() async {
    serving?.cancel()
    await serving?.value
    serving = nil
  }

  func mend() async throws {
    guard serving == nil else { return }
    serving = Self.serve(try await Self.listen(at: port), to: service)
  }

  // MARK: -

  private static func listen(at port: Int) async throws -> NIOAsyncChannel<Connection, Never> {
    try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .bind(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try Connection(wrappingChannelSynchronously: channel)
        }
      }
  }

  private static func serve(
    _ server: NIOAsyncChannel<Connection, Never>, to service: Int
  ) -> Task<Void, Never> {
    Task {
      try? await withThrowingDiscardingTaskGroup { group in
        try await server.executeThenClose { connections in
          for try await connection in connections {
            group.addTask { try? await Self.join(connection, to: service) }
          }
        }
      }
    }
  }

  private static func join(_ app: Connection, to service: Int) async throws {
    let service = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connect(host: "127.0.0.1", port: service) { channel in
        channel.eventLoop.makeCompletedFuture {
          try Connection(wrappingChannelSynchronously: channel)
        }
      }
    try await app.executeThenClose { fromApp, toApp in
      try await service.executeThenClose { fromService, toService in
        try await withThrowingTaskGroup { group in
          group.addTask { for try await bytes in fromApp { try await toService.write(bytes) } }
          group.addTask { for try await bytes in fromService { try await toApp.write(bytes) } }
          // When one hangs up, so does the other.
          try await group.next()
          group.cancelAll()
        }
      }
    }
  }
}

/// A line to the service for as long as the body runs.
func withLine(to api: URL, _ body: (Line) async throws -> Void) async throws {
  let line = try await Line(to: api)
  do { try await body(line) } catch {
    await line.cut()
    throw error
  }
  await line.cut()
}

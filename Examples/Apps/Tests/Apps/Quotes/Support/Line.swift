import Foundation
import NIOCore
import NIOPosix
import Synchronization
import Testing

/// A TCP proxy between an app and its service, which can be cut and mended.
///
/// While it is cut the app cannot connect, as on a device without a connection.
actor Line {
  /// The service's address through this line.
  nonisolated let url: URL
  private let port: Int
  private let service: Int
  private var server: (any Channel)?
  private var connections = Connections()

  /// Opens a line to a service.
  init(to api: URL) async throws {
    service = try #require(api.port)
    // Takes a free port, which this line keeps.
    let server = try await Self.listen(at: 0, to: service, connections)
    port = try #require(server.localAddress?.port)
    url = try #require(URL(string: "http://127.0.0.1:\(port)\(api.path)"))
    self.server = server
  }

  func cut() async {
    try? await server?.close()
    server = nil
    for connection in connections.end() { try? await connection.close() }
  }

  func mend() async throws {
    guard server == nil else { return }
    connections = Connections()
    server = try await Self.listen(at: port, to: service, connections)
  }

  private static func listen(
    at port: Int, to service: Int, _ connections: Connections
  ) async throws -> any Channel {
    try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { app in
        guard connections.add(app) else { return app.close() }
        return ClientBootstrap(group: app.eventLoop).channelInitializer { service in
          service.eventLoop.makeCompletedFuture {
            try service.pipeline.syncOperations.addHandler(Relay(to: app))
          }
        }.connect(host: "127.0.0.1", port: service).flatMapThrowing { service in
          try app.pipeline.syncOperations.addHandler(Relay(to: service))
        }
      }.bind(host: "127.0.0.1", port: port).get()
  }
}

/// Opens a line to the service while the body runs.
func withLine(to api: URL, _ body: (Line) async throws -> Void) async throws {
  let line = try await Line(to: api)
  do { try await body(line) } catch {
    await line.cut()
    throw error
  }
  await line.cut()
}

/// The open connections of a line, until the line is cut.
private final class Connections: Sendable {
  private let open = Mutex<[any Channel]?>([])

  /// - Returns: False if the line has been cut.
  func add(_ channel: any Channel) -> Bool {
    open.withLock { open in
      open?.append(channel)
      return open != nil
    }
  }

  func end() -> [any Channel] {
    open.withLock { open in
      defer { open = nil }
      return open ?? []
    }
  }
}

/// Forwards data from one connection to another, and closes the other when the first one closes.
private final class Relay: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let other: any Channel

  init(to other: any Channel) { self.other = other }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    other.writeAndFlush(unwrapInboundIn(data), promise: nil)
  }

  func channelInactive(context: ChannelHandlerContext) { other.close(promise: nil) }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}

import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// A server that echoes messages: NIO's WebSockets, and a task for each connection.
enum Echo {
  private typealias Socket = NIOAsyncChannel<WebSocketFrame, WebSocketFrame>

  static func run() async throws {
    let server = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .bind(host: "127.0.0.1", port: 0) { channel in
        channel.eventLoop.makeCompletedFuture { try configure(channel) }
      }
    Servers.announce("echo", server.channel)
    try await server.executeThenClose { connections in
      try await withThrowingDiscardingTaskGroup { group in
        for try await connection in connections {
          group.addTask { try? await echo(connection.get()) }
        }
      }
    }
  }

  private static func configure(_ channel: any Channel) throws -> EventLoopFuture<Socket> {
    let upgrader = NIOTypedWebSocketServerUpgrader<Socket>(
      shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture([:]) },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel(wrappingChannelSynchronously: channel)
        }
      })
    return try channel.pipeline.syncOperations.configureUpgradableHTTPServerPipeline(
      configuration: .init(
        upgradeConfiguration: NIOTypedHTTPServerUpgradeConfiguration(
          upgraders: [upgrader]
        ) { channel in
          channel.close(promise: nil)
          return channel.eventLoop.makeFailedFuture(Failure("the echo speaks WebSocket only"))
        }))
  }

  private static func echo(_ socket: Socket) async throws {
    try await socket.executeThenClose { inbound, outbound in
      for try await frame in inbound where frame.opcode == .text {
        try await outbound.write(
          WebSocketFrame(fin: true, opcode: .text, data: frame.unmaskedData))
      }
    }
  }
}

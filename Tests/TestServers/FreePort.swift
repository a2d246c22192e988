import NIOCore
import NIOPosix

/// A port of this machine that is free now, for a server that needs its port before it listens.
public func freePort() async throws -> Int {
  let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
    .bind(host: "127.0.0.1", port: 0).get()
  let port = channel.localAddress?.port ?? 0
  // Closed before the server starts: a check that the server listens must not reach this socket.
  try await channel.close()
  return port
}

import NIOCore
import NIOPosix

/// Finds ports for programs that must know theirs before they listen.
///
///     let port = try await FreePort.resolve(options.port, on: options.host)
public enum FreePort {
  /// The port itself, or one that is free now when it is 0.
  ///
  /// - Throws: ``StartupFailure`` when the host cannot be listened on.
  public static func resolve(_ port: Int, on host: String) async throws -> Int {
    guard port == 0 else { return port }
    do {
      let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .bind(host: host, port: 0).get()
      let free = channel.localAddress?.port ?? 0
      try await channel.close()
      return free
    } catch {
      throw StartupFailure(listening: error, host: host, port: port) ?? error
    }
  }
}

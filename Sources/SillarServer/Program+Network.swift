import Foundation
import Logging
import NIOCore
import NIOPosix
import Sillar
public import SillarConfiguration

extension Program {
  /// The same program with a port that is free now, where the configuration asks for any: for a program that must know
  /// its own address before it listens.
  ///
  /// - Throws: An error that says what to do when the host cannot be listened on.
  public func withFreePort() async throws -> Program {
    guard port == 0 else { return self }
    var program = self
    program.port = try await Self.freePort(on: host)
    return program
  }

  /// Returns a port that is free now.
  ///
  /// - Throws: An error that says what to do when the host cannot be listened on.
  public static func freePort(on host: String) async throws -> Int {
    do {
      let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .bind(host: host, port: 0).get()
      let port = channel.localAddress?.port ?? 0
      try await channel.close()
      return port
    } catch {
      throw StartupFailure(listening: error, host: host, port: 0) ?? error
    }
  }

  /// True if only programs on this machine reach the address that the program listens on. A name other than `localhost`
  /// counts as an address of the network.
  public var listensOnLoopback: Bool { Self.isLoopback(host) }

  static func isLoopback(_ host: String) -> Bool {
    guard host != "localhost" else { return true }
    guard let address = try? SocketAddress(ipAddress: host, port: 0) else { return false }
    return switch address {
    case .v4: host.hasPrefix("127.")
    case .v6: address.ipAddress == "::1"
    case .unixDomainSocket: true
    }
  }

  /// True if only people on this machine use the program: its developer.
  var isPrivate: Bool { Self.isPrivate(configuration) }

  static func isPrivate(_ configuration: Configuration) -> Bool {
    configuration[ServerKeys.PublicAddress.self] == nil
      && isLoopback(configuration[ServerKeys.Host.self])
  }

  /// Logs a warning if nobody listens at the address of a service. The program goes on: the service may come later.
  public func warnIfUnreachable<Key: ServiceAddressKey>(_ key: Key.Type) async {
    guard let url = try? configuration.require(key) else { return }
    let port = url.port ?? (url.scheme == "https" ? 443 : 80)
    do {
      let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .connectTimeout(.seconds(2)).connect(host: url.host() ?? "", port: port).get()
      try await channel.close()
    } catch {
      logger.warning(
        "no service answers at \(url.absoluteString): start it, or name another with \(Key.option)")
    }
  }
}

public import Foundation
import Logging
import NIOCore
import NIOPosix

/// Where a program finds the backend.
///
///     let url = try BackendAddress.check("http://127.0.0.1:8081/api", option: "--api-url")
public enum BackendAddress {
  /// The address that an option gives.
  ///
  /// - Throws: ``StartupFailure`` when it is not an `http` or `https` address.
  ///
  /// - Parameter example: One that would do, for somebody who gave none.
  public static func check(
    _ text: String, option: String, example: String = "http://127.0.0.1:8081/api"
  ) throws -> URL {
    guard let url = URL(string: text), let scheme = url.scheme, ["http", "https"].contains(scheme),
      url.host()?.isEmpty == false
    else {
      throw StartupFailure(
        "\(option) is \(text.isEmpty ? "empty" : text): give an address such as \(example)")
    }
    guard url.user() == nil, url.password() == nil, url.query() == nil, url.fragment() == nil else {
      // It may hold something secret, so it is not repeated.
      throw StartupFailure(
        "\(option) has more than scheme, host, port and path: leave out the name, password or query"
      )
    }
    return url
  }

  /// The API of this process itself.
  public static func local(host: String, port: Int) throws -> URL {
    let reachable =
      switch host {
      case "0.0.0.0": "127.0.0.1"
      case "::": "[::1]"
      case let host where host.contains(":"): "[\(host)]"
      default: host
      }
    return try check("http://\(reachable):\(port)/api", option: "--host")
  }

  /// Says in one line that nobody listens at an address; the program goes on, for the backend may come.
  public static func warnIfUnreachable(_ url: URL, _ program: Program) async {
    let port = url.port ?? (url.scheme == "https" ? 443 : 80)
    do {
      let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .connectTimeout(.seconds(2)).connect(host: url.host() ?? "", port: port).get()
      try await channel.close()
    } catch {
      program.logger.warning(
        "no backend answers at \(url.absoluteString): start one, or name another with --api-url")
    }
  }
}

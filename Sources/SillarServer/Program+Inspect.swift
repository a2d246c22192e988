import Foundation
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle
import Sillar
import SillarInspector
import SillarWeb

extension ServerKeys {
  enum Inspect: DefaultedConfigurationKey {
    static let name = "inspect"
    static let summary =
      "Shows the windows to their developer, on a port of its own: any that is free, or this one."
    static let defaultValue: Int? = nil
    static let kind: String? = "nothing, or a number from 1 to 65535"
    static func value(from text: String) -> Int?? {
      switch text {
      case "true": .some(0)
      case "false", "": .some(nil)
      default: UInt16(text).map { .some(Int($0)) }
      }
    }
    static func text(of value: Int?) -> String {
      value.map { $0 == 0 ? "true" : "\($0)" } ?? ""
    }
  }
}

extension Program {
  /// - Throws: An error that says what to do when others than the developer reach a program with an inspector.
  func checkInspector() throws {
    guard inspector != nil, !isPrivate else { return }
    let reason =
      publicURL.map { "at \($0) other people use it" } ?? "on \(host) other computers reach it"
    throw StartupFailure(
      "--inspect shows what everybody does in the program, and \(reason): leave it out, or start with "
        + "--host 127.0.0.1 and without --public-url")
  }

  /// The screens of the inspector, on a port of their own: no page of the apps is of its origin, so that none can read it.
  func inspectorPage() throws -> (any Service)? {
    guard let inspector else { return nil }
    return InspectorPage(
      windows: WebHost(app: try InspectorApp(inspector.windows), logger: logger), host: host,
      port: inspector.port, logger: logger,
      announce: { announce("inspector at", port: $0, path: "/") })
  }
}

private struct InspectorPage: Service {
  let windows: WebHost
  let host: String
  let port: Int
  let logger: Logger
  let announce: @Sendable (Int) -> Void

  func run() async throws {
    let announce = announce
    let server = WebServer(
      hosts: [windows], address: .hostname(host, port: port), logger: logger,
      onServerRunning: { announce($0.localAddress?.port ?? 0) })
    do {
      try await server.run()
    } catch let error as IOError {
      let reason = String(cString: strerror(error.errnoCode))
      throw StartupFailure(
        "the inspector cannot listen on port \(port) of \(host) (\(reason)): choose another with "
          + "--inspect 9470, or any that is free with --inspect alone")
    }
  }
}

import Foundation
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle
import Sillar
import SillarWeb

/// Shows a developer something of a program, on a port of its own.
struct DeveloperServer: Service {
  let hosts: [WebHost]
  let host: String
  let port: Int
  /// What it shows, such as `inspector`.
  let name: String
  /// The option that starts it.
  let option: String
  let logger: Logger
  let announce: @Sendable (Int) -> Void

  func run() async throws {
    let announce = announce
    let server = WebServer(
      hosts: hosts, address: .hostname(host, port: port), logger: logger,
      onServerRunning: { announce($0.localAddress?.port ?? 0) })
    do {
      try await server.run()
    } catch let error as IOError {
      let reason = String(cString: strerror(error.errnoCode))
      throw StartupFailure(
        "the \(name) cannot listen on port \(port) of \(host) (\(reason)): choose another with "
          + "\(option) 9470, or any that is free with \(option) alone")
    }
  }
}

/// The port of such a server: nil for none, 0 for any that is free.
protocol DeveloperPortKey: DefaultedConfigurationKey where Value == Int? {}

extension DeveloperPortKey {
  static var defaultValue: Int? { nil }
  static var kind: String? { "nothing, or a number from 1 to 65535" }
  static func value(from text: String) -> Int?? {
    switch text {
    case "true": .some(0)
    case "false", "": .some(nil)
    default: UInt16(text).map { .some(Int($0)) }
    }
  }
  static func text(of value: Int?) -> String { value.map { $0 == 0 ? "true" : "\($0)" } ?? "" }
}

extension ServerKeys {
  enum Previews: DeveloperPortKey {
    static let name = "previews"
    static let summary =
      "Shows the previews of the modules, on a port of their own: any that is free, or this one."
  }
}

extension Program {
  /// - Throws: An error that says what to do when people other than the developer reach a program that has an option for
  ///   developers.
  static func checkDeveloperOptions(_ configuration: Configuration) throws {
    let options = [
      ("--inspect", configuration[ServerKeys.Inspect.self] != nil),
      ("--previews", configuration[ServerKeys.Previews.self] != nil),
      ("--record", configuration[ServerKeys.RecordFolder.self] != nil),
    ]
    guard let (option, _) = options.first(where: \.1), !isPrivate(configuration) else { return }
    let reason =
      configuration[ServerKeys.PublicAddress.self].map { "at \($0) other people use it" }
      ?? "on \(configuration[ServerKeys.Host.self]) other computers reach it"
    throw StartupFailure(
      "\(option) is for the developer of the program, and \(reason): leave it out, or start with "
        + "--host 127.0.0.1 and without --public-url")
  }

  /// The previews of the modules of apps, each at the path of its app; nil if nobody asks, or no module has some.
  func previews(of hosts: [WebHost]) -> DeveloperServer? {
    guard let port = configuration[ServerKeys.Previews.self] else { return nil }
    let previews = hosts.compactMap { $0.previews() }
    guard !previews.isEmpty else {
      logger.warning("no module has previews to show: add them with Module(previews:)")
      return nil
    }
    return developerServer(previews, port: port, "previews", option: "--previews")
  }

  func developerServer(
    _ hosts: [WebHost], port: Int, _ name: String, option: String
  ) -> DeveloperServer {
    DeveloperServer(
      hosts: hosts, host: host, port: port, name: name, option: option, logger: logger,
      announce: { port in
        for host in hosts { announce("\(name) at", port: port, path: host.home) }
      })
  }
}

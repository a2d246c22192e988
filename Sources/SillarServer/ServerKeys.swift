import Foundation
import Logging
import Sillar
import SillarConfiguration

/// The configuration keys of every program that listens.
enum ServerKeys {
  /// Options that have a shorter name than their keys. The keys have two words, because a cluster may set a variable such
  /// as `COUNTER_PORT` for purposes of its own.
  static let options = ["server.host": "--host", "server.port": "--port"]
  static let declarations = [
    ConfigurationDeclaration(Host.self, neededBy: "Server"),
    ConfigurationDeclaration(Port.self, neededBy: "Server"),
    ConfigurationDeclaration(LogLevel.self, neededBy: "Server"),
    ConfigurationDeclaration(DataFolder.self, neededBy: "Server"),
    ConfigurationDeclaration(BehindTLS.self, neededBy: "Server"),
  ]

  enum Host: DefaultedConfigurationKey {
    static let name = "server.host"
    static let summary = "The address to listen on."
    static let defaultValue = "127.0.0.1"
    static let kind: String? = "an address, such as 127.0.0.1"
    static func value(from text: String) -> String? { text.isEmpty ? nil : text }
  }

  enum Port: DefaultedConfigurationKey {
    static let name = "server.port"
    static let summary = "The port to listen on; 0 takes any that is free."
    static let defaultValue = 8080
    static let kind: String? = "a number from 0 to 65535"
    static func value(from text: String) -> Int? { UInt16(text).map(Int.init) }
  }

  enum LogLevel: DefaultedConfigurationKey {
    static let name = "log.level"
    static let summary = "The least important messages that go to standard error."
    static let defaultValue = Logger.Level.notice
  }

  enum BehindTLS: DefaultedConfigurationKey {
    static let name = "behind-tls"
    static let summary = "True if browsers reach the program through a proxy that ends TLS."
    static let defaultValue = false
  }
}

/// Declares the keys of the server and sets those that depend on the machine.
struct ServerDefaults: ConfigurationProvider {
  let name = "server"
  let declarations = ServerKeys.declarations
  /// The variable `LOG_LEVEL`, which programs of other makers read too: a level that they alone know is left alone.
  let logLevel: String?

  func provide(into configuration: inout ConfigurationBuilder) {
    configuration.set(DataFolder.self, to: URL(filePath: ".sillar", directoryHint: .isDirectory))
    if let level = logLevel.flatMap(Logger.Level.init(rawValue:)) {
      configuration.set(ServerKeys.LogLevel.self, to: level)
    }
  }
}

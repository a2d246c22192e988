import Foundation
import Logging
import Sillar
import SillarConfiguration
import SillarWeb

/// The configuration keys of every program that listens.
enum ServerKeys {
  /// Options that have a shorter name than their keys. The keys have two words, because a cluster may set a variable such
  /// as `COUNTER_PORT` for purposes of its own.
  static let options = ["server.host": "--host", "server.port": "--port"]
  static let declarations = [
    ConfigurationDeclaration(Host.self, neededBy: "Server"),
    ConfigurationDeclaration(Port.self, neededBy: "Server"),
    ConfigurationDeclaration(LogLevel.self, neededBy: "Server"),
    ConfigurationDeclaration(MetricsPort.self, neededBy: "Server"),
    ConfigurationDeclaration(Inspect.self, neededBy: "Server"),
    ConfigurationDeclaration(Previews.self, neededBy: "Server"),
    ConfigurationDeclaration(DataFolder.self, neededBy: "Server"),
    ConfigurationDeclaration(PublicAddress.self, neededBy: "Server"),
    ConfigurationDeclaration(TrustedProxies.self, neededBy: "Server"),
    ConfigurationDeclaration(ContinueTraces.self, neededBy: "Server"),
    ConfigurationDeclaration(WaitForLock.self, neededBy: "Server"),
    ConfigurationDeclaration(StoreMegabytes.self, neededBy: "Server"),
    ConfigurationDeclaration(PushServices.self, neededBy: "Server"),
    ConfigurationDeclaration(RecordFolder.self, neededBy: "Server"),
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

  enum MetricsPort: DefaultedConfigurationKey {
    static let name = "metrics.port"
    static let summary =
      "The port of /metrics, for Prometheus; 0 takes any that is free. Without it there is none."
    static let defaultValue: Int? = nil
    static let kind: String? = "a number from 0 to 65535"
    static func value(from text: String) -> Int?? { UInt16(text).map { .some(Int($0)) } }
    static func text(of value: Int?) -> String { value.map(String.init) ?? "" }
  }

  enum PublicAddress: DefaultedConfigurationKey {
    static let name = "public-url"
    static let summary =
      "The address at which browsers reach the program. Without it, only this computer is served."
    static let defaultValue: PublicURL? = nil
    static let kind: String? = "an address such as https://example.com, without a path"
    static func value(from text: String) -> PublicURL?? { PublicURL(text).map { .some($0) } }
    static func text(of value: PublicURL?) -> String { value?.description ?? "" }
  }

  enum WaitForLock: DefaultedConfigurationKey {
    static let name = "wait-for-lock"
    static let summary =
      "The seconds to wait for another program that uses the data folder to end."
    static let defaultValue = 0
    static let kind: String? = "a number of seconds, from 0 to 86400"
    static func value(from text: String) -> Int? {
      Int(text).flatMap { 0...86_400 ~= $0 ? $0 : nil }
    }
  }

  enum StoreMegabytes: DefaultedConfigurationKey {
    static let name = "store.megabytes"
    static let summary =
      "The room for saved windows, in megabytes. When it is full, those of strangers go first."
    static let defaultValue = HostStore.Limits().bytes / 1_000_000
    static let kind: String? = "a number from 1 to 1000000"
    static func value(from text: String) -> Int? {
      Int(text).flatMap { 1...1_000_000 ~= $0 ? $0 : nil }
    }
  }

  enum Database: DefaultedConfigurationKey {
    static let name = "database"
    static let summary =
      "The server's database for what the program keeps, in place of files in the data folder."
    static let isSecret = true
    static let defaultValue: String? = nil
    static let kind: String? = "an address such as postgres://ada:secret@localhost/shop"
    static func value(from text: String) -> String?? {
      text.hasPrefix("postgres://") || text.hasPrefix("postgresql://") ? .some(text) : nil
    }
    static func text(of value: String?) -> String { value ?? "" }
  }

  enum TrustedProxies: DefaultedConfigurationKey {
    static let name = "trusted-proxies"
    static let summary = "The proxies that may say in X-Forwarded-For for whom they ask."
    static let defaultValue: [AddressRange] = []
    static let kind: String? = "addresses with commas, such as 127.0.0.1,10.0.0.0/8"
    static func value(from text: String) -> [AddressRange]? {
      let parts = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      let ranges = parts.compactMap(AddressRange.init)
      return ranges.count == parts.count ? ranges : nil
    }
    static func text(of value: [AddressRange]) -> String {
      value.map(\.description).joined(separator: ",")
    }
  }
}

extension ServerKeys {
  enum ContinueTraces: DefaultedConfigurationKey {
    static let name = "continue-traces"
    static let summary =
      "Continue the traces that requests name (traceparent): only where no stranger's come through."
    static let defaultValue = false
  }
}

extension ServerKeys {
  enum RecordFolder: DefaultedConfigurationKey {
    static let name = "record"
    static let summary =
      "A folder for recordings of windows, to replay in tests: only while this computer alone is served."
    static let defaultValue: URL? = nil
    static let kind: String? = DataFolder.kind
    static func value(from text: String) -> URL?? { DataFolder.value(from: text).map { .some($0) } }
    static func text(of value: URL?) -> String { value?.path ?? "" }
  }
}

/// The keys of what a program that listens sends by itself.
extension ServerKeys {
  enum PushServices: DefaultedConfigurationKey {
    static let name = "push-services"
    static let summary =
      "The push services of browsers that notices are sent to, by name, with their subdomains."
    static let defaultValue = WebHost.Settings().pushServices
    static let kind: String? = "names with commas, such as push.example.com"
    static func value(from text: String) -> [String]? {
      let parts = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      return parts.allSatisfy(isName) ? parts.map { $0.lowercased() } : nil
    }
    static func text(of value: [String]) -> String { value.joined(separator: ",") }

    /// True for the name of a host in a network, such as `push.example.com`; an address is none.
    private static func isName(_ text: String) -> Bool {
      let labels = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      let isSpelt = labels.allSatisfy { label in
        !label.isEmpty
          && label.allSatisfy { byte in
            byte == UInt8(ascii: "-") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
              || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
          }
      }
      return isSpelt && labels.count > 1
        && UInt8(String(decoding: labels[labels.count - 1], as: UTF8.self)) == nil
    }
  }
}

/// Declares the keys of the server and sets those that depend on the machine.
struct ServerDefaults: ConfigurationProvider {
  let name = "server"
  let declarations: [ConfigurationDeclaration]
  /// The variable `LOG_LEVEL`, which programs of other makers read too: a level that they alone know is left alone.
  private let logLevel: String?
  /// The variable `SILLAR_DATABASE`, which all programs of Sillar read.
  private let database: String?

  /// - Parameter hasServer: True for a program with the option `--database`.
  init(_ environment: [String: String], hasServer: Bool) {
    let database = ConfigurationDeclaration(ServerKeys.Database.self, neededBy: "Server")
    declarations = ServerKeys.declarations + (hasServer ? [database] : [])
    logLevel = environment["LOG_LEVEL"]
    self.database = hasServer ? environment["SILLAR_DATABASE"] : nil
  }

  func provide(into configuration: inout ConfigurationBuilder) {
    configuration.set(DataFolder.self, to: URL(filePath: ".data", directoryHint: .isDirectory))
    if let level = logLevel.flatMap(Logger.Level.init(rawValue:)) {
      configuration.set(ServerKeys.LogLevel.self, to: level)
    }
    if let database { configuration.set(ServerKeys.Database.self, to: database) }
  }
}

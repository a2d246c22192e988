public import Foundation
public import Sillar

/// Values from outside the program: a file, environment variables, and the command line.
///
/// Put these providers last in an app's list:
///
/// ```swift
/// func configure(_ arguments: [String]) throws -> Configuration {
///   let external = try ExternalConfiguration.providers(
///     app: "counter", file: "counter.json", arguments: arguments)
///   return try Configuration(flavor: "Counter", providers: [Endpoints()] + external)
/// }
/// ```
///
/// When a key is set in several places, the command line wins, then the environment, then the file, then the app's
/// other providers. The key `api.page-size` of the app `counter` is set as follows:
///
/// | where | how |
/// | --- | --- |
/// | file (JSON) | `{ "api": { "page-size": 50 } }` |
/// | environment | `COUNTER_API_PAGE_SIZE=50` |
/// | command line | `--api-page-size 50`, and for `true` the option alone |
public enum ExternalConfiguration {
  /// Creates the providers, in the order in which an app lists them.
  ///
  /// - Parameters:
  ///   - app: The prefix of the environment variables. Variables that match no key are ignored, because the system that
  ///     runs the program sets its own, such as `COUNTER_PORT`.
  ///   - file: The path of a JSON file; nil for none.
  ///   - arguments: The command-line options for configuration keys, without the program's name. An option that matches
  ///     no key prevents the start and is reported.
  ///   - shorthands: The options of keys that have another one than their own name: `--port` for `server.port`.
  /// - Throws: ``ExternalConfigurationError`` when the file cannot be read or contains an invalid value.
  public static func providers(
    app: String, file: String? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    arguments: [String] = [], shorthands: [String: String] = [:]
  ) throws(ExternalConfigurationError) -> [any ConfigurationProvider] {
    var providers: [any ConfigurationProvider] = []
    if let file { providers.append(try FileConfiguration(file)) }
    providers.append(EnvironmentConfiguration(prefix: app, environment: environment))
    providers.append(ArgumentConfiguration(arguments, shorthands: shorthands))
    return providers
  }
}

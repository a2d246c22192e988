public import Foundation
public import Sillar

/// Values of keys from outside of the program: a file, environment variables, and the command line
/// ([swift-configuration](https://github.com/apple/swift-configuration) reads them).
///
/// Put them last among an app's providers:
///
/// ```swift
/// func configure(_ arguments: [String]) async throws -> Configuration {
///   let external = try await ExternalConfiguration.providers(
///     app: "counter", file: "counter.json", arguments: arguments)
///   return try Configuration(flavor: "Counter", providers: [Endpoints()] + external)
/// }
/// ```
///
/// Of a key that is set in several places, the command line holds, then the environment, then the file, then what the
/// app's other providers say. The key `api.page-size` of the app `counter` is
///
/// | where | how |
/// | --- | --- |
/// | file (JSON) | `{ "api": { "page-size": 50 } }` |
/// | environment | `COUNTER_API_PAGE_SIZE=50` |
/// | command line | `--api-page-size 50`, and for `true` the option alone |
public enum ExternalConfiguration {
  /// The providers, in the order in which an app lists them.
  ///
  /// - Parameters:
  ///   - app: What the names of environment variables begin with. One that is no key's is left alone: what runs the
  ///     program sets some of its own, such as `COUNTER_PORT`.
  ///   - file: A file with JSON; none when nil.
  ///   - arguments: The options of the command line that are for keys, without the program's name. One that is no key's
  ///     stops the start and is named.
  /// - Throws: ``ExternalConfigurationError`` when the file cannot be read, or holds what is no value.
  public static func providers(
    app: String, file: String? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    arguments: [String] = []
  ) async throws -> [any ConfigurationProvider] {
    var providers: [any ConfigurationProvider] = []
    if let file { providers.append(try await FileConfiguration(file)) }
    providers.append(EnvironmentConfiguration(prefix: app, environment))
    providers.append(ArgumentConfiguration(arguments))
    return providers
  }
}

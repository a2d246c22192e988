import ArgumentParser
public import CommandSupport
import CompanyKit
import Foundation
import HummingbirdCore
public import Logging
public import Sillar
import SillarConfiguration
public import SillarWeb

/// What the programs of the company's apps do: configure, say what they are, serve.
///
///     try await CompanyProgram.run(
///       "kiosk", server: server, options: configured, configure: KioskApp.configuration,
///       make: { try KioskApp(configuration: $0, logger: $1) },
///       host: { $0.webHost(settings: $1, logger: $2) })
public enum CompanyProgram {
  /// - Parameters:
  ///   - name: The program's; the names of environment variables begin with it.
  ///   - configure: Makes the app's configuration from providers.
  /// - Throws: `ExitCode.failure`, after one line on standard error.
  public static func run<A: App>(
    _ name: String, server: ServerOptions, options: ConfigurationOptions,
    configure: ([any ConfigurationProvider]) throws -> Configuration,
    make: (Configuration, Logger) throws -> A,
    host: (A, WebHost.Settings, Logger) -> WebHost
  ) async throws {
    try await Program.run(name, options: server) { program in
      let configuration: Configuration
      do {
        configuration = try configure(
          await providers(name, server: server, options: options))
      } catch let error as ConfigurationError {
        if options.isPrinted { print(error.listing) }
        throw error
      }
      if options.isPrinted { return print(configuration.listing) }

      let folder = try DataDirectory.prepare(configuration.require(DataFolder.self).path)
      await BackendAddress.warnIfUnreachable(try configuration.require(APIURL.self), program)
      let app = try make(configuration, program.logger)
      var settings = WebHost.Settings()
      settings.secret = try Secret.load(in: folder)
      let webServer = WebServer(
        hosts: [host(app, settings, program.logger)],
        address: .hostname(server.host, port: server.port), logger: program.logger,
        onServerRunning: { program.announce($0) })
      try await program.serve([webServer])
    }
  }

  private static func providers(
    _ name: String, server: ServerOptions, options: ConfigurationOptions
  ) async throws -> [any ConfigurationProvider] {
    let places = Places(
      apiURL: try BackendAddress.check("http://127.0.0.1:8081/api", option: "--api-url"),
      dataFolder: URL(filePath: ServerOptions.defaultDataDirectory, directoryHint: .isDirectory))
    let external = try await ExternalConfiguration.providers(
      app: name, file: options.file, environment: ProcessInfo.processInfo.environment,
      // The option for the folder is every program's, so it is not among those that are left for keys.
      arguments: options.values + (server.givenDataDirectory.map { ["--data-dir", $0] } ?? []))
    return [places] + external
  }
}

import CoreMetrics
public import Foundation
public import Logging
public import Sillar
import SillarConfiguration
import SillarHost
import SillarInspector
public import SillarSQL
public import SillarWeb

/// A program that listens on a port: its configuration, its log and its data folder.
///
/// ``Server`` makes one for an app. A program that serves several apps, or something else, makes its own:
///
/// ```swift
/// func serve(_ shop: any App) async throws {
///   try await Program.run("shop", version: "1.0.0", summary: "Serves a shop.") { program in
///     let store = try program.hostStore()
///     let host = WebHost(app: shop, settings: try await program.webSettings(for: store), store: store)
///     try await program.serve([host])
///   }
/// }
/// ```
public struct Program: Sendable {
  /// Opens the databases of a program on a server: at an address, with the program's name and its data folder.
  public typealias DatabaseServer = @Sendable (String, String, URL) throws -> any Databases

  public let name: String
  public let configuration: Configuration
  /// Writes to standard error, from the level of `--log-level` on.
  public let logger: Logger
  public let host: String
  /// The port to listen on; 0 for any that is free.
  public internal(set) var port: Int
  /// The port of `/metrics`, and what it shows; nil if nobody asks.
  let metrics: (port: Int, all: PrometheusMetrics)?
  /// The port of the inspector, and what it shows; nil if nobody looks into the windows.
  let inspector: (port: Int, windows: Inspector)?
  /// The file in which `sillar dev` says why the program cannot be built; nil for a program that it has not started.
  let buildErrors: URL?
  /// The databases of the program: in files of the data folder, or on the server of `--database`.
  public let databases: any Databases
  /// True if the databases are on a server.
  let isOnServer: Bool
  /// Writes what happens in the windows, with `--record`.
  let recorder: WindowRecorder?
  /// The lock on the data folder.
  let owner: FolderOwner
  /// The address of `--public-url`, at which browsers reach the program; nil if only its own computer is served.
  public let publicURL: PublicURL?

  /// Reads the configuration, runs `body`, unless the command line only asks for something to be printed, and ends the
  /// process. It sets up logging, and with `--metrics-port` metrics, for the whole process, and lets only the user of the
  /// process read the files that it makes (`umask` 077). What was registered with `atexit` is not called.
  ///
  /// - Parameters:
  ///   - version: The text of `--version`.
  ///   - routes: The text of `--print-routes`; nil for a program without this option.
  ///   - providers: Values that the program sets. Those from outside override them.
  ///   - server: Opens databases on a server, such as `PostgreSQLDatabases.init`: with it the program has the option
  ///     `--database`.
  ///   - configure: Makes the configuration; by default it has the keys of the server alone.
  ///   - arguments: The command line, without the program's name.
  /// - Throws: `CancellationError`. Any other error, also of `body`, ends the process; see ``Server`` for the exit code.
  public static func run(
    _ name: String, version: String, summary: String = "", routes: String? = nil,
    providers: [any ConfigurationProvider] = [], server: DatabaseServer? = nil,
    configure: (([any ConfigurationProvider]) throws -> Configuration)? = nil,
    arguments: [String] = Array(CommandLine.arguments.dropFirst()),
    _ body: (Program) async throws -> Void
  ) async throws -> Never {
    umask(0o077)
    do {
      let request = try ProgramRequest(arguments, hasRoutes: routes != nil)
      let configure = configure ?? { try Configuration(flavor: name, providers: $0) }
      let environment = ProcessInfo.processInfo.environment
      let inside: [any ConfigurationProvider] =
        [ServerDefaults(environment, hasServer: server != nil)] + providers
      switch request.task {
      case .version: end(printing: version)
      case .routes: end(printing: routes ?? "")
      case .help:
        let keys = try ExternalConfiguration.help(for: name, shorthands: ServerKeys.options) {
          try configure(inside)
        }
        end(printing: ProgramHelp(name: name, summary: summary, routes: routes, keys: keys).text)
      case .configuration, .start: break
      }
      let outside = try ExternalConfiguration.providers(
        app: name, file: request.file, environment: environment, arguments: request.values,
        shorthands: ServerKeys.options)
      if request.task == .configuration {
        print(try listing { try configure(inside + outside) })
      }
      let configuration = try configure(inside + outside)
      if request.task == .configuration { end() }
      let program = try Program(
        name: name, configuration: configuration, server: server,
        buildErrors: environment[BuildErrors.variable].map { URL(filePath: $0) })
      if let recorder = program.recorder {
        try await recorder.listening { try await body(program) }
      } else {
        try await body(program)
      }
      end()
    } catch let error as CancellationError {
      throw error
    } catch {
      var standardError = StandardError()
      standardError.write("\(name): \(error)")
      end(ExitCode(of: error).rawValue)
    }
  }

  private init(
    name: String, configuration: Configuration, server: DatabaseServer?, buildErrors: URL?
  ) throws {
    try Self.checkDeveloperOptions(configuration)
    self.buildErrors = buildErrors
    let level = configuration[ServerKeys.LogLevel.self]
    LoggingSystem.bootstrap { label in
      var handler = StreamLogHandler(label: label, stream: StandardError())
      handler.logLevel = level
      return handler
    }
    let (metricsPort, inspectorPort) = (
      configuration[ServerKeys.MetricsPort.self], configuration[ServerKeys.Inspect.self]
    )
    let changes = WakeUp()
    let all = PrometheusMetrics(changes: inspectorPort == nil ? nil : changes)
    if metricsPort != nil || inspectorPort != nil { MetricsSystem.bootstrap(all) }
    metrics = metricsPort.map { ($0, all) }
    inspector = inspectorPort.map {
      ($0, Inspector(changes: changes, figures: { all.figures }))
    }
    self.name = name
    self.configuration = configuration
    logger = Logger(label: name)
    owner = FolderOwner(logger: logger)
    host = configuration[ServerKeys.Host.self]
    port = configuration[ServerKeys.Port.self]
    publicURL = configuration[ServerKeys.PublicAddress.self]
    recorder = try Self.recorder(configuration, logger)
    if let server, let address = configuration[ServerKeys.Database.self] {
      databases = try server(address, name, configuration.require(DataFolder.self))
      isOnServer = true
    } else {
      databases = LocalDatabases()
      isOnServer = false
    }
  }

  private static func end(printing text: String) -> Never {
    print(text)
    end()
  }

  /// Ends the process, with what was printed. Not with `exit`: there libraries such as OpenSSL remove what other threads may be
  /// using, which would crash.
  private static func end(_ code: CInt = 0) -> Never {
    fflush(nil)
    _exit(code)
  }

  /// The keys and their values, also those of a configuration with mistakes.
  private static func listing(_ configure: () throws -> Configuration) throws -> String {
    do { return try configure().listing } catch let error as ConfigurationError {
      return error.listing
    }
  }
}

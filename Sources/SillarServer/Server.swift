public import Sillar
import SillarHost
import SillarWeb

/// Runs an app as a whole program.
///
/// ```swift
/// func serve() async throws {
///   try await Server.run {
///     Screen("counter", view: CounterView(), presenter: CounterPresenter())
///   }
/// }
/// ```
///
/// The program listens until it is interrupted (Ctrl-C or SIGTERM), then ends within five seconds. It has the options
/// `--help`, `--version`, `--print-configuration`, `--print-routes` and `--config`. Every configuration key of the app
/// and its modules is an option as well, and a variable of the environment, and a value in a file; so are those of the
/// server itself: `--host`, `--port`, `--data-dir`, `--log-level`, `--public-url` and others. The data folder also keeps the
/// sessions of visitors, their windows, and the key that signs their cookies. One program at a time uses it.
///
/// An error that prevents the start ends the process with a line on standard error. The exit code is 64 for a mistake
/// on the command line, 78 for one elsewhere in the configuration or a data folder that another program uses, and 1 for anything else, such as a port in use.
public enum Server {
  /// - Parameters:
  ///   - providers: Values that the program sets. Those from outside override them.
  ///   - server: Opens databases on a server, such as `PostgreSQLDatabases.init`: with it the program has the option
  ///     `--database`.
  ///   - arguments: The command line, without the program's name.
  /// - Throws: `CancellationError` when the task is canceled.
  public static func run<A: ServerApp>(
    _ app: A.Type, providers: [any ConfigurationProvider] = [],
    server: Program.DatabaseServer? = nil,
    arguments: [String] = Array(CommandLine.arguments.dropFirst())
  ) async throws -> Never {
    try await Program.run(
      A.name.lowercased(), version: Flavor.versions(of: A.name, A.version, modules: A.modules),
      summary: A.summary, routes: Flavor.routes(of: A.modules), providers: providers,
      server: server,
      configure: A.configuration, arguments: arguments
    ) { program in
      let app = try A(
        configuration: program.configuration, databases: program.databases, logger: program.logger)
      for service in A.services { await program.warnIfUnreachable(service) }
      let store = try program.hostStore()
      try await program.serve([
        app.webHost(
          settings: program.webSettings(for: store), store: store, logger: program.logger)
      ])
    }
  }

  /// Runs an app of one screen. It needs no `App`, flavor or coordinator.
  ///
  /// - Parameters:
  ///   - screen: Makes the screen of a window; called once for each window.
  ///   - server: See ``run(_:providers:server:arguments:)``.
  ///   - arguments: The command line, without the program's name.
  /// - Throws: `CancellationError` when the task is canceled.
  public static func run(
    _ screen: @escaping @Sendable () -> Screen, server: Program.DatabaseServer? = nil,
    arguments: [String] = Array(CommandLine.arguments.dropFirst())
  ) async throws -> Never {
    let app = try Screen.app(screen)
    try await Program.run(
      app.flavor.name.lowercased(), version: app.flavor.versions,
      summary: "Serves \(app.flavor.name).", server: server, arguments: arguments
    ) { program in
      let store = try program.hostStore()
      try await program.serve([
        WebHost(
          app: app, settings: program.webSettings(for: store), store: store,
          logger: program.logger)
      ])
    }
  }
}

import ArgumentParser
import CommandSupport
import CompanyCommand
import ProApp
import ProWeb
import Sillar
import SillarWeb

/// Serves Pro by itself, against any backend.
@main
struct ProCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pro",
    abstract: "Serves Pro at /, against a backend elsewhere.",
    discussion: """
      Listens until it is interrupted (Ctrl-C, or SIGTERM). \(ServerOptions.health)

      Start a backend first, for example with: backend \
      --port 8081

      Every key of the configuration can be set on the command line (--sign-in-demo-accounts true), in the \
      environment (PRO_SIGN_IN_DEMO_ACCOUNTS=true) and in a file (--config), in this order of \
      precedence; --print-configuration lists them.
      """,
    version: Flavor.versions(of: "Pro", ProApp.version, modules: ProApp.modules))

  @OptionGroup var server: ServerOptions
  @OptionGroup var routes: RoutesOption
  @OptionGroup var configured: ConfigurationOptions

  func run() async throws {
    if routes.print(Flavor.routes(of: ProApp.modules)) { return }
    try await CompanyProgram.run(
      "pro", server: server, options: configured, configure: ProApp.configuration,
      make: { try ProApp(configuration: $0, logger: $1) },
      host: { $0.webHost(settings: $1, logger: $2) })
  }
}

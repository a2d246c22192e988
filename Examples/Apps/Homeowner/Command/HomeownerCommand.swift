import ArgumentParser
import CommandSupport
import CompanyCommand
import HomeownerApp
import HomeownerWeb
import Sillar
import SillarWeb

/// Serves Homeowner by itself, against any backend.
@main
struct HomeownerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "homeowner",
    abstract: "Serves Homeowner at /, against a backend elsewhere.",
    discussion: """
      Listens until it is interrupted (Ctrl-C, or SIGTERM). \(ServerOptions.health)

      Start a backend first, for example with: backend \
      --port 8081

      Every key of the configuration can be set on the command line (--sign-in-demo-accounts true), in the \
      environment (HOMEOWNER_SIGN_IN_DEMO_ACCOUNTS=true) and in a file (--config), in this order of \
      precedence; --print-configuration lists them.
      """,
    version: Flavor.versions(of: "Homeowner", HomeownerApp.version, modules: HomeownerApp.modules))

  @OptionGroup var server: ServerOptions
  @OptionGroup var routes: RoutesOption
  @OptionGroup var configured: ConfigurationOptions

  func run() async throws {
    if routes.print(Flavor.routes(of: HomeownerApp.modules)) { return }
    try await CompanyProgram.run(
      "homeowner", server: server, options: configured, configure: HomeownerApp.configuration,
      make: { try HomeownerApp(configuration: $0, logger: $1) },
      host: { $0.webHost(settings: $1, logger: $2) })
  }
}

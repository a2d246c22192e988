import ArgumentParser
import CommandSupport
import CompanyCommand
import MarketApp
import ShopsKit
import ShopsWeb
import Sillar

/// Serves Market by itself, against any backend.
@main
struct MarketCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "market",
    abstract: "Serves the shop Market at /, against a backend elsewhere.",
    discussion: """
      Listens until it is interrupted (Ctrl-C, or SIGTERM). \(ServerOptions.health)

      Start a backend first, for example with: backend \
      --port 8081

      Every key of the configuration can be set on the command line (--payments-instalments false), in the \
      environment (MARKET_PAYMENTS_INSTALMENTS=false) and in a file (--config), in this order of precedence; \
      --print-configuration lists them.
      """,
    version: Flavor.versions(of: "Market", MarketApp.version, modules: MarketApp.modules))

  @OptionGroup var server: ServerOptions
  @OptionGroup var routes: RoutesOption
  @OptionGroup var configured: ConfigurationOptions

  func run() async throws {
    if routes.print(Flavor.routes(of: MarketApp.modules)) { return }
    try await CompanyProgram.run(
      "market", server: server, options: configured, configure: MarketApp.configuration,
      make: { try MarketApp(configuration: $0, logger: $1) },
      host: { $0.webHost(settings: $1, logger: $2) })
  }
}

import ArgumentParser
import CommandSupport
import CompanyCommand
import Sillar
import WalletApp
import WalletWeb

/// Serves Wallet by itself, against any backend.
@main
struct WalletCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wallet",
    abstract: "Serves the purse Wallet at /, against a backend elsewhere.",
    discussion: """
      Listens until it is interrupted (Ctrl-C, or SIGTERM). \(ServerOptions.health)

      Start a backend first, for example with: backend \
      --port 8081

      Every key of the configuration can be set on the command line (--payments-instalments false), in the \
      environment (WALLET_PAYMENTS_INSTALMENTS=false) and in a file (--config), in this order of precedence; \
      --print-configuration lists them.
      """,
    version: Flavor.versions(of: "Wallet", WalletApp.version, modules: WalletApp.modules))

  @OptionGroup var server: ServerOptions
  @OptionGroup var routes: RoutesOption
  @OptionGroup var configured: ConfigurationOptions

  func run() async throws {
    if routes.print(Flavor.routes(of: WalletApp.modules)) { return }
    try await CompanyProgram.run(
      "wallet", server: server, options: configured, configure: WalletApp.configuration,
      make: { try WalletApp(configuration: $0, logger: $1) },
      host: { $0.webHost(settings: $1, logger: $2) })
  }
}

import ArgumentParser
import CommandSupport
import CompanyCommand
import CornerShopApp
import ShopsKit
import ShopsWeb
import Sillar

/// Serves Corner Shop by itself, against any backend.
@main
struct CornerShopCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cornershop",
    abstract: "Serves Corner Shop at /, against a backend elsewhere.",
    discussion: """
      Listens until it is interrupted (Ctrl-C, or SIGTERM). \(ServerOptions.health)

      Start a backend first, for example with: backend \
      --port 8081

      Every key of the configuration can be set on the command line (--payments-instalments false), in the \
      environment (CORNERSHOP_PAYMENTS_INSTALMENTS=false) and in a file (--config), in this order of precedence; \
      --print-configuration lists them.
      """,
    version: Flavor.versions(of: "CornerShop", CornerShopApp.version, modules: CornerShopApp.modules))

  @OptionGroup var server: ServerOptions
  @OptionGroup var routes: RoutesOption
  @OptionGroup var configured: ConfigurationOptions

  func run() async throws {
    if routes.print(Flavor.routes(of: CornerShopApp.modules)) { return }
    try await CompanyProgram.run(
      "cornershop", server: server, options: configured, configure: CornerShopApp.configuration,
      make: { try CornerShopApp(configuration: $0, logger: $1) },
      host: { $0.webHost(settings: $1, logger: $2) })
  }
}

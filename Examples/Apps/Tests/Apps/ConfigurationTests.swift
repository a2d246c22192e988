import CatalogDelivery
import CompanyKit
import CornerShopApp
import Foundation
import HomeownerApp
import MarketApp
import MarketArgentinaApp
import MoviesApp
import ProApp
import Programs
import QuotesKit
import ShopsKit
import Sillar
import TestServers
import Testing
import TriviaApp
import WalletApp

/// The configuration of apps and their programs, as seen in a shell.
struct ConfigurationTests {
  /// The programs of the apps, with what they are built of.
  private static let apps: [(name: String, modules: [Module])] = [
    ("trivia", TriviaApp.modules), ("movies", MoviesApp.modules), ("market", MarketApp.modules),
    ("marketargentina", MarketArgentinaApp.modules), ("cornershop", CornerShopApp.modules),
    ("wallet", WalletApp.modules), ("homeowner", HomeownerApp.modules), ("pro", ProApp.modules),
  ]

  private static let programs = apps.map(\.name) + ["showcase"]

  @Test(arguments: apps)
  func `a program says what it is built of, with versions`(
    _ name: String, _ modules: [Module]
  ) async throws {
    let result = try await RunningProgram(name, ["--version"]).result()
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n").map { $0.split(separator: " ") }
    for module in modules.map(\.name) + ["Sillar"] {
      let version = lines.first { $0.first == module[...] }?.last
      #expect(version?.wholeMatch(of: /\d+\.\d+\.\d+/) != nil, "\(module) in:\n\(result.output)")
    }
    #expect(lines.first?.first?.lowercased() == name)
  }

  @Test(arguments: programs)
  func `a program takes the address of a database, and says what is wrong with one`(
    _ name: String
  ) async throws {
    try await withFolder { folder in
      let result = try await RunningProgram(
        name, ["--data-dir", folder.path, "--database", "mysql://localhost/shop"]
      ).result()
      #expect(result.status == 64)
      #expect(result.errors.contains("--database"), "\(result.errors)")
      #expect(result.errors.contains("postgres://ada:secret@localhost/shop"), "\(result.errors)")
    }
  }

  @Test(.timeLimit(.minutes(2)), arguments: programs)
  func `a program with a database keeps nothing in its folder that must not be lost`(
    _ name: String
  ) async throws {
    let server = try await PostgreSQLServer.shared()
    try await withFolder { folder in
      let program = try RunningProgram(
        name, ["--port", "0", "--data-dir", folder.path],
        environment: ["SILLAR_DATABASE": PostgreSQLServer.address(port: server.port)])
      #expect(await program.firstLine().contains("http://"))
      program.terminate()
      let result = await program.result()
      #expect(result.status == 0, "\(result.errors)")
      let kept = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".sqlite") && !$0.hasSuffix("-seen.sqlite") }
      #expect(kept.isEmpty, "\(kept)")
    }
  }

  @Test func `what is nearer to the person at the keyboard holds, and the listing tells`()
    async throws
  {
    try await withFolder { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appending(path: "market.json")
      try Data(
        """
        { "catalog": { "page-size": 25, "shows-stock": false }, "payments": { "keep-cards": false },
          "session": { "expires-after": "10m" } }
        """.utf8
      ).write(to: file)
      let result = try await RunningProgram(
        "market",
        [
          "--print-configuration", "--config", file.path, "--catalog-page-size", "12",
          "--payments-instalments=off", "--data-dir", folder.path,
        ],
        environment: ["MARKET_CATALOG_PAGE_SIZE": "30", "MARKET_PAYMENTS_KEEP_CARDS": "true"]
      ).result()
      #expect(result.status == 0, "\(result.errors)")
      let lines = result.output.split(separator: "\n").map(String.init)
      func line(_ key: String) throws -> String {
        try #require(lines.first { $0.hasPrefix("\(key) ") }, "\(key) in:\n\(result.output)")
      }
      let size = try line("catalog.page-size").split(separator: "  ").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      #expect(size[1] == "12")
      #expect(
        size[2]
          == "command line (--catalog-page-size), over file \(file.path), "
          + "environment (MARKET_CATALOG_PAGE_SIZE)")
      #expect(try line("payments.keep-cards").contains("true"))
      #expect(
        try line("payments.keep-cards").hasSuffix(
          "environment (MARKET_PAYMENTS_KEEP_CARDS), over file \(file.path)"))
      #expect(try line("catalog.shows-stock").contains(" false "))
      #expect(try line("catalog.shows-stock").hasSuffix("file \(file.path)"))
      #expect(try line("session.expires-after").contains(" 600s "))
      #expect(try line("payments.instalments").contains(" false "))
      #expect(
        try line("payments.instalments").hasSuffix(
          "command line (--payments-instalments), over Market's resources (settings.json)"))
      #expect(try line("data.dir").contains(folder.path))
      #expect(try line("style-sheet").contains("Market's resources"))

      // The listing has every key that the app and the server declare, and no other.
      let declared = try MarketApp.configuration([
        Places(apiURL: URL(string: "http://127.0.0.1/api"), dataFolder: folder)
      ]).listing.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
      let all =
        (declared + [
          "continue-traces", "database", "inspect", "log.level", "metrics.port", "previews",
          "public-url",
          "push-services", "record", "server.host", "server.port", "store.megabytes",
          "trusted-proxies",
          "wait-for-lock",
        ]).sorted()
      #expect(lines.map { String($0.prefix { $0 != " " }) } == all)
    }
  }

  @Test(arguments: apps)
  func `each app prints all its addresses, with their modules`(
    name: String, modules: [Module]
  ) async throws {
    let result = try await RunningProgram(name, ["--print-routes"]).result()
    #expect(result.status == 0, "\(result.errors)")
    let lines = result.output.split(separator: "\n").map {
      $0.split(separator: " ").map(String.init)
    }
    let routes = modules.flatMap { module in module.routes.map { [$0, module.name] } }
    #expect(lines == routes.sorted { $0[0] < $1[0] })
  }

  @Test func `the showcase prints the addresses of its apps where they are`() async throws {
    let result = try await RunningProgram("showcase", ["--print-routes"]).result()
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("/trivia/game "))
  }

  @Test(arguments: apps.filter { $0.modules.contains { $0.name == "SignIn" } }.map(\.name))
  func `accounts to try an app with are shown only where somebody says so`(
    _ name: String
  ) async throws {
    func shown(_ environment: [String: String]) async throws -> String {
      let result = try await RunningProgram(
        name, ["--print-configuration"], environment: environment
      ).result()
      #expect(result.status == 0, "\(result.errors)")
      let line = result.output.split(separator: "\n").first {
        $0.hasPrefix("sign-in.demo-accounts ")
      }
      return String(try #require(line, "\(result.output)"))
    }
    #expect(try await shown([:]).contains(" false "))
    let variable = "\(name.uppercased())_SIGN_IN_DEMO_ACCOUNTS"
    let line = try await shown([variable: "true"])
    #expect(line.contains(" true "))
    #expect(line.hasSuffix("environment (\(variable))"))
  }

  @Test func `an app without its places names all that is missing, and who needs it`() {
    for configure in [
      MarketApp.configuration, WalletApp.configuration, HomeownerApp.configuration,
      ProApp.configuration,
    ] {
      let error = #expect(throws: ConfigurationError.self) { _ = try configure([]) }
      let problems = ["api.url", "data.dir"].map {
        "\"\($0)\" (needed by Company) is missing: add a provider that sets it"
      }
      #expect(
        error?.description.hasSuffix(" cannot start: \(problems.joined(separator: "; ")).") == true)
      #expect(error?.listing.contains(#/api\.url +\(missing\) +nobody/#) == true)
    }
  }

  @Test func `all that is wrong on a command line is said at once`() async throws {
    let result = try await RunningProgram(
      "market",
      [
        "--print-configuration", "--catalog-page-size", "many", "--payments-instalments", "false",
        "--payments-instalments", "true", "--catalog-page-sise", "3", "--tracking-sink", "mine",
      ], environment: ["MARKET_SESSION_EXPIRES_AFTER": "soon"]
    ).result()
    #expect(result.status == 64)
    for part in [
      "market: Market cannot start: ",
      "\"catalog.page-size\" is \"many\" in command line (--catalog-page-size): write a whole number",
      "\"payments.instalments\" is set twice by command line (--payments-instalments)",
      "\"--catalog-page-sise\" in command line is no key of this app: did you mean \"--catalog-page-size\"?",
      "\"tracking.sink\" in command line (--tracking-sink) can only be set in code",
      "\"session.expires-after\" is \"soon\" in environment (MARKET_SESSION_EXPIRES_AFTER): "
        + "write a time such as 90s, 10m or 1h, or none",
    ] {
      #expect(result.errors.contains(part), "\(part)\n\nis not in\n\n\(result.errors)")
    }
    #expect(result.errors.split(separator: "\n").count == 1)
    // The listing of keys is printed in spite of the errors.
    #expect(result.output.contains("catalog.shows-stock"))
  }
}

// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

// Libraries from elsewhere, by the name that this package calls them.
let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
let asyncHTTPClient = Target.Dependency.product(
  name: "AsyncHTTPClient", package: "async-http-client")
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let cryptoExtras = Target.Dependency.product(name: "CryptoExtras", package: "swift-crypto")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")
let hummingbirdCore = Target.Dependency.product(name: "HummingbirdCore", package: "hummingbird")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let coreMetrics = Target.Dependency.product(name: "CoreMetrics", package: "swift-metrics")
let metricsTestKit = Target.Dependency.product(name: "MetricsTestKit", package: "swift-metrics")
let swiftConfiguration = Target.Dependency.product(
  name: "Configuration", package: "swift-configuration")
let serviceLifecycle = Target.Dependency.product(
  name: "ServiceLifecycle", package: "swift-service-lifecycle")
let unixSignals = Target.Dependency.product(
  name: "UnixSignals", package: "swift-service-lifecycle")
func nio(_ name: String) -> Target.Dependency { .product(name: name, package: "swift-nio") }

/// A library target; every target of this package has the same settings.
func library(
  _ name: String, at path: String, _ dependencies: [Target.Dependency] = [],
  resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: path, resources: resources,
    swiftSettings: settings)
}

func program(_ name: String, at path: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: path, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, path: "Tests/\(name)", swiftSettings: settings)
}

/// A module of Quotes, its three layers and their tests: what they import is much the same.
///
/// - Parameters:
///   - values: What all its layers speak of besides `Work`.
///   - words: How its delivery writes them.
///   - fakes: What else its tests need.
func quotesModule(
  _ name: String, values: [Target.Dependency] = [], words: [Target.Dependency] = [],
  fakes: [Target.Dependency] = []
) -> [Target] {
  let folder = "Examples/Quotes/\(name)"
  let model = Target.Dependency.target(name: "\(name)Model")
  let delivery = Target.Dependency.target(name: "\(name)Delivery")
  let infra = Target.Dependency.target(name: "\(name)Infra")
  let shared: [Target.Dependency] = ["SillarModel", "Work"] + values
  let stores: [Target.Dependency] = ["SillarData", "WorkInfra", grdb, httpTypes, logging]
  let tools: [Target.Dependency] = [
    "Scripted", "Sillar", "SillarTesting", "TestServers", hummingbird, nio("NIOCore"),
  ]
  return [
    library("\(name)Model", at: "\(folder)/Model", shared),
    library(
      "\(name)Delivery", at: "\(folder)/Delivery", ["Sillar", model] + shared + words,
      resources: [.copy("Resources")]),
    library("\(name)Infra", at: "\(folder)/Infra", [model] + shared + stores),
    tests("\(name)Tests", [model, delivery, infra] + shared + words + stores + tools + fakes),
  ]
}

let quotesModules = [
  quotesModule("SignIn"),
  quotesModule("Requests", words: ["WorkDelivery"], fakes: ["TestQuotes"]),
  quotesModule(
    "RequestDetail", values: ["Money"], words: ["MoneyDelivery", "WorkDelivery"],
    fakes: ["TestQuotes"]),
  quotesModule("Quotes", values: ["Money"], words: ["MoneyDelivery"]),
  quotesModule(
    "Chat", words: ["WorkDelivery"],
    fakes: ["TestQuotes", "BackendDelivery", "BackendInfra", "BackendModel"]),
  quotesModule("Photos", fakes: ["TestQuotes"]),
  quotesModule("Unsent"),
]

let package = Package(
  name: "Sillar",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Sillar", targets: ["Sillar"]),
    .library(name: "SillarModel", targets: ["SillarModel"]),
    .library(name: "SillarConfiguration", targets: ["SillarConfiguration"]),
    .library(name: "SillarData", targets: ["SillarData"]),
    .library(name: "SillarWeb", targets: ["SillarWeb"]),
    .library(name: "SillarTesting", targets: ["SillarTesting"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(
      url: "https://github.com/apple/swift-configuration", from: "1.4.0",
      traits: [.defaults, "CommandLineArguments"]),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    // The framework.
    library("SillarModel", at: "Sources/SillarModel"),
    library(
      "Sillar", at: "Sources/Sillar", ["SillarModel"],
      resources: [
        .embedInCode("Localisation/Resources/strings.en.json"),
        .embedInCode("Localisation/Resources/strings.es.json"),
      ]),
    library(
      "SillarConfiguration", at: "Sources/SillarConfiguration",
      ["Sillar", swiftConfiguration, .product(name: "SystemPackage", package: "swift-system")]),
    library(
      "SillarData", at: "Sources/SillarData",
      [
        "SillarModel", asyncHTTPClient, coreMetrics, crypto, grdb, httpTypes, logging,
        nio("NIOCore"),
        nio("NIOFoundationCompat"), nio("NIOHTTP1"), nio("NIOPosix"),
      ]),
    library(
      "SillarWeb", at: "Sources/SillarWeb",
      [
        "Sillar", hummingbird, hummingbirdCore, crypto, httpTypes, logging, coreMetrics,
        serviceLifecycle, nio("NIOCore"), nio("NIOHTTP1"), nio("NIOWebSocket"), nio("NIOPosix"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
      ],
      resources: [
        .embedInCode("Client/sillar.js"), .embedInCode("Client/sillar.css"),
      ]),
    library("SillarTesting", at: "Sources/SillarTesting", ["Sillar"]),

    // Every element, to look at.
    library("Gallery", at: "Examples/Gallery", ["Sillar"]),

    // Trivia.
    library("TriviaModel", at: "Examples/Trivia/Model", ["SillarModel"]),
    library("TriviaDelivery", at: "Examples/Trivia/Delivery", ["Sillar", "TriviaModel"]),
    library(
      "TriviaInfra", at: "Examples/Trivia/Infra",
      ["TriviaModel", "SillarModel", "SillarData", grdb, httpTypes]),

    // Movies.
    library("MoviesModel", at: "Examples/Movies/Model", ["SillarModel"]),
    library(
      "MoviesDelivery", at: "Examples/Movies/Delivery", ["Sillar", "MoviesModel", "SillarModel"]),
    library(
      "MoviesInfra", at: "Examples/Movies/Infra",
      ["MoviesModel", "SillarModel", "SillarData", grdb, httpTypes, logging]),

    // Money, which several modules speak of, and how it is written.
    library("Money", at: "Examples/Money/Model"),
    library("MoneyDelivery", at: "Examples/Money/Delivery", ["Sillar", "Money"]),

    // Payments: what Market and Wallet share.
    library("PaymentsModel", at: "Examples/Payments/Model", ["SillarModel", "Money"]),
    library(
      "PaymentsDelivery", at: "Examples/Payments/Delivery",
      ["Sillar", "SillarModel", "Money", "MoneyDelivery", "PaymentsModel"],
      resources: [.copy("Resources")]),
    library(
      "PaymentsInfra", at: "Examples/Payments/Infra",
      ["PaymentsModel", "SillarModel", "Money", "SillarData", grdb, httpTypes, logging]),

    // Catalog: what Market sells.
    library("CatalogModel", at: "Examples/Catalog/Model", ["SillarModel", "Money"]),
    library(
      "CatalogDelivery", at: "Examples/Catalog/Delivery",
      ["Sillar", "Money", "MoneyDelivery", "CatalogModel", "SillarModel"],
      resources: [.copy("Resources")]),
    library(
      "CatalogInfra", at: "Examples/Catalog/Infra",
      ["CatalogModel", "SillarModel", "Money", "SillarData", grdb, httpTypes, logging]),

    // Account: what Wallet keeps.
    library("AccountModel", at: "Examples/Account/Model", ["SillarModel", "Money"]),
    library(
      "AccountDelivery", at: "Examples/Account/Delivery",
      ["Sillar", "Money", "MoneyDelivery", "AccountModel", "SillarModel"],
      resources: [.copy("Resources")]),
    library(
      "AccountInfra", at: "Examples/Account/Infra",
      ["AccountModel", "SillarModel", "Money", "SillarData", grdb, httpTypes, logging]),

    // Quotes: requests for work on homes, and offers for it. What all its modules speak of; they are above.
    library("Work", at: "Examples/Quotes/Work/Model"),
    library(
      "WorkDelivery", at: "Examples/Quotes/Work/Delivery", ["Sillar", "Work"],
      resources: [.copy("Resources")]),
    library(
      "WorkInfra", at: "Examples/Quotes/Work/Infra",
      ["Work", "SillarModel", "SillarData", grdb, httpTypes, logging]),

    // The API that the examples talk to.
    library("BackendModel", at: "Examples/Backend/Model", ["Money", "SillarModel"]),
    library(
      "BackendInfra", at: "Examples/Backend/Infra",
      ["BackendModel", "Money", "SillarData", "SillarModel", crypto, cryptoExtras, grdb, logging]),
    library(
      "BackendDelivery", at: "Examples/Backend/Delivery",
      ["BackendModel", "Money", "SillarModel", hummingbird, httpTypes, logging, nio("NIOCore")]),

    // Apps: each composes its layers.
    library(
      "BackendApp", at: "Examples/Apps/Backend/App",
      [
        "BackendModel", "BackendDelivery", "BackendInfra", "SillarData", hummingbird, logging,
        serviceLifecycle,
      ]),
    library(
      "TriviaApp", at: "Examples/Apps/Trivia/App",
      ["Sillar", "TriviaModel", "TriviaDelivery", "TriviaInfra", "SillarData", logging]),
    library("TriviaWeb", at: "Examples/Apps/Trivia/Web", ["TriviaApp", "SillarWeb", logging]),
    library(
      "MoviesApp", at: "Examples/Apps/Movies/App",
      [
        "Sillar", "MoviesModel", "SillarModel", "MoviesDelivery", "MoviesInfra", "SillarData",
        logging,
      ]),
    library(
      "MoviesWeb", at: "Examples/Apps/Movies/Web",
      ["MoviesApp", "MoviesInfra", "SillarData", "SillarWeb", logging]),
    library(
      "CompanyKit", at: "Examples/Apps/Company/Kit", ["Sillar", "SillarData", logging]),
    library(
      "MarketApp", at: "Examples/Apps/Market/App",
      [
        "CompanyKit", "Sillar", "CatalogModel", "SillarModel", "CatalogDelivery", "CatalogInfra",
        "PaymentsModel",
        "PaymentsDelivery", "PaymentsInfra", "SillarData", logging,
      ], resources: [.copy("Resources")]),
    library(
      "MarketWeb", at: "Examples/Apps/Market/Web",
      ["MarketApp", "CatalogInfra", "SillarData", "SillarWeb", logging]),
    library(
      "WalletApp", at: "Examples/Apps/Wallet/App",
      [
        "CompanyKit", "Sillar", "AccountModel", "SillarModel", "AccountDelivery", "AccountInfra",
        "PaymentsModel",
        "PaymentsDelivery", "PaymentsInfra", "SillarData", logging,
      ], resources: [.copy("Resources")]),
    library("WalletWeb", at: "Examples/Apps/Wallet/Web", ["WalletApp", "SillarWeb", logging]),
    library(
      "QuotesKit", at: "Examples/Apps/Quotes/Kit",
      [
        "CompanyKit", "Sillar", "SillarData", "Work", "WorkInfra", "SignInDelivery",
        "SignInInfra", "RequestsDelivery", "RequestsInfra", "RequestDetailDelivery",
        "RequestDetailInfra", "QuotesDelivery", "QuotesInfra", "ChatDelivery", "ChatInfra",
        "PhotosDelivery", "PhotosInfra", "UnsentDelivery", "UnsentInfra", "SignInModel",
        "WorkDelivery",
        "QuotesModel", "UnsentModel", logging,
      ], resources: [.copy("Resources")]),
    library(
      "QuotesWeb", at: "Examples/Apps/Quotes/Web", ["QuotesKit", "Sillar", "SillarWeb"]),
    library(
      "HomeownerApp", at: "Examples/Apps/Homeowner/App",
      ["CompanyKit", "QuotesKit", "Sillar", "Work", logging],
      resources: [.copy("Resources")]),
    library(
      "HomeownerWeb", at: "Examples/Apps/Homeowner/Web",
      ["HomeownerApp", "QuotesWeb", "SillarWeb", logging]),
    library(
      "ProApp", at: "Examples/Apps/Pro/App",
      ["CompanyKit", "QuotesKit", "Sillar", "Work", logging],
      resources: [.copy("Resources")]),
    library(
      "ProWeb", at: "Examples/Apps/Pro/Web",
      ["ProApp", "QuotesWeb", "SillarWeb", logging]),
    library(
      "CommandSupport", at: "Examples/Apps/Support",
      [
        argumentParser, hummingbird, logging, serviceLifecycle, unixSignals, nio("NIOCore"),
        nio("NIOPosix"),
      ]),
    library(
      "CompanyCommand", at: "Examples/Apps/Company/Command",
      [
        "CompanyKit", "CommandSupport", "Sillar", "SillarConfiguration", "SillarWeb",
        argumentParser, hummingbirdCore, logging,
      ]),
    program(
      "backend", at: "Examples/Apps/Backend/Command",
      ["BackendApp", "BackendInfra", "CommandSupport", argumentParser, hummingbird, logging]),
    program(
      "trivia", at: "Examples/Apps/Trivia/Command",
      [
        "TriviaApp", "TriviaWeb", "CommandSupport", "Sillar", "SillarWeb", argumentParser,
        hummingbird,
        logging,
      ]),
    program(
      "movies", at: "Examples/Apps/Movies/Command",
      [
        "MoviesApp", "MoviesInfra", "MoviesWeb", "CommandSupport", "Sillar", "SillarWeb",
        argumentParser,
        hummingbird, logging,
      ]),
    program(
      "market", at: "Examples/Apps/Market/Command",
      ["MarketApp", "MarketWeb", "CompanyCommand", "CommandSupport", "Sillar", argumentParser]),
    program(
      "wallet", at: "Examples/Apps/Wallet/Command",
      ["WalletApp", "WalletWeb", "CompanyCommand", "CommandSupport", "Sillar", argumentParser]),
    program(
      "homeowner", at: "Examples/Apps/Homeowner/Command",
      [
        "HomeownerApp", "HomeownerWeb", "CompanyCommand", "CommandSupport", "Sillar",
        argumentParser,
      ]),
    program(
      "pro", at: "Examples/Apps/Pro/Command",
      ["ProApp", "ProWeb", "CompanyCommand", "CommandSupport", "Sillar", argumentParser]),
    program(
      "showcase", at: "Examples/Showcase",
      [
        "BackendApp", "TriviaApp", "TriviaWeb", "MoviesApp", "MoviesWeb", "MarketApp", "MarketWeb",
        "WalletApp", "WalletWeb", "HomeownerApp", "HomeownerWeb", "ProApp", "ProWeb", "QuotesKit",
        "CompanyKit", "Gallery", "CommandSupport", "Sillar", "SillarData", "SillarWeb",
        argumentParser, hummingbird, logging,
      ]),

    // Tests.
    library("Chromium", at: "Tests/Chromium"),
    library("Programs", at: "Tests/Programs"),
    library(
      "TestQuotes", at: "Tests/TestQuotes",
      [
        "Work", "WorkInfra", "SillarData", "Scripted", "TestServers", hummingbird, httpTypes,
        nio("NIOCore"),
      ]),
    program("jotter", at: "Tests/Jotter", ["SillarData", "SillarModel", grdb, logging]),
    program(
      "stuck", at: "Tests/Stuck",
      ["CommandSupport", "Gallery", "SillarWeb", argumentParser, hummingbird]),
    library("Scripted", at: "Tests/Scripted", ["Sillar"]),
    library(
      "TestServers", at: "Tests/TestServers",
      [hummingbird, httpTypes, logging, serviceLifecycle, nio("NIOCore")]),
    tests("SillarTests", ["Scripted", "Sillar", "SillarModel", "SillarTesting"]),
    tests(
      "SillarDataTests",
      [
        "Programs", "Scripted", "SillarData", "SillarModel", "SillarTesting", "TestServers",
        asyncHTTPClient, coreMetrics, grdb, hummingbird, httpTypes, logging, metricsTestKit,
        nio("NIOCore"),
      ]),
    tests(
      "SillarWebTests",
      [
        "Chromium", "Programs", "Scripted", "Sillar", "SillarWeb", "SillarTesting", "TestServers",
        "Gallery", asyncHTTPClient, hummingbird,
        hummingbirdCore, httpTypes, logging, coreMetrics, nio("NIOCore"), nio("NIOHTTP1"),
        nio("NIOPosix"), nio("NIOWebSocket"), serviceLifecycle,
      ]),
    tests("TriviaModelTests", ["TriviaModel", "SillarModel"]),
    tests(
      "TriviaInfraTests",
      [
        "TriviaInfra", "TriviaModel", "SillarData", "TestServers", hummingbird, grdb, httpTypes,
        logging,
        nio("NIOCore"),
      ]),
    tests(
      "TriviaDeliveryTests",
      ["Scripted", "TriviaDelivery", "TriviaModel", "Sillar", "SillarModel", "SillarTesting"]),
    tests("MoviesModelTests", ["MoviesModel", "SillarModel", "Scripted", "SillarTesting"]),
    tests(
      "MoviesInfraTests",
      [
        "MoviesInfra", "MoviesModel", "SillarModel", "Scripted", "SillarData", "SillarTesting",
        "TestServers",
        grdb, hummingbird, httpTypes, logging, nio("NIOCore"),
      ]),
    tests(
      "MoviesDeliveryTests",
      ["Scripted", "MoviesDelivery", "MoviesModel", "SillarModel", "Sillar", "SillarTesting"]),
    tests("SillarConfigurationTests", ["Sillar", "SillarConfiguration"]),
    tests("MoneyTests", ["Money", "MoneyDelivery", "Sillar"]),
    tests(
      "PaymentsModelTests", ["PaymentsModel", "SillarModel", "Money", "Scripted", "SillarTesting"]),
    tests(
      "PaymentsInfraTests",
      [
        "PaymentsInfra", "PaymentsModel", "Money", "Scripted", "SillarData", "SillarTesting",
        "TestServers", hummingbird, httpTypes, logging, nio("NIOCore"),
      ]),
    tests(
      "PaymentsDeliveryTests",
      [
        "PaymentsDelivery", "PaymentsModel", "SillarModel", "Money", "MoneyDelivery", "Scripted",
        "Sillar", "SillarTesting",
      ]),
    tests("CatalogModelTests", ["CatalogModel", "SillarModel", "Money", "Scripted"]),
    tests(
      "CatalogInfraTests",
      [
        "CatalogInfra", "CatalogModel", "SillarModel", "Money", "Scripted", "SillarData",
        "SillarTesting",
        "TestServers", grdb, hummingbird, httpTypes, logging, nio("NIOCore"),
      ]),
    tests(
      "CatalogDeliveryTests",
      [
        "CatalogDelivery", "CatalogModel", "SillarModel", "Money", "MoneyDelivery", "Scripted",
        "Sillar",
        "SillarTesting",
      ]),
    tests("AccountModelTests", ["AccountModel", "SillarModel", "Money", "SillarTesting"]),
    tests(
      "AccountInfraTests",
      [
        "AccountInfra", "AccountModel", "SillarModel", "Money", "Scripted", "SillarData",
        "SillarTesting",
        "TestServers", hummingbird, httpTypes, logging, nio("NIOCore"),
      ]),
    tests(
      "AccountDeliveryTests",
      [
        "AccountDelivery", "AccountModel", "SillarModel", "Money", "MoneyDelivery", "Scripted",
        "Sillar",
        "SillarTesting",
      ]),
    tests(
      "AppsTests",
      [
        "BackendApp", "BackendInfra", "BackendModel", "CatalogDelivery", "CatalogInfra",
        "CatalogModel", "SillarModel",
        "CompanyKit", "Gallery",
        "MarketApp", "MoviesApp", "PaymentsDelivery", "PaymentsInfra", "PaymentsModel",
        "Money", "Programs", "Scripted", "Sillar", "SillarData", "SillarTesting", "TestServers",
        "TriviaApp", "WalletApp", "HomeownerApp", "ProApp", "QuotesKit", "Work", "WorkDelivery",
        "SignInDelivery", "RequestsDelivery", "RequestDetailDelivery", "QuotesDelivery",
        "ChatDelivery", "PhotosDelivery", "UnsentDelivery", asyncHTTPClient, grdb, hummingbird,
        logging, nio("NIOCore"), nio("NIOHTTP1"), nio("NIOPosix"),
      ]),
    tests(
      "BackendTests",
      [
        "Money",
        "AccountInfra", "AccountModel", "CatalogInfra", "CatalogModel", "MoviesInfra",
        "MoviesModel",
        "BackendModel", "BackendDelivery", "BackendInfra", "BackendApp", "Programs", "SillarData",
        "SillarModel", "SillarTesting",
        "TestServers", asyncHTTPClient, grdb, hummingbird, httpTypes, logging, nio("NIOCore"),
        nio("NIOFoundationCompat"),
        nio("NIOHTTP1"),
      ]),
    tests(
      "BrowserTests",
      [
        "Chromium", "Programs", "SillarWeb", "Gallery", "TriviaApp", "TriviaWeb", "MoviesApp",
        "MoviesWeb", "MarketApp", "MarketWeb", "WalletApp", "WalletWeb", "CompanyKit", "BackendApp",
        "BackendInfra", "CommandSupport", "SillarTesting", asyncHTTPClient, grdb, hummingbird,
        logging, serviceLifecycle, nio("NIOCore"), nio("NIOHTTP1"),
      ]),
    tests("LoadTests", ["Programs", asyncHTTPClient, nio("NIOCore"), nio("NIOHTTP1")]),
  ] + quotesModules.flatMap(\.self),
  swiftLanguageModes: [.v6]
)

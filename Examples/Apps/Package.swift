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

let asyncHTTPClient = Target.Dependency.product(
  name: "AsyncHTTPClient", package: "async-http-client")
let backendApp = Target.Dependency.product(name: "BackendApp", package: "Backend")
let backendInfra = Target.Dependency.product(name: "BackendInfra", package: "Backend")
let catalogInfra = Target.Dependency.product(name: "CatalogInfra", package: "Catalog")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")
let hummingbirdCore = Target.Dependency.product(
  name: "HummingbirdCore", package: "hummingbird")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let moviesInfra = Target.Dependency.product(name: "MoviesInfra", package: "Movies")
let paymentsDelivery = Target.Dependency.product(name: "PaymentsDelivery", package: "Payments")
let paymentsInfra = Target.Dependency.product(name: "PaymentsInfra", package: "Payments")
let paymentsModel = Target.Dependency.product(name: "PaymentsModel", package: "Payments")
let signInDelivery = Target.Dependency.product(name: "SignInDelivery", package: "SignIn")
let signInInfra = Target.Dependency.product(name: "SignInInfra", package: "SignIn")
let signInModel = Target.Dependency.product(name: "SignInModel", package: "SignIn")
func sillar(_ name: String) -> Target.Dependency { .product(name: name, package: "Sillar") }
func quotes(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "Quotes") }
}
func nio(_ name: String) -> Target.Dependency { .product(name: name, package: "swift-nio") }
/// The dependencies that turn an app into a program.
let serverApp =
  ["Sillar", "SillarConfiguration", "SillarData", "SillarServer", "SillarWeb"].map(sillar)
  + [logging]

let package = Package(
  name: "Apps",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "trivia", targets: ["trivia"]),
    .executable(name: "movies", targets: ["movies"]),
    .executable(name: "market", targets: ["market"]),
    .executable(name: "marketargentina", targets: ["marketargentina"]),
    .executable(name: "cornershop", targets: ["cornershop"]),
    .executable(name: "wallet", targets: ["wallet"]),
    .executable(name: "homeowner", targets: ["homeowner"]),
    .executable(name: "pro", targets: ["pro"]),
    .executable(name: "showcase", targets: ["showcase"]),
    .executable(name: "stuck", targets: ["stuck"]),
    // For the benchmarks.
    .library(name: "CompanyKit", targets: ["CompanyKit"]),
    .library(name: "HomeownerApp", targets: ["HomeownerApp"]),
    .library(name: "ProApp", targets: ["ProApp"]),
    .library(name: "QuotesKit", targets: ["QuotesKit"]),
    .library(name: "QuotesWeb", targets: ["QuotesWeb"]),
  ],
  dependencies: [
    .package(name: "Account", path: "../Account"),
    .package(name: "Backend", path: "../Backend"),
    .package(name: "Catalog", path: "../Catalog"),
    .package(name: "Lock", path: "../Lock"),
    .package(name: "Money", path: "../Money"),
    .package(name: "Movies", path: "../Movies"),
    .package(name: "Payments", path: "../Payments"),
    .package(name: "Quotes", path: "../Quotes"),
    .package(name: "SignIn", path: "../SignIn"),
    .package(name: "Sillar", path: "../.."),
    .package(name: "Trivia", path: "../Trivia"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    .target(
      name: "CompanyBase",
      dependencies: [
        sillar("Sillar"), sillar("SillarConfiguration"), sillar("SillarData"),
        sillar("SillarModel"), logging,
      ],
      path: "Company/Base"),
    .target(
      name: "CompanyKit",
      dependencies: [
        "CompanyBase", sillar("Sillar"), sillar("SillarModel"), signInDelivery, signInInfra,
        signInModel,
      ],
      path: "Company/Kit"),
    .target(
      name: "TriviaApp",
      dependencies: [
        "CompanyBase", sillar("Sillar"), .product(name: "TriviaModel", package: "Trivia"),
        .product(name: "TriviaDelivery", package: "Trivia"),
        .product(name: "TriviaInfra", package: "Trivia"), sillar("SillarConfiguration"),
        sillar("SillarData"), logging,
      ], path: "Trivia/App", resources: [.copy("Resources")]),
    .target(
      name: "TriviaWeb",
      dependencies: ["TriviaApp", "CompanyBase", sillar("SillarPush")] + serverApp,
      path: "Trivia/Web"),
    .executableTarget(
      name: "trivia",
      dependencies: [
        "CompanyBase", "TriviaApp", "TriviaWeb", sillar("SillarPostgreSQL"), sillar("SillarServer"),
      ],
      path: "Trivia/Command"),
    .target(
      name: "MoviesApp",
      dependencies: [
        "CompanyBase", sillar("Sillar"), .product(name: "MoviesModel", package: "Movies"),
        sillar("SillarModel"),
        .product(name: "MoviesDelivery", package: "Movies"), moviesInfra,
        sillar("SillarConfiguration"), sillar("SillarData"),
        logging,
      ], path: "Movies/App", resources: [.copy("Resources")]),
    .target(
      name: "MoviesWeb",
      dependencies: [
        "MoviesApp", .product(name: "MoviesDelivery", package: "Movies"), moviesInfra,
      ] + serverApp,
      path: "Movies/Web"),
    .executableTarget(
      name: "movies",
      dependencies: [
        "MoviesApp", moviesInfra, "MoviesWeb", sillar("SillarPostgreSQL"), sillar("SillarServer"),
      ],
      path: "Movies/Command"),
    .target(
      name: "ShopsKit",
      dependencies: [
        "CompanyKit", sillar("Sillar"), .product(name: "CatalogModel", package: "Catalog"),
        sillar("SillarModel"), .product(name: "CatalogDelivery", package: "Catalog"), catalogInfra,
        paymentsModel, paymentsDelivery, paymentsInfra, signInDelivery, signInInfra, signInModel,
        sillar("SillarConfiguration"), sillar("SillarData"), logging,
      ], path: "Shops/Kit"),
    .target(
      name: "ShopsWeb",
      dependencies: ["ShopsKit", "CompanyKit", catalogInfra] + serverApp,
      path: "Shops/Web"),
    .target(
      name: "MarketApp", dependencies: ["ShopsKit", paymentsDelivery], path: "Market/App",
      resources: [.copy("Resources")]),
    .executableTarget(
      name: "market",
      dependencies: [
        "CompanyKit", "MarketApp", "ShopsWeb", sillar("SillarPostgreSQL"), sillar("SillarServer"),
      ],
      path: "Market/Command"),
    .target(
      name: "MarketArgentinaApp", dependencies: ["MarketApp", "ShopsKit", paymentsDelivery],
      path: "MarketArgentina/App", resources: [.copy("Resources")]),
    .executableTarget(
      name: "marketargentina",
      dependencies: [
        "CompanyKit", "MarketArgentinaApp", "ShopsWeb", sillar("SillarPostgreSQL"),
        sillar("SillarServer"),
      ],
      path: "MarketArgentina/Command"),
    .target(
      name: "CornerShopApp",
      dependencies: [
        "ShopsKit", paymentsDelivery, paymentsModel, "Money",
        .product(name: "MoneyDelivery", package: "Money"), sillar("Sillar"), sillar("SillarModel"),
      ],
      path: "CornerShop/App", resources: [.copy("Resources")]),
    .executableTarget(
      name: "cornershop",
      dependencies: [
        "CompanyKit", "CornerShopApp", "ShopsWeb", sillar("SillarPostgreSQL"),
        sillar("SillarServer"),
      ],
      path: "CornerShop/Command"),
    .target(
      name: "WalletApp",
      dependencies: [
        "CompanyKit", sillar("Sillar"), .product(name: "AccountModel", package: "Account"),
        sillar("SillarModel"), .product(name: "AccountDelivery", package: "Account"),
        .product(name: "AccountInfra", package: "Account"), paymentsModel, paymentsDelivery,
        paymentsInfra, signInDelivery, signInInfra, signInModel,
        .product(name: "LockDelivery", package: "Lock"),
        .product(name: "LockInfra", package: "Lock"), .product(name: "LockModel", package: "Lock"),
        sillar("SillarConfiguration"), sillar("SillarData"), logging,
      ], path: "Wallet/App", resources: [.copy("Resources")]),
    .target(
      name: "WalletWeb",
      dependencies: ["WalletApp", "CompanyKit", sillar("SillarPush")] + serverApp,
      path: "Wallet/Web"),
    .executableTarget(
      name: "wallet",
      dependencies: [
        "CompanyKit", "WalletApp", "WalletWeb", sillar("SillarPostgreSQL"), sillar("SillarServer"),
      ],
      path: "Wallet/Command"),
    .target(
      name: "QuotesKit",
      dependencies: [
        "CompanyKit", sillar("Sillar"), sillar("SillarConfiguration"), sillar("SillarData"),
        logging,
      ]
        + quotes(
          "Work", "WorkDelivery", "WorkInfra", "QuotesDelivery", "QuotesInfra", "ChatModel",
          "ChatDelivery", "ChatInfra",
          "PhotosDelivery", "PhotosInfra", "UnsentModel", "UnsentDelivery", "UnsentInfra")
        + [signInDelivery, signInInfra, signInModel],
      path: "Quotes/Kit", resources: [.copy("Resources")]),
    .target(
      name: "QuotesWeb",
      dependencies: ["QuotesKit", "CompanyKit", sillar("SillarPush")] + serverApp,
      path: "Quotes/Web"),
    .target(
      name: "HomeownerApp",
      dependencies: ["CompanyKit", "QuotesKit", sillar("Sillar"), sillar("SillarData")]
        + quotes(
          "Work", "WorkInfra", "OwnRequestsDelivery", "OwnRequestsInfra")
        + [signInDelivery, signInInfra],
      path: "Homeowner/App", resources: [.copy("Resources")]),
    .executableTarget(
      name: "homeowner",
      dependencies: [
        "CompanyKit", "HomeownerApp", "QuotesWeb", sillar("SillarPostgreSQL"),
        sillar("SillarServer"),
      ],
      path: "Homeowner/Command"),
    .target(
      name: "ProApp",
      dependencies: ["CompanyKit", "QuotesKit", sillar("Sillar")]
        + quotes(
          "Work", "WorkInfra", "FindRequestsDelivery", "FindRequestsInfra")
        + [signInDelivery, signInInfra],
      path: "Pro/App", resources: [.copy("Resources")]),
    .executableTarget(
      name: "pro",
      dependencies: [
        "CompanyKit", "ProApp", "QuotesWeb", sillar("SillarPostgreSQL"), sillar("SillarServer"),
      ],
      path: "Pro/Command"),
    .executableTarget(
      name: "showcase",
      dependencies: [
        backendApp, backendInfra, "TriviaApp", "TriviaWeb", "MoviesApp", "MoviesWeb", "MarketApp",
        "MarketArgentinaApp", "CornerShopApp", "ShopsKit", "ShopsWeb", "WalletApp", "WalletWeb",
        "HomeownerApp", "ProApp",
        "QuotesWeb", "CompanyKit", sillar("Gallery"),
        sillar("Sillar"), sillar("SillarData"), sillar("SillarPostgreSQL"), sillar("SillarServer"),
        sillar("SillarWeb"), signInInfra, hummingbird, logging,
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ], path: "Showcase", resources: [.copy("Resources")]),
    .executableTarget(
      name: "stuck",
      dependencies: [
        sillar("Gallery"), sillar("SillarServer"), sillar("SillarWeb"), hummingbird,
      ], path: "Tests/Stuck"),
    .testTarget(
      name: "AppsTests",
      dependencies: [
        backendApp, backendInfra,
        .product(name: "BackendModel", package: "Backend"),
        .product(name: "AccountDelivery", package: "Account"),
        .product(name: "CatalogDelivery", package: "Catalog"), catalogInfra,
        .product(name: "CatalogModel", package: "Catalog"), sillar("SillarModel"), "CompanyKit",
        .product(name: "LockDelivery", package: "Lock"),
        sillar("Gallery"), "MarketApp", "MarketArgentinaApp", "CornerShopApp", "ShopsKit",
        "MoviesApp", paymentsDelivery,
        paymentsInfra, paymentsModel,
        "Money", sillar("Programs"), sillar("Scripted"), sillar("Sillar"), sillar("SillarData"),
        sillar("SillarHost"), sillar("SillarTesting"), sillar("SillarWeb"), sillar("TestServers"),
        "TriviaApp",
        "WalletApp", "HomeownerApp",
        "ProApp", "QuotesKit", asyncHTTPClient, grdb, hummingbird, hummingbirdCore, logging,
        nio("NIOCore"),
        nio("NIOHTTP1"), nio("NIOPosix"),
      ]
        + quotes(
          "Work", "WorkDelivery", "OwnRequestsModel", "OwnRequestsDelivery",
          "FindRequestsModel", "FindRequestsDelivery", "QuotesDelivery", "ChatDelivery",
          "PhotosDelivery",
          "UnsentDelivery", "UnsentModel")
        + [
          signInDelivery, signInInfra, signInModel,
          .product(name: "LockDelivery", package: "Lock"),
        ],
      path: "Tests/Apps", exclude: ["Recordings"]),
    .target(
      name: "BrowserSupport",
      dependencies: [
        sillar("Chromium"), sillar("Programs"), sillar("Scripted"), sillar("SillarSQL"),
        sillar("TestServers"), asyncHTTPClient, grdb, nio("NIOCore"), nio("NIOHTTP1"),
      ], path: "Tests/BrowserSupport"),
    .testTarget(
      name: "BrowserTests",
      dependencies: [
        "BrowserSupport", sillar("Chromium"), sillar("Programs"), sillar("Scripted"),
        sillar("TestServers"),
        sillar("SillarSQL"), sillar("SillarWeb"), sillar("Gallery"), "TriviaApp", "TriviaWeb",
        "MoviesApp", "MoviesWeb", backendApp, backendInfra,
        "CompanyKit", "MarketApp", "MarketArgentinaApp", "CornerShopApp", "ShopsKit", "ShopsWeb",
        "WalletApp",
        "WalletWeb",
        "HomeownerApp", "ProApp", "QuotesKit", "QuotesWeb", sillar("SillarServer"),
        hummingbird, logging, nio("NIOCore"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ], path: "Tests/Browser"),
    .testTarget(
      name: "QuotesBrowserTests", dependencies: ["BrowserSupport", sillar("Chromium")],
      path: "Tests/QuotesBrowser"),
    .testTarget(
      name: "KillLoopTests",
      dependencies: [
        "BrowserSupport", backendInfra, sillar("Chromium"), sillar("Programs"),
        sillar("SillarPostgreSQL"), sillar("SillarSQL"), sillar("SillarTesting"), grdb,
      ], path: "Tests/KillLoops"),
    .testTarget(
      name: "LoadTests",
      dependencies: [
        sillar("Programs"), sillar("TestServers"), asyncHTTPClient, nio("NIOCore"), nio("NIOHTTP1"),
      ],
      path: "Tests/Load"),
  ],
  swiftLanguageModes: [.v6]
)
for target in package.targets { target.swiftSettings = settings }

// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

// Libraries from elsewhere, by the name that this package calls them.
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let cryptoExtras = Target.Dependency.product(name: "CryptoExtras", package: "swift-crypto")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let sqlite = Target.Dependency.product(name: "GRDBSQLite", package: "GRDB.swift")
let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")
let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let serviceLifecycle = Target.Dependency.product(
  name: "ServiceLifecycle", package: "swift-service-lifecycle")
func sillar(_ name: String) -> Target.Dependency { .product(name: name, package: "Sillar") }
func nio(_ name: String) -> Target.Dependency { .product(name: name, package: "swift-nio") }

/// A layer of an example. No product of Sillar has it, so it is built here once more, through the link `Examples`.
func example(
  _ name: String, at path: String, _ dependencies: [Target.Dependency] = [],
  resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Examples/\(path)", resources: resources,
    swiftSettings: settings)
}

/// A module of Quotes, as Sillar's package has it.
func quotesModule(_ name: String, _ values: [Target.Dependency] = []) -> [Target] {
  let shared: [Target.Dependency] = [sillar("SillarModel"), "Work"] + values
  let model = Target.Dependency.target(name: "\(name)Model")
  return [
    example("\(name)Model", at: "Quotes/\(name)/Model", shared),
    example(
      "\(name)Delivery", at: "Quotes/\(name)/Delivery",
      [sillar("Sillar"), model, "WorkDelivery", "MoneyDelivery"] + shared,
      resources: [.copy("Resources")]),
    example(
      "\(name)Infra", at: "Quotes/\(name)/Infra",
      [model, sillar("SillarData"), "WorkInfra", grdb, httpTypes, logging] + shared),
  ]
}

let quotesModules = ["SignIn", "Requests", "RequestDetail", "Quotes", "Chat", "Photos", "Unsent"]

/// Homeowner or Pro, as Sillar's package has it.
func quotesApp(_ name: String) -> [Target] {
  [
    example(
      "\(name)App", at: "Apps/\(name)/App",
      ["CompanyKit", "QuotesKit", sillar("Sillar"), "Work", logging],
      resources: [.copy("Resources")]),
    example(
      "\(name)Web", at: "Apps/\(name)/Web",
      [.target(name: "\(name)App"), "QuotesWeb", sillar("SillarWeb"), logging]),
  ]
}

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Sillar", path: ".."),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    // Without its traits it counts neither allocations nor retains, and so disturbs neither.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    // The examples that are measured.
    example("MoviesModel", at: "Movies/Model", [sillar("SillarModel")]),
    example(
      "MoviesDelivery", at: "Movies/Delivery",
      [sillar("Sillar"), sillar("SillarModel"), "MoviesModel"]),
    example(
      "MoviesInfra", at: "Movies/Infra",
      ["MoviesModel", sillar("SillarData"), sillar("SillarModel"), grdb, httpTypes, logging]),
    example("Money", at: "Money/Model"),
    example("BackendModel", at: "Backend/Model", ["Money"]),
    example(
      "BackendInfra", at: "Backend/Infra", ["BackendModel", "Money", crypto, cryptoExtras, grdb]),
    example(
      "BackendDelivery", at: "Backend/Delivery",
      ["BackendModel", "Money", hummingbird, httpTypes, logging, nio("NIOCore")]),
    example(
      "BackendApp", at: "Apps/Backend/App",
      ["BackendModel", "BackendDelivery", "BackendInfra", hummingbird, logging, serviceLifecycle]),
    example("MoneyDelivery", at: "Money/Delivery", [sillar("Sillar"), "Money"]),
    example("Work", at: "Quotes/Work/Model"),
    example(
      "WorkDelivery", at: "Quotes/Work/Delivery", [sillar("Sillar"), "Work"],
      resources: [.copy("Resources")]),
    example(
      "WorkInfra", at: "Quotes/Work/Infra",
      ["Work", sillar("SillarModel"), sillar("SillarData"), grdb, httpTypes, logging]),
    example(
      "CompanyKit", at: "Apps/Company/Kit", [sillar("Sillar"), sillar("SillarData"), logging]),
    example(
      "QuotesKit", at: "Apps/Quotes/Kit",
      [
        "CompanyKit", sillar("Sillar"), sillar("SillarData"), sillar("SillarModel"), "Work",
        "WorkDelivery", "WorkInfra", logging,
      ]
        + quotesModules.flatMap { name in
          ["Model", "Delivery", "Infra"].map { .target(name: name + $0) }
        }, resources: [.copy("Resources")]),
    example(
      "QuotesWeb", at: "Apps/Quotes/Web", ["QuotesKit", sillar("Sillar"), sillar("SillarWeb")]),
    // The apps that are measured.
    .target(
      name: "Measured",
      dependencies: [sillar("Sillar"), sillar("SillarModel"), "MoviesDelivery", "MoviesModel"],
      swiftSettings: settings),
    // In one process: taps, HTML, patches. The plugin looks for it right below Benchmarks.
    .executableTarget(
      name: "Speed",
      dependencies: [
        "Measured", sillar("Sillar"), sillar("SillarWeb"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Speed", swiftSettings: settings,
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    // In one process: what lies in databases, read and searched.
    .executableTarget(
      name: "saved",
      dependencies: [
        "Measured", "MoviesInfra", "MoviesModel", "BackendInfra", "BackendModel",
        sillar("SillarData"), sillar("SillarModel"), grdb, sqlite,
      ],
      path: "Sources/Saved", swiftSettings: settings),
    // In two processes: a server, and the clients that measure it.
    .executableTarget(
      name: "load",
      dependencies: [
        "Measured", sillar("Sillar"), sillar("SillarWeb"), httpTypes, logging, hummingbird,
        "BackendApp", "CompanyKit", "HomeownerApp", "HomeownerWeb", "ProApp", "ProWeb",
        .product(name: "HummingbirdCore", package: "hummingbird"),
        nio("NIOCore"), nio("NIOHTTP1"), nio("NIOPosix"), nio("NIOWebSocket"),
      ],
      path: "Sources/Load", swiftSettings: settings),
  ] + quotesModules.flatMap { quotesModule($0, ["Money"]) } + quotesApp("Homeowner")
    + quotesApp("Pro"),
  swiftLanguageModes: [.v6]
)

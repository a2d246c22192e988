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
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let sqlite = Target.Dependency.product(name: "GRDBSQLite", package: "GRDB.swift")
let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
func sillar(_ name: String) -> Target.Dependency { .product(name: name, package: "Sillar") }
func nio(_ name: String) -> Target.Dependency { .product(name: name, package: "swift-nio") }

/// A layer of an example. No product of Sillar has it, so it is built here once more, through the link `Examples`.
func example(
  _ name: String, at path: String, _ dependencies: [Target.Dependency] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Examples/\(path)", swiftSettings: settings)
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
    example("BackendInfra", at: "Backend/Infra", ["BackendModel", "Money", crypto, grdb]),
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
        "Measured", sillar("Sillar"), sillar("SillarWeb"), httpTypes, logging,
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        nio("NIOCore"), nio("NIOHTTP1"), nio("NIOPosix"), nio("NIOWebSocket"),
      ],
      path: "Sources/Load", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

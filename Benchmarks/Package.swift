// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

func sillar(_ name: String) -> Target.Dependency { .product(name: name, package: "Sillar") }
func movies(_ name: String) -> Target.Dependency { .product(name: name, package: "Movies") }
func backend(_ name: String) -> Target.Dependency { .product(name: name, package: "Backend") }
func apps(_ name: String) -> Target.Dependency { .product(name: name, package: "Apps") }
func nio(_ name: String) -> Target.Dependency { .product(name: name, package: "swift-nio") }

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Sillar", path: ".."),
    .package(name: "Movies", path: "../Examples/Movies"),
    .package(name: "Backend", path: "../Examples/Backend"),
    .package(name: "Apps", path: "../Examples/Apps"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    // Without its traits the library does not count allocations and retains, which would disturb the measurements.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    // The apps under measurement.
    .target(
      name: "Measured",
      dependencies: [
        sillar("Sillar"), sillar("SillarModel"), movies("MoviesDelivery"), movies("MoviesModel"),
      ]),
    // Measures taps and changes of a screen in one process. The plugin looks for this target directly below Benchmarks.
    .executableTarget(
      name: "Speed",
      dependencies: [
        "Measured", sillar("Sillar"), sillar("SillarHost"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Speed", plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    // Measures reads and searches of databases in one process.
    .executableTarget(
      name: "saved",
      dependencies: [
        "Measured", movies("MoviesInfra"), movies("MoviesModel"), backend("BackendInfra"),
        backend("BackendModel"), sillar("Sillar"), sillar("SillarData"), sillar("SillarHost"),
        sillar("SillarModel"), sillar("SillarPostgreSQL"), sillar("SillarSQL"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ],
      path: "Sources/Saved"),
    // Measures a server process from a client process.
    .executableTarget(
      name: "load",
      dependencies: [
        "Measured", sillar("Chromium"), sillar("Sillar"), sillar("SillarPostgreSQL"),
        sillar("SillarSQL"), sillar("SillarServer"), sillar("SillarWeb"), backend("BackendApp"),
        apps("CompanyKit"), apps("HomeownerApp"), apps("ProApp"),
        apps("QuotesKit"), apps("QuotesWeb"), nio("NIOConcurrencyHelpers"),
        nio("NIOCore"), nio("NIOEmbedded"), nio("NIOHTTP1"), nio("NIOPosix"), nio("NIOWebSocket"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ],
      path: "Sources/Load"),
  ],
  swiftLanguageModes: [.v6]
)
for target in package.targets { target.swiftSettings = settings }

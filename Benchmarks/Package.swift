// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let sillar = Target.Dependency.product(name: "Sillar", package: "Sillar")
let sillarWeb = Target.Dependency.product(name: "SillarWeb", package: "Sillar")
func nio(_ name: String) -> Target.Dependency { .product(name: name, package: "swift-nio") }

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Sillar", path: ".."),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    // Without its traits it counts neither allocations nor retains, and so disturbs neither.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    // The apps that are measured.
    .target(name: "Measured", dependencies: [sillar], swiftSettings: settings),
    // In one process: taps, HTML, patches. The plugin looks for it right below Benchmarks.
    .executableTarget(
      name: "Speed",
      dependencies: [
        "Measured", sillar, sillarWeb, .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Speed", swiftSettings: settings,
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    // In two processes: a server, and the clients that measure it.
    .executableTarget(
      name: "load",
      dependencies: [
        "Measured", sillar, sillarWeb,
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        nio("NIOCore"), nio("NIOHTTP1"), nio("NIOPosix"), nio("NIOWebSocket"),
      ],
      path: "Sources/Load", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

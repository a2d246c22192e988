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

let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
func sillar(_ name: String) -> Target.Dependency { .product(name: name, package: "Sillar") }
func nio(_ name: String) -> Target.Dependency { .product(name: name, package: "swift-nio") }

let package = Package(
  name: "Backend",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "BackendModel", targets: ["BackendModel"]),
    .library(name: "BackendDelivery", targets: ["BackendDelivery"]),
    .library(name: "BackendInfra", targets: ["BackendInfra"]),
    .library(name: "BackendApp", targets: ["BackendApp"]),
    .executable(name: "backend", targets: ["backend"]),
  ],
  dependencies: [
    .package(name: "Account", path: "../Account"),
    .package(name: "Catalog", path: "../Catalog"),
    .package(name: "Money", path: "../Money"),
    .package(name: "Movies", path: "../Movies"),
    .package(name: "Sillar", path: "../.."),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    .target(name: "BackendModel", dependencies: ["Money", sillar("SillarModel")], path: "Model"),
    .target(
      name: "BackendDelivery",
      dependencies: [
        "BackendModel", "Money", sillar("SillarModel"), hummingbird, httpTypes, logging,
        nio("NIOCore"), nio("NIOHTTP1"),
      ], path: "Delivery"),
    .target(
      name: "BackendInfra",
      dependencies: [
        "BackendModel", "Money", sillar("SillarData"), sillar("SillarModel"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "CryptoExtras", package: "swift-crypto"), logging,
      ], path: "Infra", resources: [.copy("Resources")]),
    .target(
      name: "BackendApp",
      dependencies: [
        "BackendModel", "BackendDelivery", "BackendInfra", sillar("SillarData"),
        sillar("SillarModel"),
        sillar("SillarWeb"), hummingbird, logging,
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ], path: "App"),
    .executableTarget(
      name: "backend",
      dependencies: [
        "BackendApp", "BackendDelivery", "BackendInfra", sillar("SillarData"),
        sillar("SillarPostgreSQL"), sillar("SillarServer"), sillar("SillarSQL"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"), hummingbird, logging,
      ], path: "Command"),
    .testTarget(
      name: "BackendTests",
      dependencies: [
        "Money", .product(name: "AccountInfra", package: "Account"),
        .product(name: "AccountModel", package: "Account"),
        .product(name: "CatalogInfra", package: "Catalog"),
        .product(name: "CatalogModel", package: "Catalog"),
        .product(name: "MoviesInfra", package: "Movies"),
        .product(name: "MoviesModel", package: "Movies"), "BackendModel", "BackendDelivery",
        "BackendInfra", "BackendApp", sillar("Programs"), sillar("SillarData"),
        sillar("SillarModel"), sillar("SillarPostgreSQL"), sillar("SillarSQL"),
        sillar("SillarTesting"), sillar("TestServers"),
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        hummingbird, httpTypes, logging, nio("NIOCore"), nio("NIOFoundationCompat"),
        nio("NIOHTTP1"),
      ], path: "Tests"),
  ],
  swiftLanguageModes: [.v6]
)
for target in package.targets { target.swiftSettings = settings }

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
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
func sillar(_ name: String) -> Target.Dependency { .product(name: name, package: "Sillar") }

let package = Package(
  name: "Movies",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "MoviesModel", targets: ["MoviesModel"]),
    .library(name: "MoviesDelivery", targets: ["MoviesDelivery"]),
    .library(name: "MoviesInfra", targets: ["MoviesInfra"]),
    .library(name: "MoviesTesting", targets: ["MoviesTesting"]),
  ],
  dependencies: [
    .package(name: "Kit", path: "../Kit"),
    .package(name: "Sillar", path: "../.."),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    .target(name: "MoviesModel", dependencies: [sillar("SillarModel")], path: "Model"),
    .target(
      name: "MoviesDelivery",
      dependencies: [sillar("Sillar"), "MoviesModel", sillar("SillarModel")], path: "Delivery",
      resources: [.copy("Resources")]),
    .target(
      name: "MoviesInfra",
      dependencies: [
        "MoviesModel", sillar("SillarModel"), sillar("SillarData"), httpTypes, logging,
      ], path: "Infra"),
    .target(
      name: "MoviesTesting", dependencies: ["Kit", "MoviesModel", sillar("SillarModel")],
      path: "Testing"),
    .testTarget(
      name: "MoviesModelTests",
      dependencies: [
        "Kit", "MoviesModel", "MoviesTesting", sillar("SillarModel"), sillar("Scripted"),
        sillar("SillarTesting"),
      ], path: "Tests/Model"),
    .testTarget(
      name: "MoviesDeliveryTests",
      dependencies: [
        "Kit", sillar("Scripted"), "MoviesDelivery", "MoviesModel", "MoviesTesting",
        sillar("SillarModel"), sillar("Sillar"), sillar("SillarTesting"),
      ], path: "Tests/Delivery"),
    .testTarget(
      name: "MoviesInfraTests",
      dependencies: [
        "Kit", "MoviesInfra", "MoviesModel", "MoviesTesting", sillar("SillarModel"),
        sillar("Scripted"),
        sillar("SillarData"), sillar("SillarTesting"), sillar("TestServers"),
        .product(name: "Hummingbird", package: "hummingbird"), httpTypes, logging,
        .product(name: "NIOCore", package: "swift-nio"),
      ], path: "Tests/Infra"),
  ],
  swiftLanguageModes: [.v6]
)
for target in package.targets { target.swiftSettings = settings }

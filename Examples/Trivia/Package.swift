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

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
func sillar(_ name: String) -> Target.Dependency { .product(name: name, package: "Sillar") }

let package = Package(
  name: "Trivia",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "TriviaModel", targets: ["TriviaModel"]),
    .library(name: "TriviaDelivery", targets: ["TriviaDelivery"]),
    .library(name: "TriviaInfra", targets: ["TriviaInfra"]),
    .library(name: "TriviaTesting", targets: ["TriviaTesting"]),
  ],
  dependencies: [
    .package(name: "Kit", path: "../Kit"),
    .package(name: "Sillar", path: "../.."),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    .target(name: "TriviaModel", dependencies: [sillar("SillarModel")], path: "Model"),
    .target(
      name: "TriviaDelivery",
      dependencies: [sillar("Sillar"), sillar("SillarModel"), "TriviaModel"], path: "Delivery",
      resources: [.copy("Resources")]),
    .target(
      name: "TriviaInfra",
      dependencies: ["TriviaModel", sillar("SillarModel"), sillar("SillarData"), httpTypes],
      path: "Infra"),
    .target(
      name: "TriviaTesting", dependencies: ["Kit", sillar("SillarModel"), "TriviaModel"],
      path: "Testing"),
    .testTarget(
      name: "TriviaModelTests",
      dependencies: [
        "Kit", sillar("SillarModel"), sillar("SillarTesting"), sillar("TestServers"), "TriviaModel",
        "TriviaTesting",
      ], path: "Tests/Model"),
    .testTarget(
      name: "TriviaDeliveryTests",
      dependencies: [
        "Kit", sillar("Scripted"), sillar("Sillar"), sillar("SillarModel"),
        sillar("SillarTesting"), "TriviaDelivery", "TriviaModel", "TriviaTesting",
      ], path: "Tests/Delivery"),
    .testTarget(
      name: "TriviaInfraTests",
      dependencies: [
        "TriviaInfra", "TriviaModel", "TriviaTesting", "Kit", sillar("SillarData"),
        sillar("SillarModel"), sillar("SillarTesting"), sillar("TestServers"),
        .product(name: "Hummingbird", package: "hummingbird"), grdb, httpTypes,
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
      ], path: "Tests/Infra"),
  ],
  swiftLanguageModes: [.v6]
)
for target in package.targets { target.swiftSettings = settings }

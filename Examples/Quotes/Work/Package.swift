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
func sillar(_ name: String) -> Target.Dependency { .product(name: name, package: "Sillar") }

let package = Package(
  name: "Work",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Work", targets: ["Work"]),
    .library(name: "WorkDelivery", targets: ["WorkDelivery"]),
    .library(name: "WorkInfra", targets: ["WorkInfra"]),
    .library(name: "WorkTesting", targets: ["WorkTesting"]),
  ],
  dependencies: [
    .package(name: "Kit", path: "../../Kit"),
    .package(name: "Sillar", path: "../../.."),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
  ],
  targets: [
    .target(name: "Work", path: "Model"),
    .target(
      name: "WorkDelivery", dependencies: [sillar("Sillar"), "Work"], path: "Delivery",
      resources: [.copy("Resources")]),
    .target(
      name: "WorkInfra",
      dependencies: [
        "Work", sillar("SillarModel"), sillar("SillarData"),
        .product(name: "GRDB", package: "GRDB.swift"), httpTypes,
        .product(name: "Logging", package: "swift-log"),
      ], path: "Infra"),
    .target(
      name: "WorkTesting",
      dependencies: [
        "Kit", "Work", "WorkDelivery", "WorkInfra", sillar("Scripted"), sillar("Sillar"),
        sillar("SillarData"), sillar("TestServers"),
        .product(name: "Hummingbird", package: "hummingbird"),
      ], path: "Testing"),
  ],
  swiftLanguageModes: [.v6]
)
for target in package.targets { target.swiftSettings = settings }

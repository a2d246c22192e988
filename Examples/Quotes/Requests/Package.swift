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
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
func sillar(_ name: String) -> Target.Dependency { .product(name: name, package: "Sillar") }

let package = Package(
  name: "Requests",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "RequestsDelivery", targets: ["RequestsDelivery"]),
    .library(name: "RequestsInfra", targets: ["RequestsInfra"]),
    .library(name: "RequestsModel", targets: ["RequestsModel"]),
  ],
  dependencies: [
    .package(name: "Kit", path: "../../Kit"),
    .package(name: "Sillar", path: "../../.."),
    .package(name: "Work", path: "../Work"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
  ],
  targets: [
    .target(name: "RequestsModel", dependencies: [sillar("SillarModel"), "Work"], path: "Model"),
    .target(
      name: "RequestsDelivery",
      dependencies: [
        sillar("Sillar"), "RequestsModel", sillar("SillarModel"), "Work",
        .product(name: "WorkDelivery", package: "Work"),
      ], path: "Delivery", resources: [.copy("Resources")]),
    .target(
      name: "RequestsInfra",
      dependencies: [
        "RequestsModel", sillar("SillarModel"), "Work", sillar("SillarData"),
        .product(name: "WorkInfra", package: "Work"), grdb, httpTypes, logging,
      ], path: "Infra"),
    .testTarget(
      name: "RequestsTests",
      dependencies: [
        "RequestsModel", "RequestsDelivery", "RequestsInfra", sillar("SillarModel"), "Work",
        .product(name: "WorkDelivery", package: "Work"), sillar("SillarData"),
        .product(name: "WorkInfra", package: "Work"), grdb, httpTypes, logging, sillar("Scripted"),
        sillar("Sillar"), sillar("SillarTesting"), sillar("TestServers"),
        .product(name: "Hummingbird", package: "hummingbird"),
        "Kit",
        .product(name: "WorkTesting", package: "Work"),
      ], path: "Tests"),
  ],
  swiftLanguageModes: [.v6]
)
for target in package.targets { target.swiftSettings = settings }

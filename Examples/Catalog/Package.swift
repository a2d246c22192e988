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
  name: "Catalog",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "CatalogModel", targets: ["CatalogModel"]),
    .library(name: "CatalogDelivery", targets: ["CatalogDelivery"]),
    .library(name: "CatalogInfra", targets: ["CatalogInfra"]),
    .library(name: "CatalogTesting", targets: ["CatalogTesting"]),
  ],
  dependencies: [
    .package(name: "Kit", path: "../Kit"),
    .package(name: "Money", path: "../Money"),
    .package(name: "Sillar", path: "../.."),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
  ],
  targets: [
    .target(name: "CatalogModel", dependencies: [sillar("SillarModel"), "Money"], path: "Model"),
    .target(
      name: "CatalogDelivery",
      dependencies: [
        sillar("Sillar"), "Money", .product(name: "MoneyDelivery", package: "Money"),
        "CatalogModel", sillar("SillarModel"),
      ], path: "Delivery", resources: [.copy("Resources")]),
    .target(
      name: "CatalogInfra",
      dependencies: [
        "CatalogModel", sillar("SillarModel"), "Money",
        .product(name: "MoneyInfra", package: "Money"),
        sillar("SillarData"), httpTypes, logging,
      ], path: "Infra"),
    .target(
      name: "CatalogTesting",
      dependencies: ["CatalogModel", "Kit", "Money", sillar("SillarModel")], path: "Testing"),
    .testTarget(
      name: "CatalogModelTests",
      dependencies: ["CatalogModel", sillar("SillarModel"), "Money", sillar("Scripted")],
      path: "Tests/Model"),
    .testTarget(
      name: "CatalogDeliveryTests",
      dependencies: [
        "CatalogDelivery", "CatalogModel", "CatalogTesting", "Kit", "Money",
        .product(name: "MoneyDelivery", package: "Money"), sillar("Scripted"), sillar("Sillar"),
        sillar("SillarModel"), sillar("SillarTesting"),
      ], path: "Tests/Delivery"),
    .testTarget(
      name: "CatalogInfraTests",
      dependencies: [
        "CatalogInfra", "CatalogModel", "CatalogTesting", "Kit", "Money", sillar("SillarData"),
        sillar("SillarModel"), sillar("SillarTesting"), sillar("TestServers"), grdb,
        .product(name: "Hummingbird", package: "hummingbird"), logging,
      ], path: "Tests/Infra"),
  ],
  swiftLanguageModes: [.v6]
)
for target in package.targets { target.swiftSettings = settings }

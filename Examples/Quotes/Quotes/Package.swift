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
  name: "Quotes",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "QuotesModel", targets: ["QuotesModel"]),
    .library(name: "QuotesDelivery", targets: ["QuotesDelivery"]),
    .library(name: "QuotesInfra", targets: ["QuotesInfra"]),
    .library(name: "QuotesTesting", targets: ["QuotesTesting"]),
  ],
  dependencies: [
    .package(name: "Kit", path: "../../Kit"),
    .package(name: "Money", path: "../../Money"),
    .package(name: "Sillar", path: "../../.."),
    .package(name: "Work", path: "../Work"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
  ],
  targets: [
    .target(
      name: "QuotesModel", dependencies: [sillar("SillarModel"), "Work", "Money"], path: "Model"),
    .target(
      name: "QuotesDelivery",
      dependencies: [
        sillar("Sillar"), "QuotesModel", sillar("SillarModel"), "Work", "Money",
        .product(name: "MoneyDelivery", package: "Money"),
      ], path: "Delivery", resources: [.copy("Resources")]),
    .target(
      name: "QuotesInfra",
      dependencies: [
        "QuotesModel", sillar("SillarModel"), "Work", "Money", sillar("SillarData"),
        .product(name: "WorkInfra", package: "Work"), grdb, httpTypes, logging,
      ], path: "Infra"),
    .target(
      name: "QuotesTesting",
      dependencies: [
        "Kit", "Money", "QuotesModel", sillar("SillarModel"), "Work",
        .product(name: "WorkTesting", package: "Work"),
      ], path: "Testing"),
    .testTarget(
      name: "QuotesTests",
      dependencies: [
        "QuotesModel", "QuotesDelivery", "QuotesInfra", sillar("SillarModel"), "Work", "Money",
        .product(name: "MoneyDelivery", package: "Money"), sillar("SillarData"),
        .product(name: "WorkInfra", package: "Work"), grdb, httpTypes, logging, sillar("Scripted"),
        sillar("Sillar"), sillar("SillarTesting"), sillar("TestServers"),
        "Kit", "QuotesTesting", .product(name: "WorkTesting", package: "Work"),
      ], path: "Tests"),
  ],
  swiftLanguageModes: [.v6]
)
for target in package.targets { target.swiftSettings = settings }

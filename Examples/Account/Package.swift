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
  name: "Account",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "AccountModel", targets: ["AccountModel"]),
    .library(name: "AccountDelivery", targets: ["AccountDelivery"]),
    .library(name: "AccountInfra", targets: ["AccountInfra"]),
    .library(name: "AccountTesting", targets: ["AccountTesting"]),
  ],
  dependencies: [
    .package(name: "Kit", path: "../Kit"),
    .package(name: "Money", path: "../Money"),
    .package(name: "Sillar", path: "../.."),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
  ],
  targets: [
    .target(name: "AccountModel", dependencies: [sillar("SillarModel"), "Money"], path: "Model"),
    .target(
      name: "AccountDelivery",
      dependencies: [
        sillar("Sillar"), "Money", .product(name: "MoneyDelivery", package: "Money"),
        "AccountModel", sillar("SillarModel"),
      ], path: "Delivery", resources: [.copy("Resources")]),
    .target(
      name: "AccountInfra",
      dependencies: [
        "AccountModel", sillar("SillarModel"), "Money",
        .product(name: "MoneyInfra", package: "Money"), sillar("SillarData"),
        httpTypes, logging,
      ], path: "Infra"),
    .target(
      name: "AccountTesting",
      dependencies: ["AccountModel", "Kit", "Money", sillar("SillarModel")], path: "Testing"),
    .testTarget(
      name: "AccountModelTests",
      dependencies: ["AccountModel", "AccountTesting", "Kit", "Money", sillar("SillarModel")],
      path: "Tests/Model"),
    .testTarget(
      name: "AccountDeliveryTests",
      dependencies: [
        "AccountDelivery", "AccountModel", "AccountTesting", "Kit", "Money",
        .product(name: "MoneyDelivery", package: "Money"), sillar("Scripted"), sillar("Sillar"),
        sillar("SillarModel"), sillar("SillarTesting"),
      ], path: "Tests/Delivery"),
    .testTarget(
      name: "AccountInfraTests",
      dependencies: [
        "AccountInfra", "AccountModel", "AccountTesting", "Kit", "Money", sillar("SillarData"),
        sillar("SillarModel"), sillar("SillarTesting"), sillar("TestServers"),
      ], path: "Tests/Infra"),
  ],
  swiftLanguageModes: [.v6]
)
for target in package.targets { target.swiftSettings = settings }

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
  name: "Payments",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "PaymentsModel", targets: ["PaymentsModel"]),
    .library(name: "PaymentsDelivery", targets: ["PaymentsDelivery"]),
    .library(name: "PaymentsInfra", targets: ["PaymentsInfra"]),
    .library(name: "PaymentsTesting", targets: ["PaymentsTesting"]),
  ],
  dependencies: [
    .package(name: "Kit", path: "../Kit"),
    .package(name: "Money", path: "../Money"),
    .package(name: "Sillar", path: "../.."),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
  ],
  targets: [
    .target(name: "PaymentsModel", dependencies: [sillar("SillarModel"), "Money"], path: "Model"),
    .target(
      name: "PaymentsDelivery",
      dependencies: [
        sillar("Sillar"), sillar("SillarModel"), "Money",
        .product(name: "MoneyDelivery", package: "Money"), "PaymentsModel",
      ], path: "Delivery", resources: [.copy("Resources")]),
    .target(
      name: "PaymentsInfra",
      dependencies: [
        "PaymentsModel", sillar("SillarModel"), "Money",
        .product(name: "MoneyInfra", package: "Money"), sillar("SillarData"),
        httpTypes, logging,
      ], path: "Infra"),
    .target(
      name: "PaymentsTesting",
      dependencies: ["Kit", "Money", "PaymentsModel", sillar("Scripted"), sillar("SillarModel")],
      path: "Testing"),
    .testTarget(
      name: "PaymentsModelTests",
      dependencies: [
        "Kit", "Money", "PaymentsModel", "PaymentsTesting", sillar("SillarModel"),
      ], path: "Tests/Model"),
    .testTarget(
      name: "PaymentsDeliveryTests",
      dependencies: [
        "Kit", "Money", "PaymentsDelivery", "PaymentsModel", "PaymentsTesting", sillar("Scripted"),
        sillar("Sillar"), sillar("SillarModel"), sillar("SillarTesting"),
      ], path: "Tests/Delivery"),
    .testTarget(
      name: "PaymentsInfraTests",
      dependencies: [
        "Kit", "PaymentsInfra", "PaymentsModel", "PaymentsTesting", sillar("SillarData"),
        sillar("SillarModel"),
        sillar("SillarTesting"), sillar("TestServers"),
      ], path: "Tests/Infra"),
  ],
  swiftLanguageModes: [.v6]
)
for target in package.targets { target.swiftSettings = settings }

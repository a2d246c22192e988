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

func sillar(_ name: String) -> Target.Dependency { .product(name: name, package: "Sillar") }

let package = Package(
  name: "Money",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Money", targets: ["Money"]),
    .library(name: "MoneyDelivery", targets: ["MoneyDelivery"]),
    .library(name: "MoneyInfra", targets: ["MoneyInfra"]),
  ],
  dependencies: [
    .package(name: "Sillar", path: "../..")
  ],
  targets: [
    .target(name: "Money", path: "Model"),
    .target(name: "MoneyDelivery", dependencies: [sillar("Sillar"), "Money"], path: "Delivery"),
    .target(name: "MoneyInfra", dependencies: ["Money"], path: "Infra"),
    .testTarget(
      name: "MoneyTests", dependencies: ["Money", "MoneyDelivery", sillar("Sillar")], path: "Tests"),
  ],
  swiftLanguageModes: [.v6]
)
for target in package.targets { target.swiftSettings = settings }

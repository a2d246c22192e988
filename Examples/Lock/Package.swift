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

let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
func sillar(_ name: String) -> Target.Dependency { .product(name: name, package: "Sillar") }

let package = Package(
  name: "Lock",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "LockModel", targets: ["LockModel"]),
    .library(name: "LockDelivery", targets: ["LockDelivery"]),
    .library(name: "LockInfra", targets: ["LockInfra"]),
  ],
  dependencies: [
    .package(name: "Sillar", path: "../.."),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
  ],
  targets: [
    .target(name: "LockModel", path: "Model"),
    .target(
      name: "LockDelivery", dependencies: [sillar("Sillar"), "LockModel"], path: "Delivery",
      resources: [.copy("Resources")]),
    .target(
      name: "LockInfra",
      dependencies: ["LockModel", sillar("SillarData"), sillar("SillarModel"), crypto],
      path: "Infra"),
    .testTarget(
      name: "LockTests",
      dependencies: [
        "LockModel", "LockDelivery", "LockInfra", sillar("Scripted"), sillar("Sillar"),
        sillar("SillarModel"), sillar("SillarTesting"),
      ], path: "Tests"),
  ],
  swiftLanguageModes: [.v6]
)
for target in package.targets { target.swiftSettings = settings }

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
let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
func sillar(_ name: String) -> Target.Dependency { .product(name: name, package: "Sillar") }

let package = Package(
  name: "SignIn",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "SignInModel", targets: ["SignInModel"]),
    .library(name: "SignInDelivery", targets: ["SignInDelivery"]),
    .library(name: "SignInInfra", targets: ["SignInInfra"]),
    .library(name: "SignInTesting", targets: ["SignInTesting"]),
  ],
  dependencies: [
    .package(name: "Kit", path: "../Kit"),
    .package(name: "Sillar", path: "../.."),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
  ],
  targets: [
    .target(name: "SignInModel", dependencies: [sillar("SillarModel")], path: "Model"),
    .target(
      name: "SignInDelivery",
      dependencies: [sillar("Sillar"), sillar("SillarModel"), "SignInModel"], path: "Delivery",
      resources: [.copy("Resources")]),
    .target(
      name: "SignInInfra",
      dependencies: [
        crypto, httpTypes, logging, sillar("SillarData"), sillar("SillarModel"),
        "SignInModel",
      ], path: "Infra"),
    .target(name: "SignInTesting", dependencies: ["Kit", "SignInModel"], path: "Testing"),
    .testTarget(
      name: "SignInTests",
      dependencies: [
        "Kit", "SignInDelivery", "SignInInfra", "SignInModel", "SignInTesting", sillar("Scripted"),
        sillar("Sillar"), sillar("SillarData"), sillar("SillarModel"), sillar("SillarTesting"),
        sillar("TestServers"),
      ], path: "Tests"),
  ],
  swiftLanguageModes: [.v6]
)
for target in package.targets { target.swiftSettings = settings }
